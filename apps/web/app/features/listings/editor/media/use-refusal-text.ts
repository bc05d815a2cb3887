import { useTranslation } from 'react-i18next';
import type { Refusal } from './file-fault.ts';

/** The sentence that says why a file was refused. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTranslation('media');
  return ({ key, message }) => (key ? t(key) : message || t('connection_lost'));
}
