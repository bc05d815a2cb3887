import type { contract } from '@crewpad/contract';
import { localDate } from '@crewpad/domain';
import { owedParts, owedSince } from '../../../features/rent/index.ts';
import { useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useNow } from '../../../lib/when.ts';
import { Button } from '../../../ui/button.tsx';
import type { Tenant } from './load-tenant.ts';
import { HeldRent, NextAttempt, NextRent, ReopenedRent, ReturnedRefunds } from './tenant-money.tsx';

type Rental = Pick<Tenant, 'rental'>;

/** What the tenant owes in words, what is next, and the way to remind them. */
export function TenantBalance({
  rental,
  balance,
  account,
}: Pick<Tenant, 'rental' | 'balance' | 'account'>) {
  const { t } = useTranslation('pages/my-crew/tenant');
  const { t: crew } = useTranslation('pages/my-crew');
  const { locale, member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const words = useBalanceWords({ rental, balance, account });
  const { owed } = rental;
  const isLate = balance?.late_days != null;
  const remindedOn = balance?.reminded_at
    ? shortDate(localDate(new Date(balance.reminded_at), rental.time_zone), locale)
    : null;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1 text-sm">
      <p
        className="m-0 text-lg font-bold tabular data-owes:text-bad"
        data-owes={balance !== null || undefined}
      >
        {words}
      </p>
      {balance !== null && owed && (
        <span className="text-ink-soft">
          {owedParts(owed, locale)
            .map(({ key, amount }) => crew(key, { amount }))
            .join(', ')}
        </span>
      )}
      <ReopenedRent rental={rental} />
      <ReturnedRefunds rental={rental} />
      <HeldRent rental={rental} />
      <NextAttempt rental={rental} />
      <NextRent rental={rental} />
      {rental.credit_kept && (
        <span className="text-ink-soft">
          {crew('credit_kept', { amount: exactMoney(rental.credit_kept.amount, locale) })}
          {rental.credit_kept.reason && ` ${crew('reason', { reason: rental.credit_kept.reason })}`}
        </span>
      )}
      {isLate && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            variant="outline"
            disabled={!hydrated || member?.switched === true}
            aria-describedby={member?.switched ? 'balance-why' : undefined}
            onClick={() => openDialog({ action: 'remind', rental })}
          >
            {t('remind')}
          </Button>
          {remindedOn !== null && (
            <span className="text-muted">{t('reminded', { day: remindedOn })}</span>
          )}
          {member?.switched && (
            <span id="balance-why" className="text-muted">
              {crew('roll_switched')}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** "Owes $398.33 since Dec 1, 9 days late". */
export function useBalanceWords({ rental, balance, account }: Parameters<typeof TenantBalance>[0]) {
  const { t } = useTranslation('pages/my-crew/tenant');
  const { t: crew } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const now = useNow();
  if (balance === null) {
    if (account.balance >= 0) return t('owes_nothing');
    return t('credit', { amount: exactMoney(-account.balance, locale) });
  }
  const amount = exactMoney(balance.owed, locale);
  if (balance.late_days !== null && balance.late_since !== null) {
    const since = shortDate(balance.late_since, locale);
    return t('owes_late', { amount, since, count: balance.late_days });
  }
  const { owed } = rental;
  if (owed === null) return crew('owes_today', { amount });
  return crew(`owes${owedSince(owed, rental.time_zone, now)}`, {
    amount,
    since: shortDate(owed.since, locale),
  });
}

/** How late the rent of a line is, and the way to ask for the agreed late fee. */
export function LateFeeButton({
  rental,
  row,
}: Rental & { row: Pick<contract.reports.AccountRow, 'charge_id'> }) {
  const { t } = useTranslation('pages/my-crew/tenant');
  const { t: crew } = useTranslation('pages/my-crew');
  const { locale, member, flags } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const charge = rental.open_charges.find(({ id }) => id === row.charge_id);
  if (charge?.late_days == null) return null;
  const { late_fee: amount } = charge;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="text-bad">{crew('rent_late_days', { count: charge.late_days })}</span>
      {amount !== null && flags.paymentRequest && (
        <Button
          variant="subtle"
          className="-ml-3"
          disabled={!hydrated || member?.switched === true}
          onClick={() => openDialog({ action: 'late_fee', rental, lateFee: { charge, amount } })}
        >
          {t('add_late_fee', { amount: exactMoney(amount, locale) })}
        </Button>
      )}
    </span>
  );
}
