import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { dueTime } from '../../rentals/index.ts';

interface RentWaitProps {
  payment: Pick<
    contract.rent.Transaction,
    'due_at' | 'hold' | 'lister_name' | 'next_attempt_at' | 'role' | 'tenant_name' | 'time_zone'
  >;
  className?: string | undefined;
}

/** What an open payment waits for, or when the card is charged next. */
export function RentWait({ payment, className }: RentWaitProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { hold, next_attempt_at: next, due_at, lister_name, time_zone } = payment;
  const isTenants = payment.role === 'tenant';
  const tenant = payment.tenant_name || t('invited_member');
  const waitsFor = () => {
    if (hold === null) return null;
    // The tenant reads of the bank what the lister reads.
    if (hold === 'bank_confirmation') return t('hold_bank_confirmation', { name: tenant });
    if (hold === 'card_disputed') return t('hold_card_disputed');
    return isTenants
      ? t(`hold_${hold}_you`, { name: lister_name })
      : t(`hold_${hold}`, { name: tenant });
  };
  return (
    <>
      {hold !== null && <span className={className}>{waitsFor()}</span>}
      {next !== null && next !== due_at && (
        <span className={className}>
          {t(isTenants ? 'next_attempt_you' : 'next_attempt', {
            when: dueTime(next, time_zone, locale),
          })}
        </span>
      )}
    </>
  );
}
