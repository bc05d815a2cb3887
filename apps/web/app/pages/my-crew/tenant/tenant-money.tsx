import type { contract } from '@crewpad/contract';
import { AUTOPAY, isOpenObjection, localDate } from '@crewpad/domain';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { chargeParts, LeftAtEnd, useAutopayWords } from '../../../features/rent/index.ts';
import {
  dueTime,
  dueWhen,
  nameOf,
  notReturned,
  returnable,
  useRentalDialog,
} from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { useObjectionWords } from '../../../lib/objection-words.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';

const settleClass = 'justify-start! p-0! text-start! text-xs underline!';

/** The parts of a tenant's row about money that waits for somebody. */

interface Tenancy {
  rental: contract.rentals.Rental;
}

/** Rent that was paid and is open again, with the day. */
export function ReopenedRent({ rental }: Tenancy) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  return rental.open_charges.map(
    ({ id, reopened, period_from, period_to }) =>
      reopened && (
        <span key={id} className="text-xs text-warn">
          {t(`reopened_${reopened.by}`, {
            days: periodDays(period_from, period_to, locale),
            on: shortDate(reopened.on, locale),
          })}
        </span>
      ),
  );
}

/** Refunds that the bank has sent back for good, with the way to their payments. */
export function ReturnedRefunds({ rental }: Tenancy) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  return rental.returned_refunds.map(({ id, amount, on }) => (
    <Link key={id} to={`/transactions?tenant=${rental.id}`} className="text-xs text-warn">
      {t('returned_refund', { amount: exactMoney(amount, locale), day: shortDate(on, locale) })}
    </Link>
  ));
}

/** What the money of the rental waits for. */
export function HeldRent({ rental }: Tenancy) {
  const { t } = useTranslation('pages/my-crew');
  if (!rental.hold) return null;
  const name = nameOf(rental, t('someone'));
  return <span className="text-xs text-warn">{t(`hold_${rental.hold}`, { name })}</span>;
}

/** When the card is charged again for rent whose charge has failed. */
export function NextAttempt({ rental }: Tenancy) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  return rental.open_charges.map(
    ({ id, due_at, next_attempt_at: at }) =>
      at !== null &&
      at !== due_at && (
        <span key={id} className="text-xs text-warn">
          {t('roll_next_attempt', { when: dueTime(at, rental.time_zone, locale) })}
        </span>
      ),
  );
}

/** The rent that is due next, and its parts; of an invitation the day of each month. */
export function NextRent({ rental }: Tenancy) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { next_charge: next } = rental;
  const parts = next === null ? [] : chargeParts(next, locale);
  return (
    <>
      <span className="text-xs text-muted">
        {next
          ? t(next.amount === rental.rent_today ? 'next_rent' : 'next_part', {
              amount: exactMoney(next.amount, locale),
              date: dueWhen(next, rental.time_zone, locale),
            })
          : rental.status === 'pending' &&
            t('due_on', { count: rental.payment_date, ordinal: true })}
      </span>
      {parts.length > 0 && (
        <span className="text-xs text-muted">
          {parts.map(({ key, values }) => t(key, values)).join(', ')}
        </span>
      )}
    </>
  );
}

interface ObjectionsProps extends Tenancy {
  name: string;
  /** Only those, or only open ones; all if it is left out. */
  answered?: boolean;
}

