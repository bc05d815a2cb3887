import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { FormIssues } from '../../../ui/form/use-form-issues.ts';
import { UseAnyway } from './use-anyway.tsx';

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
