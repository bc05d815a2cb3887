import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayOfYear } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';

type Beds = Pick<
  contract.search.Card,
  'num_beds' | 'num_vacant_beds' | 'free_from' | 'num_free_from'
>;

/** Whether a bed is available today. A listing without beds, such as a hotel, is never full. */
export function isFreeNow(
  { num_beds, free_from }: Pick<Beds, 'num_beds' | 'free_from'>,
  today: string,
): boolean {
  if (num_beds === 0) return true;
  return free_from !== null && free_from <= today;
}

/** The number of beds free today. A pending or held bed has no tenant, but is not free. */
export function freeBeds(beds: Beds, today: string): number {
  if (beds.num_beds === 0 || !isFreeNow(beds, today)) return 0;
  return Math.min(beds.num_vacant_beds, beds.num_free_from);
}

/** The bed badge of a card: every bed has a tenant, or some of them. */
export function bedBadge(beds: Beds): 'full' | 'last' | null {
  const { num_beds, num_vacant_beds: vacant } = beds;
  if (num_beds === 0 || vacant >= num_beds) return null;
  return vacant === 0 ? 'full' : 'last';
}

/**
 * "8 of 10 free", "Free now" for a single bed, "2 beds free from Jun 1" or "1 bed pending". A full one
 * is "Not available, 0 of 6 beds free", and where there is room says when a bed becomes free.
 */
export function useAvailability({ isShort = false } = {}): (beds: Beds) => string | null {
  const { t } = useTranslation('search');
  const { locale, today, year } = usePage();
  return (beds) => {
    const { num_beds: all, num_vacant_beds: vacant, free_from, num_free_from: count } = beds;
    if (all === 0) return null;
    if (isFreeNow(beds, today)) {
      return all === 1 ? t('free_now') : t('free_of', { free: freeBeds(beds, today), all });
    }
    const later =
      free_from !== null && t('free_from', { count, date: dayOfYear(free_from, locale, year) });
    if (vacant > 0) return later || t('pending', { count: vacant });
    const none = t('not_available', { count: all });
    return later && !isShort ? `${none}. ${later}` : none;
  };
}
