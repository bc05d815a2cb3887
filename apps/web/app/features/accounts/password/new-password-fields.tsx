import { accounts } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { whenMemberLeaves } from '../../../lib/tab-member.ts';
import { Button } from '../../../ui/button.tsx';
import { type FieldIssue, issuesFromServer } from '../../../ui/form/field-issues.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { FormIssues } from '../../../ui/form/use-form-issues.ts';

/** The fields in the order of the forms. */
const ORDER = ['first_name', 'last_name', 'display_name', 'email', 'password'];

/** What others know about the member. */
type Owner = Record<'email' | 'first_name' | 'last_name' | 'display_name', string>;

/** The common password that is wanted anyway: a sign-up sends it from another page. */
let acceptedPassword: string | null = null;
whenMemberLeaves(() => {
  acceptedPassword = null;
});

/** Asks the server to look for a common password, until the member wants that one anyway. */
export function useCommonPassword(password: string) {
  const blocklist = usePage().passwordBlocklist;
  const isWarned = blocklist === 'warn';
  return {
    /** A part of the body; read it when the form is sent. */
    check: () => (isWarned && acceptedPassword !== password ? { check_common: true } : {}),
    /** Why to choose another one, before the rest of the form is filled in. */
    refusal: async (owner: Owner): Promise<FieldIssue[]> => {
      if (blocklist === 'off' || (isWarned && acceptedPassword === password)) return [];
      const { email, first_name, last_name, display_name } = owner;
      const body = { password, email, first_name, last_name, display_name };
      try {
        const { common } = await call(
          accounts.checkPassword,
          { body },
          { quiet: true, anonymous: true },
        );
        return common ? [{ field: 'password', key: 'password_is_too_common' }] : [];
      } catch (error) {
        // Everything is checked again when the account is created.
        return issuesFromServer(isApiError(error) ? error.body.errors : undefined, ORDER);
      }
    },
    accept: () => {
      acceptedPassword = password;
    },
  };
}

/** Where common passwords are only warned of: the button under the warning. */
export function UseAnyway({ form, onPress }: { form: FormIssues; onPress: () => void }) {
  const { t } = useTranslation('ui/form');
  const isWarned = usePage().passwordBlocklist === 'warn';
  if (!isWarned || form.keyOf('password') !== 'password_is_too_common') return null;
  return (
    <Button variant="outline" onClick={onPress}>
      {t('use_anyway')}
    </Button>
  );
}

interface NewPassword {
  password: string;
  confirm_password: string;
}

interface NewPasswordFieldsProps {
  values: NewPassword;
  set: (change: Partial<NewPassword>) => void;
  form: FormIssues;
  label: string;
  hint?: string;
  confirmLabel: string;
  /** The member wants a common password. */
  onUseAnyway?: () => void;
}

/** A new password, typed twice. */
export function NewPasswordFields({
  values,
  set,
  form,
  label,
  hint,
  confirmLabel,
  onUseAnyway,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        {...(hint !== undefined && { hint })}
        autoComplete="new-password"
        value={values.password}
        onValue={(password) => set({ password })}
        issue={form.keyOf('password')}
        more={onUseAnyway && <UseAnyway form={form} onPress={onUseAnyway} />}
      />
      <PasswordField
        name="confirm_password"
        label={confirmLabel}
        autoComplete="new-password"
        value={values.confirm_password}
        onValue={(confirm_password) => set({ confirm_password })}
        issue={form.keyOf('confirm_password')}
      />
    </>
  );
}
