import type { ResourceNamespaceMap } from 'i18next';
import { useTranslation } from 'react-i18next';

export type FormErrorKey = keyof ResourceNamespaceMap['form-errors'];

/** The message for an error key; unknown keys get a general message. */
export function useErrorText(): (key: string) => string {
  const { t, i18n } = useTranslation('form-errors');
  const isKnown = (key: string): key is FormErrorKey => i18n.exists(key, { ns: 'form-errors' });
  return (key) => t(isKnown(key) ? key : 'value_is_not_valid');
}
