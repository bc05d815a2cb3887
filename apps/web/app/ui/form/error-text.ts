import { useTranslation } from 'react-i18next';
import { formErrorsText, isFormErrorKey } from '../../i18n/en/form-errors.ts';

/** The sentence of a stable key; keys that no form knows get a general one. */
export function useErrorText(): (key: string) => string {
  const { t } = useTranslation(formErrorsText);
  return (key) => t(isFormErrorKey(key) ? key : 'value_is_not_valid');
}
