import { formatMoney, instantAt, isAutopayOn, quoteRent, rentPeriods } from '@crewpad/domain';
import { stayOf } from '../present-rental.ts';
import type { RentalRow } from '../queries/rental-rows.ts';

type Fact = readonly [name: string, value: string];

const DAY = { month: 'long', day: 'numeric' } as const;

/** An instant as the clock at the crash pad shows it, and in UTC: crew work in both. */
export function formatWhen(instant: Date, timeZone: string): string {
  const local = instant.toLocaleString('en-US', {
    ...DAY,
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const utc = instant.toISOString().slice(11, 16);
  const [there, here] = [timeZone, 'UTC'].map((zone) =>
    instant.toLocaleDateString('en-US', { ...DAY, timeZone: zone }),
  );
  return `${local} (${there === here ? '' : `${here}, `}${utc} UTC)`;
}

/** A date and an hour at the crash pad. */
export function formatStayTime(date: string, time: string | null, timeZone: string): string {
  return formatWhen(instantAt(date, time ?? '00:00', timeZone), timeZone);
}

/** Bed, check-in and check-out. */
export function stayFacts(rental: RentalRow): Fact[] {
  const { start_date, start_time, checkout_date, checkout_time, time_zone } = rental;
  return [
    ['Crash pad', rental.listing.title],
    ['Bed', `${rental.room_name}, ${rental.bed_name}`],
    ['Check-in', formatStayTime(start_date, start_time, time_zone)],
    [
      'Check-out',
      checkout_date === null ? 'Open' : formatStayTime(checkout_date, checkout_time, time_zone),
    ],
  ];
}

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinal = (day: number) => `${day}${SUFFIXES[ORDINALS.select(day)] ?? 'th'}`;

/** The monthly rent and its day: "$400.00 per month, due on the 1st". Whole cents. */
export const rentPerMonth = (amount: number, day: number): string =>
  `${formatMoney(amount)} per month, due on the ${ordinal(day)}`;

/** The same in a sentence: "$400.00 on the 1st of each month". */
export const rentEachMonth = (amount: number, day: number): string =>
  `${formatMoney(amount)} on the ${ordinal(day)} of each month`;

/** What an offer costs, from the same quote that the pages show. */
export function rentFacts(rental: RentalRow, now: Date): Fact[] {
  const { today, first_rent, monthly } = quoteRent(
    { ...stayOf(rental), deposit: rental.deposit },
    now,
  );
  const rentToday = today.find(({ kind }) => kind === 'rent');
  return [
    ['Rent', rentPerMonth(monthly.amount, monthly.payment_date)],
    ...(rental.deposit > 0 ? [['Deposit', formatMoney(rental.deposit)] as const] : []),
    ...(isAutopayOn(rental.auto_pay)
      ? [['AutoPay', 'On: the card is charged on the day rent is due'] as const]
      : []),
    ...(rentToday === undefined
      ? []
      : [['First rent', `${formatMoney(rentToday.amount)}, due on acceptance`] as const]),
    ...(first_rent === null
      ? []
      : [
          [
            rentToday === undefined ? 'First rent' : 'Next rent',
            `${formatMoney(first_rent.amount)}, due ${formatWhen(first_rent.due_at, rental.time_zone)}`,
          ] as const,
        ]),
  ];
}

/** The first period to which the newest terms of an accepted rental apply. */
export function newRentFacts(rental: RentalRow): Fact[] {
  const stay = stayOf(rental);
  const from = stay.terms.at(-1)?.from_date;
  if (from === undefined || rental.next_rent_on === null) return [];
  for (const period of rentPeriods(stay, rental.next_rent_on)) {
    if (period.to <= from || period.from < from) continue;
    const when = formatWhen(period.due_at, rental.time_zone);
    return [['First due', `${formatMoney(period.amount)}, ${when}`]];
  }
  return [];
}
