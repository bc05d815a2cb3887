import type { ResourceNamespaceMap } from 'i18next';
import { useTranslation } from '../../i18n/use-translation.tsx';

export type FormErrorKey = keyof ResourceNamespaceMap['ui/form/errors'];

/** The message for an error key; unknown keys get a general message. */
export function useErrorText(): (key: string) => string {
  const { t, has } = useTranslation('ui/form/errors');
  const isKnown = (key: string): key is FormErrorKey => has(key);
  return (key) => t(isKnown(key) ? key : 'value_is_not_valid');
}
