import type { contract } from '@crewpad/contract';
import { localDate } from '@crewpad/domain';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { autopayEnded } from '../rentals/index.ts';

type Rental = Pick<
  contract.rentals.Rental,
  'autopay_state' | 'lister' | 'role' | 'status' | 'time_zone'
>;

/** AutoPay of a rental, as its reader reads it; null if it can't be used. */
export function useAutopayWords({
  autopay_state,
  lister,
  role,
  status,
  time_zone,
}: Rental): string | null {
  const { t } = useTranslation('rentals/history');
  const { locale, flags } = usePage();
  if (autopay_state === null) return null;
  const { state, since, reason = 'payouts', ended_by, ended_from } = autopay_state;
  if (state === 'off' && ended_by === undefined && !flags.autopay) return null;
  const day = since === null ? '' : shortDate(localDate(new Date(since), time_zone), locale);
  const isLister = role === 'lister';
  const name = lister?.display_name ?? '';
  if (state === 'paused') {
    const isTheirs = reason === 'payouts' || reason === 'collections_held';
    const why = t(isLister && isTheirs ? `pause_${reason}_you` : `pause_${reason}`, {
      lister: name,
    });
    return since === null ? t('autopay_paused', { why }) : t('autopay_paused_since', { day, why });
  }
  if (state === 'on' && status === 'pending') return t('autopay_on_acceptance');
  if (ended_by === undefined) return t(`autopay_${state}`, { day });
  const endText = autopayEnded(ended_by, ended_from ?? 'on');
  return t(
    isLister && endText !== 'autopay_ended_dispute_lost' ? `${endText}_on_you` : `${endText}_on`,
    {
      day,
      lister: name,
    },
  );
}
