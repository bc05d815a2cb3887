import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Input } from './controls.tsx';
import { controlOf, Field, type FieldProps } from './field.tsx';
import { fieldClasses } from './field-classes.ts';

interface PasswordFieldProps extends FieldProps {
  value: string;
  onValue: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField({ value, onValue, autoComplete, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('ui/form');
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <Field {...field}>
      <div className={fieldClasses.withButton}>
        <Input
          {...controlOf(field)}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
        <button
          type="button"
          className={fieldClasses.inside}
          aria-label={t(isVisible ? 'hide_password' : 'show_password')}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon aria-hidden size={22} stroke={1.75} />
        </button>
      </div>
    </Field>
  );
}
