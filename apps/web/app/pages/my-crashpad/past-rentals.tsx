import {
  DepositLine,
  LineText,
  type MyRental,
  ObjectionNotices,
  type Payer,
  RentDue,
  ReturnedRefunds,
} from '../../features/rent/index.ts';
import { endedLines, leftLines, notReturned } from '../../features/rentals/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import classes from './my-rentals-page.module.css';
import tables from './past-rentals.module.css';

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

interface PastRentalsProps {
  rentals: readonly MyRental[];
  payer: Payer;
  /** The rent whose payment is the main action of the page; null for none. */
  next: number | null;
}

/** Ended rentals and invitations, newest first. */
export function PastRentals({ rentals, payer, next }: PastRentalsProps) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const datesOf = ({ start_date, checkout_date }: MyRental) => {
    const from = shortDate(start_date, locale);
    // Leaving before check-in means no stay.
    if (checkout_date === null || checkout_date <= start_date) return from;
    return t('to', { from, to: shortDate(checkout_date, locale) });
  };
  return (
    <section aria-labelledby="past" className={classes.group}>
      <h2 id="past" className={classes.heading}>
        {t('past')}
      </h2>
      <ul className={tables.rows}>
        {rentals.map((rental) => (
          <li key={rental.id} className={tables.item}>
            <div className={tables.row}>
              <span className={tables.badge}>{t(badgeOf(rental))}</span>
              <div>
                <strong>{rental.location}</strong>
                <span className={tables.soft}>
                  {rental.room_name}, {rental.bed_name}
                </span>
                <span className={tables.soft}>{datesOf(rental)}</span>
                <Ending rental={rental} />
                {rental.checkout_reason && (
                  <span className={tables.soft}>
                    {t('reason_given', { reason: rental.checkout_reason })}
                  </span>
                )}
                <Left rental={rental} />
                <CreditKept rental={rental} />
                {rental.deposit_state.state !== 'none' && (
                  <span className={tables.soft}>
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
    return <span className={tables.soft}>{t(`ended_${ended_as}`, { lister: who })}</span>;
  }
  switch (closed_as) {
    case 'cancelled':
    case 'declined':
    case 'expired':
      return <span className={tables.soft}>{t(`closed_${closed_as}`)}</span>;
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
    <span className={tables.soft}>
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
        <span className={tables.soft}>
          {t('settle_kept', { who, amount: exactMoney(keptAmount, locale) })}
        </span>
      )}
      {lines.map((line) => (
        <span key={`${line.key} ${line.days?.from ?? line.amount}`} className={tables.soft}>
          <LineText line={line} who={who} />
        </span>
      ))}
    </>
  );
}