/** The tenant's objections that wait for an answer, and the answers about rent still to pay. */
export function Objections({ rental, name, answered }: ObjectionsProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, member } = usePage();
  const wordsOf = useObjectionWords();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const isUnpaid = (id: number) => rental.open_charges.some((charge) => charge.id === id);
  const objections = rental.objections.filter((objection) => {
    const isOpen = isOpenObjection(objection);
    if (answered === isOpen) return false;
    return isOpen || (objection.answer !== null && isUnpaid(objection.charge_id));
  });
  return objections.map((objection) =>
    objection.answer === null ? (
      <div
        key={objection.id}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
      >
        <p className="m-0 min-w-0 grow basis-60 font-medium wrap-anywhere text-ink">
          {t('objection_open', {
            ...{ name, about: wordsOf(objection), text: objection.text },
            day: shortDate(objection.on, locale),
          })}
        </p>
        <Button
          variant="outline"
          disabled={!hydrated || member?.switched}
          onClick={() => openDialog({ action: 'answer_objection', objection, tenant: name })}
        >
          {t('roll_answer')}
        </Button>
      </div>
    ) : (
      <Fragment key={objection.id}>
        <span className="text-xs text-muted">
          {t('objection_open', {
            ...{ name, about: wordsOf(objection), text: objection.text },
            day: shortDate(objection.on, locale),
          })}
        </span>
        <span className="text-xs text-muted">
          {t('objection_answered', {
            day: shortDate(objection.answered_on ?? objection.on, locale),
            text: objection.answer,
          })}
        </span>
      </Fragment>
    ),
  );
}

/** AutoPay, and the way to take back what the tenant has not answered. */
export function Autopay({ rental }: Tenancy) {
  const { t } = useTranslation('pages/my-crew');
  const { member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const words = useAutopayWords(rental);
  const { abilities, auto_pay, autopay_state } = rental;
  if (words === null) return null;
  const isAsked = auto_pay === AUTOPAY.asked && abilities.disable_autopay;
  const isStopAsked = auto_pay === AUTOPAY.stopAsked && abilities.request_autopay;
  return (
    <>
      <span
        className={autopay_state?.state === 'paused' ? 'text-xs text-warn' : 'text-xs text-muted'}
      >
        {words}
      </span>
      {(isAsked || isStopAsked) && (
        <Button
          variant="subtle"
          className={settleClass}
          disabled={!hydrated || member?.switched}
          onClick={() =>
            openDialog({ action: isAsked ? 'disable_autopay' : 'request_autopay', rental })
          }
        >
          {t('withdraw_request')}
        </Button>
      )}
    </>
  );
}

/**
 * What the set check-out leaves, and the way to return unused rent before the end; what a closed
 * settlement did not return.
 */
export function LeftAmounts({ rental, name }: Tenancy & { name: string }) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { settlement } = rental;
  if (settlement === null) return null;
  const canReturn = settlement.unused !== null || settlement.unused_manual > 0;
  const settling = { settlement: returnable(settlement), done: '' };
  const keptAmount = settlement.settled_at === null ? 0 : notReturned(settlement);
  return (
    <>
      {keptAmount > 0 && (
        <span className="text-xs text-muted">
          {t('settle_kept', { name, amount: exactMoney(keptAmount, locale) })}
        </span>
      )}
      <LeftAtEnd rental={rental} who={name}>
        {canReturn && (
          <Button
            variant="subtle"
            className={settleClass}
            disabled={!hydrated || member?.switched}
            onClick={() => openDialog({ action: 'settle_stay', rental, ...settling })}
          >
            {t('settle_do_unused')}
          </Button>
        )}
      </LeftAtEnd>
    </>
  );
}

/** A changed rent and a raised late fee that do not hold yet. */
export function OpenChanges({ rental, name }: Tenancy & { name: string }) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { rent_change: rent, late_fee_change: fee, late_fee, time_zone } = rental;
  return (
    <>
      {rent && (
        <span className="mt-1 text-xs">
          {t(`rent_change_${rent.state}`, {
            name,
            amount: exactMoney(rent.new, locale),
            old: exactMoney(rent.old, locale),
            from: shortDate(rent.from, locale),
          })}
          {rent.replaced &&
            ` ${t('rent_change_replaces', {
              amount: exactMoney(rent.replaced.amount, locale),
              from: shortDate(rent.replaced.from, locale),
            })}`}
          {rent.reason && ` ${t('reason', { reason: rent.reason })}`}
        </span>
      )}
      {fee && (
        <span className="mt-1 text-xs">
          {t('late_fee_change', {
            amount: exactMoney(late_fee ?? 0, locale),
            from: shortDate(localDate(new Date(fee.from), time_zone), locale),
            old: exactMoney(fee.old, locale),
          })}
        </span>
      )}
    </>
  );
}
