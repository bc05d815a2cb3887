import {
  DepositLine,
  LineText,
  type MyRental,
  type MyRentals,
  ObjectionNotices,
  type Payer,
  RentDue,
  ReturnedRefunds,
} from '../../features/rent/index.ts';
import { endedLines, leftLines, notReturned } from '../../features/rentals/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { RentalAccount } from './rental-account.tsx';

/** Why an invitation is over, else the phase of the stay. */
function badgeOf({ phase, closed_as }: MyRental) {
  switch (closed_as) {
    case 'cancelled':
    case 'declined':
    case 'expired':
      return `badge_${closed_as}` as const;
    default:
      return `phase_${phase}` as const;
  }
}

interface PastRentalsProps extends Partial<Pick<MyRentals, 'accounts'>> {
  rentals: readonly MyRental[];
  payer: Payer;
  /** The rent whose payment is the main action of the page; null for none. */
  next: number | null;
}

/** Ended rentals and invitations, newest first. */
export function PastRentals({ rentals, payer, next, accounts = {} }: PastRentalsProps) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const datesOf = ({ start_date, checkout_date }: MyRental) => {
    const from = shortDate(start_date, locale);
    // Leaving before check-in means no stay.
    if (checkout_date === null || checkout_date <= start_date) return from;
    return t('to', { from, to: shortDate(checkout_date, locale) });
  };
  return (
    <section aria-labelledby="past" className="grid grid-cols-1 gap-4">
      <h2 id="past" className="m-0 text-md">
        {t('past')}
      </h2>
      <ul className="m-0 grid list-none rounded-md border border-line bg-surface px-4 py-0">
        {rentals.map((rental) => (
          <li
            key={rental.id}
            className="grid grid-cols-1 gap-4 border-t border-t-line px-0 py-4 first:border-t-0"
          >
            <div className="flex flex-row-reverse items-start justify-between gap-4">
              <span className="flex-none rounded-full border border-line-strong px-3 py-1 text-xs leading-none font-bold text-ink-soft">
                {t(badgeOf(rental))}
              </span>
              <div>
                <strong>{rental.location}</strong>
                <span className="block text-xs text-ink-soft">
                  {rental.room_name}, {rental.bed_name}
                </span>
                <span className="block text-xs text-ink-soft">{datesOf(rental)}</span>
                <Ending rental={rental} />
                {rental.checkout_reason && (
                  <span className="block text-xs text-ink-soft">
                    {t('reason_given', { reason: rental.checkout_reason })}
                  </span>
                )}
                <Left rental={rental} />
                <CreditKept rental={rental} />
                {rental.deposit_state.state !== 'none' && (
                  <span className="block text-xs text-ink-soft">
                    <DepositLine
                      isLabeled
                      isOver
                      deposit={rental.deposit_state}
                      lister={rental.lister?.display_name ?? t('by_lister')}
                    />
                  </span>
                )}
              </div>
            </div>
            {/* What is owed stays due after the stay. */}
            <RentDue rental={rental} payer={payer} next={next} />
            <ReturnedRefunds rental={rental} />
            <ObjectionNotices rental={rental} />
            <RentalAccount rental={rental} accounts={accounts} payer={payer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who ended the stay and how, or why there was none. */
function Ending({ rental: { closed_as, ended_as, lister } }: { rental: MyRental }) {
  const { t } = useTranslation('rent/tenant');
  const who = lister?.display_name ?? t('by_lister');
  if (ended_as !== null) {
    return (
      <span className="block text-xs text-ink-soft">{t(`ended_${ended_as}`, { lister: who })}</span>
    );
  }
  switch (closed_as) {
    case 'cancelled':
    case 'declined':
    case 'expired':
      return <span className="block text-xs text-ink-soft">{t(`closed_${closed_as}`)}</span>;
    default:
      return null;
  }
}

function CreditKept({ rental: { credit_kept: credit, lister } }: { rental: MyRental }) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  if (credit === null) return null;
  const who = lister?.display_name ?? t('by_lister');
  const sentence = t('credit_kept', { who, amount: exactMoney(credit.amount, locale) });
  return (
    <span className="block text-xs text-ink-soft">
      {sentence} {credit.reason && t('reason_given', { reason: credit.reason })}
    </span>
  );
}

/** What the lister has not returned yet; what is owed and the deposit have their own lines. */
function Left({ rental: { settlement, lister } }: { rental: MyRental }) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  if (settlement === null) return null;
  const who = lister?.display_name ?? t('by_lister');
  const isClosed = settlement.settled_at !== null;
  const keptAmount = isClosed ? notReturned(settlement) : 0;
  const lines = (isClosed ? endedLines : leftLines)(settlement, 'tenant');
  return (
    <>
      {keptAmount > 0 && (
        <span className="block text-xs text-ink-soft">
          {t('settle_kept', { who, amount: exactMoney(keptAmount, locale) })}
        </span>
      )}
      {lines.map((line) => (
        <span
          key={`${line.key} ${line.days?.from ?? line.amount}`}
          className="block text-xs text-ink-soft"
        >
          <LineText line={line} who={who} />
        </span>
      ))}
    </>
  );
}
