import { useTranslation } from 'react-i18next';
import { mediaText } from '../../../i18n/en/media.ts';
import type { Refusal } from './file-fault.ts';

/** The sentence that says why a file was refused. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTranslation(mediaText);
  return ({ key, message }) => (key ? t(key) : message || t('connection_lost'));
}
