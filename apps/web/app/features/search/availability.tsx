import type { contract } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { dayOfYear } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';

type Beds = Pick<
  contract.search.Card,
  'num_beds' | 'num_vacant_beds' | 'free_from' | 'num_free_from'
>;

/** Whether a bed can be had today. A house without beds, such as a hotel, is never full. */
export function isFreeNow({ num_beds, free_from }: Omit<Beds, 'num_vacant_beds'>): boolean {
  if (num_beds === 0) return true;
  return free_from !== null && free_from <= new Date().toISOString().slice(0, 10);
}

/** From when beds are free: "Free now", "2 beds free from Jun 1" or "Full". */
export function useAvailability(): (beds: Beds) => string | null {
  const { t } = useTranslation('search');
  const { locale } = usePage();
  return (beds) => {
    if (beds.num_beds === 0) return null;
    if (isFreeNow(beds)) return t('free_now');
    const { free_from, num_free_from: count, num_vacant_beds } = beds;
    if (free_from !== null) return t('free_from', { count, date: dayOfYear(free_from, locale) });
    return t(num_vacant_beds > 0 ? 'no_bed_free_now' : 'full');
  };
}
