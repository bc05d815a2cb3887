import { useTranslation } from '../../../i18n/use-translation.tsx';
import { shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';

/** "Dec 1, 2026 to Jan 20, 2027", or "from Dec 1, 2026". */
export function useDayWords(): (days: { from: string; until: string | null }) => string {
  const { t } = useTranslation('pages/my-crew/calendar');
  const { locale } = usePage();
  return ({ from, until }) =>
    until === null
      ? t('from', { from: shortDate(from, locale) })
      : t('from_until', { from: shortDate(from, locale), until: shortDate(until, locale) });
}
