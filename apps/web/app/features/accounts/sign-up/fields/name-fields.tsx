import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { twoClass } from '../../../../ui/form/form-classes.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';

interface Names {
  first_name: string;
  last_name: string;
}

interface NameFieldsProps {
  value: Names;
  onValue: (change: Partial<Names>) => void;
  keyOf: (field: string) => string | undefined;
}

/** First and last name of a member, side by side if there is room. */
export function NameFields({ value, onValue, keyOf }: NameFieldsProps) {
  const { t } = useTranslation('accounts/sign-up');
  return (
    <div className={twoClass}>
      <TextField
        name="first_name"
        label={t('first_name')}
        autoComplete="given-name"
        maxLength={100}
        value={value.first_name}
        onValue={(first_name) => onValue({ first_name })}
        issue={keyOf('first_name')}
      />
      <TextField
        name="last_name"
        label={t('last_name')}
        autoComplete="family-name"
        maxLength={100}
        value={value.last_name}
        onValue={(last_name) => onValue({ last_name })}
        issue={keyOf('last_name')}
      />
    </div>
  );
}
