import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { isSettled } from '@crewpad/domain';
import { useState } from 'react';
import { LineText, usePerform } from '../../../features/rent/index.ts';
import {
  nameOf,
  notReturned,
  retriedLines,
  settlementParts,
  useRentalDialog,
} from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Objections } from './tenant-money.tsx';

/** Ended stays with money that is not settled yet, or an objection to answer. */
export function SettleCards({ rentals }: { rentals: readonly contract.rentals.Rental[] }) {
  const { t } = useTranslation('pages/my-crew');
  if (rentals.length === 0) return null;
  return (
    <ul aria-label={t('settle_list')} className="mx-0 mt-4 mb-0 grid list-none gap-4 p-0">
      {rentals.map((rental) => (
        <li key={rental.id}>
          <SettleCard rental={rental} />
        </li>
      ))}
    </ul>
  );
}

function SettleCard({ rental }: { rental: contract.rentals.Rental }) {
  const { t } = useTranslation('pages/my-crew');
  const { t: rentalTexts } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const { settlement, checkout_date: day, checkout_reason: reason } = rental;
  const name = nameOf(rental, t('someone'));
  const isOpen = settlement !== null && settlement.settled_at === null && !isSettled(settlement);
  return (
    <section
      aria-label={t('settle_title', { name })}
      className="grid gap-4 rounded-md border border-l-3 border-line border-l-line-strong bg-surface p-4"
    >
      <div>
        <h2 className="m-0 text-md">{t('settle_title', { name })}</h2>
        <p className="m-0 text-xs text-muted">
          {rental.location}
          {day !== null && `, ${t('settle_until', { day: shortDate(day, locale) })}`}
        </p>
        {isOpen && settlement.unused_days && (
          <p className="m-0 text-xs text-muted">
            {rentalTexts('settle_days', {
              days: periodDays(settlement.unused_days.from, settlement.unused_days.to, locale),
            })}
          </p>
        )}
        {reason && <p className="m-0 text-xs text-muted">{t('reason', { reason })}</p>}
      </div>
      <Objections rental={rental} name={name} />
      {isOpen && <OpenSettlement rental={rental} settlement={settlement} name={name} />}
    </section>
  );
}

interface OpenSettlementProps {
  rental: contract.rentals.Rental;
  settlement: contract.rentals.Settlement;
  name: string;
}

/** What is left to settle, each part with its button, and Done. */
function OpenSettlement({ rental, settlement, name }: OpenSettlementProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const perform = usePerform();
  const [busy, setBusy] = useState(false);
  const isHeldUp = !hydrated || member?.switched === true;
  const lines = retriedLines(settlement);
  const refund = lines.length > 0 ? 'retried' : settlement.refunds_pending > 0 ? 'refund' : null;
  const waits = settlement.deposit_held > 0 ? 'deposit' : refund;
  const keptAmount = notReturned(settlement);
  const hint =
    waits !== null
      ? t(`settle_wait_${waits}`)
      : keptAmount > 0
        ? t('settle_keeps', { amount: exactMoney(keptAmount, locale) })
        : null;
  const daysOf = ({ period_from, period_to }: (typeof settlement.open)[number]) =>
    periodDays(period_from, period_to, locale);
  const close = async () => {
    setBusy(true);
    const work = () => call(rent.closeSettlement, { params: { id: rental.id } }, { quiet: true });
    await perform(work, t('settle_closed', { name }), t('settle_not_closed'));
    setBusy(false);
  };
  return (
    <>
      <ul className="m-0 grid list-none gap-2 p-0">
        {settlementParts(settlement).map(({ part, amount }) => (
          <li
            key={part}
            className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-1"
          >
            <span>
              {part === 'retried'
                ? lines.map((line, at) => (
                    <span key={settlement.refunds_retried?.[at]?.refund_id} className="block">
                      <LineText line={line} who={name} />
                    </span>
                  ))
                : t(`settle_part_${part}`, { amount: exactMoney(amount, locale) })}
              {part === 'open' && `: ${settlement.open.map(daysOf).join('; ')}`}
            </span>
            {part !== 'pending' && (
              <Button
                variant={part === 'unused' ? 'accent' : 'outline'}
                disabled={isHeldUp}
                onClick={() =>
                  openDialog(
                    part === 'open'
                      ? { action: 'add_payment', rental }
                      : { action: 'settle_stay', rental, part },
                  )
                }
              >
                {t(`settle_do_${part}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          disabled={isHeldUp || busy || waits !== null}
          aria-describedby={hint === null ? undefined : `settle-hint-${rental.id}`}
          onClick={close}
        >
          {t('settle_done')}
        </Button>
        {hint !== null && (
          <span id={`settle-hint-${rental.id}`} className="m-0 text-xs text-muted">
            {hint}
          </span>
        )}
      </div>
    </>
  );
}
