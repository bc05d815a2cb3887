import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { AFTER_EMAIL_CHANGE_MS, isSameEmail } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { reloadPage } from '../../../lib/leave-page.ts';
import { type FieldIssue, issuesOf } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useSave } from '../use-save.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';
import { useStorePendingEmail } from './use-pending-email.ts';

const ORDER = ['email', 'current_password'];

/** Requests a change of the email, which takes effect once its confirmation link is opened. */
export function EmailForm({
  user,
  onLeave,
}: {
  user: contract.accounts.OwnUser;
  onLeave: () => void;
}) {
  const { t } = useTranslation('pages/settings');
  const form = useFormIssues();
  const { busy, save } = useSave(form, ORDER);
  const storePendingEmail = useStorePendingEmail();
  const [values, setValues] = useState({ email: '', current_password: '' });
  const [onBlur, setOnBlur] = useState<string | undefined>();
  const [isSent, setSent] = useState(false);
  useFocusAtFirst('email');

  const set = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    setOnBlur(undefined);
    form.clear(...Object.keys(change));
  };

  const submit = async () => {
    const parsed = contract.accounts.emailChangeForm.safeParse(values);
    const issues: FieldIssue[] = issuesOf(parsed, ORDER);
    if (isSameEmail(values.email, user.email)) {
      issues.unshift({ field: 'email', key: 'new_email_must_differ' });
    }
    form.show(issues);
    if (!parsed.success || issues.length > 0 || isSent) return;
    const isDone = await save(() => call(accounts.updateEmail, { body: parsed.data }));
    if (!isDone) return;
    setSent(true);
    toast({ kind: 'success', message: t('confirmation_sent') });
    await storePendingEmail(parsed.data.email);
    setTimeout(reloadPage, AFTER_EMAIL_CHANGE_MS);
  };

  return (
    <div>
      <Form form={form} onSubmit={submit}>
        <TextField
          name="email"
          label={t('new_email')}
          hint={onBlur === undefined ? t('new_email_hint') : undefined}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          value={values.email}
          onValue={(email) => set({ email })}
          onBlur={({ relatedTarget }) => {
            // A message that moves the button during a press would prevent the click.
            if (!(relatedTarget instanceof HTMLButtonElement)) setOnBlur(faultOf(values.email));
          }}
          issue={form.keyOf('email') ?? onBlur}
        />
        <PasswordField
          name="current_password"
          label={t('current_password')}
          autoComplete="current-password"
          value={values.current_password}
          onValue={(current_password) => set({ current_password })}
          issue={form.keyOf('current_password')}
        />
        <FormFoot save={t('save_email')} busy={busy} isSent={isSent} onCancel={onLeave} />
      </Form>
    </div>
  );
}

/** The error of a typed email; none while the field is empty. */
function faultOf(email: string): string | undefined {
  if (email.trim() === '') return undefined;
  return contract.accounts.emailChangeForm.shape.email.safeParse(email).error?.issues[0]?.message;
}
