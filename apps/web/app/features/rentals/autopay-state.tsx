import type { contract } from '@crewpad/contract';
import { localDate } from '@crewpad/domain';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';

type Rental = Pick<contract.rentals.Rental, 'autopay_state' | 'status' | 'time_zone'>;

/** AutoPay of a rental, in the same words for both sides; null if it can't be used. */
export function useAutopayWords({ autopay_state, status, time_zone }: Rental): string | null {
  const { t } = useTranslation('rental-history');
  const { locale, flags } = usePage();
  if (autopay_state === null) return null;
  const { state, since, reason, ended_by } = autopay_state;
  if (state === 'off' && !flags.autopay) return null;
  if (state === 'paused') return t(`autopay_paused_${reason ?? 'payouts'}`);
  if (state === 'on' && status === 'pending') return t('autopay_on_acceptance');
  const name = ended_by === undefined ? state : (`ended_${ended_by}` as const);
  return t(`autopay_${name}`, { day: shortDate(localDate(new Date(since), time_zone), locale) });
}
