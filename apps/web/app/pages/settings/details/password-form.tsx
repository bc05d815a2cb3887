import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { UseAnyway, useCommonPassword } from '../../../features/accounts/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { issuesOf } from '../../../ui/form/field-issues.ts';
import formClasses from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useSave } from '../use-save.ts';
import classes from './details.module.css';
import { useFocusAtFirst } from './use-focus-at-first.ts';
import { usePendingEmail, useStorePendingEmail } from './use-pending-email.ts';

const ORDER = ['current_password', 'password', 'confirm_password'];
const MISMATCH = 'passwords_do_not_match';

/** Changes the password; shows a mismatch while typing. */
export function PasswordForm({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('pages/settings');
  const form = useFormIssues();
  const { busy, save } = useSave(form, ORDER);
  const { revalidate } = useRevalidator();
  const pending = usePendingEmail();
  const storePendingEmail = useStorePendingEmail();
  const [values, setValues] = useState({
    current_password: '',
    password: '',
    confirm_password: '',
  });
  useFocusAtFirst('current_password');
  const { password, confirm_password } = values;
  const common = useCommonPassword(password);
  const isTyped = confirm_password !== '';
  const isSame = password.normalize('NFC') === confirm_password.normalize('NFC');

  const set = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };

  const submit = async () => {
    const parsed = contract.accounts.passwordChangeForm.safeParse(values);
    form.show(issuesOf(parsed, ORDER));
    if (!parsed.success) return;
    const isDone = await save(() =>
      call(accounts.updatePassword, { body: { ...parsed.data, ...common.check() } }),
    );
    if (!isDone) return;
    toast({ kind: 'success', message: t('password_saved') });
    // A new password invalidates earlier links.
    if (pending !== null) await storePendingEmail(pending.requestedEmail, true);
    onLeave();
    // The other devices are no longer in the list.
    await revalidate();
  };

  return (
    <div>
      <Form form={form} onSubmit={submit}>
        <PasswordField
          name="current_password"
          label={t('current_password')}
          autoComplete="current-password"
          value={values.current_password}
          onValue={(current_password) => set({ current_password })}
          issue={form.keyOf('current_password')}
        />
        <div className={formClasses.two}>
          <PasswordField
            name="password"
            label={t('new_password')}
            hint={t('new_password_hint')}
            autoComplete="new-password"
            value={password}
            onValue={(value) => set({ password: value })}
            issue={form.keyOf('password')}
            more={
              <UseAnyway
                form={form}
                onPress={() => {
                  common.accept();
                  submit();
                }}
              />
            }
          />
          <div>
            <PasswordField
              name="confirm_password"
              label={t('confirm_password')}
              autoComplete="new-password"
              value={confirm_password}
              onValue={(value) => set({ confirm_password: value })}
              issue={form.keyOf('confirm_password') ?? (isTyped && !isSame ? MISMATCH : undefined)}
            />
            <p role="status" className={classes.match}>
              {isTyped && isSame ? t('passwords_match') : ''}
            </p>
          </div>
        </div>
        <FormFoot save={t('save_password')} busy={busy} onCancel={onLeave} />
      </Form>
    </div>
  );
}
