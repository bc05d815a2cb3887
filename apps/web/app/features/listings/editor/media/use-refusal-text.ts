import { useTranslation } from '../../../../i18n/use-translation.tsx';
import type { Refusal } from './file-fault.ts';

/** The message for a refused file. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTranslation('listings/editor/media');
  return ({ key, message }) => (key ? t(key) : message || t('connection_lost'));
}
