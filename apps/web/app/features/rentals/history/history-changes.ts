import type { contract } from '@crewpad/contract';
import { instantAt, type Locale, localDate, zoneName } from '@crewpad/domain';
import { languageOfTexts } from '../../../i18n/texts.ts';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { dayAndTime, hourOfDay, periodDays } from '../../../lib/format-times.ts';

type Summary = contract.rentals.HistoryRow['change_summary'];
type Value = Summary[string]['from'];

/** A change with the values before and after; null for none. */
export interface Change {
  field: keyof typeof FIELDS;
  from: string | null;
  to: string | null;
}

/** The visible fields by column. A time belongs to its date. */
const FIELDS = {
  check_in: ['start_date', 'start_time'],
  agreed_end: ['end_date', 'end_time'],
  check_out: ['checkout_date', 'checkout_time'],
  requested: ['checkout_requested_date', 'checkout_requested_time'],
  rental_amount: ['rental_amount'],
  rent_from: ['rent_from'],
  deposit: ['deposit'],
  late_fee: ['late_fee'],
  payment_date: ['payment_date'],
  unused_rent: ['unused_rent', 'unused_days'],
  rent_owed: ['rent_owed'],
  rent_shortened: ['rent_shortened', 'shortened_days'],
  rent_canceled: ['rent_canceled', 'canceled_days'],
  returned_rent: ['returned_rent'],
  deposit_held: ['deposit_held'],
  deposit_unpaid: ['deposit_unpaid'],
  credit: ['credit'],
  request_amount: ['request_amount'],
  request_for: ['request_for'],
  location: ['location'],
  room_and_bed: ['room_and_bed'],
  name: ['first_name', 'last_name'],
  phone_number: ['phone_number'],
  airline: ['airline'],
  job_position: ['job_position'],
} as const;
const AMOUNTS = [
  'rental_amount',
  'deposit',
  'late_fee',
  'unused_rent',
  'rent_owed',
  'rent_shortened',
  'rent_canceled',
  'returned_rent',
  'deposit_held',
  'deposit_unpaid',
  'credit',
  'request_amount',
];

/** The day of a payment that was recorded on a later day at the crash pad; null for none. Pure. */
export function earlierDay({
  action,
  created_at,
  money,
  time_zone,
}: Pick<contract.rentals.HistoryRow, 'action' | 'created_at' | 'money' | 'time_zone'>) {
  const day = action === 'add_payment' ? (money?.paid_on ?? null) : null;
  return day !== null && day < localDate(new Date(created_at), time_zone) ? day : null;
}

/** What the sentence of a step says itself. */
const RENT_CHANGE = ['rental_amount', 'rent_from'] as const;
const IN_SENTENCE: Partial<Record<string, readonly Change['field'][]>> = {
  decline_checkout: ['requested'],
  withdraw_checkout: ['requested'],
  write_off: ['rent_owed'],
  keep_credit: ['credit'],
  update: RENT_CHANGE,
  ask_rent_change: RENT_CHANGE,
  accept_rent_change: RENT_CHANGE,
  decline_rent_change: RENT_CHANGE,
  withdraw_rent_change: RENT_CHANGE,
};

/** The changes of an entry that stand below its sentence. Pure. */
export const changesBelow = (
  {
    action,
    change_summary,
    time_zone,
  }: Pick<contract.rentals.HistoryRow, 'action' | 'change_summary' | 'time_zone'>,
  locale: Locale,
): Change[] => {
  // Changes of rent of an older server do not say from when, nor their sentence how much.
  const fieldsInSentence = IN_SENTENCE[action] ?? [];
  const saysRent = 'rent_from' in change_summary || 'rent_replaced' in change_summary;
  const isInSentence = fieldsInSentence !== RENT_CHANGE || saysRent;
  return changesIn(change_summary, locale, time_zone).filter(
    ({ field }) => !isInSentence || !fieldsInSentence.some((name) => name === field),
  );
};

/** The changes of an entry for display, their hours with the name of the time zone. Pure. */
export function changesIn(summary: Summary, locale: Locale, timeZone: string): Change[] {
  return (Object.keys(FIELDS) as Change['field'][]).flatMap((field) => {
    const columns = FIELDS[field].filter((column) => column in summary);
    if (columns.length === 0) return [];
    const side = (side: 'from' | 'to') => {
      const [date, time] = columns.map((column) => summary[column]?.[side]);
      if (columns.at(-1)?.endsWith('_time') && date && time) {
        const instant = instantAt(String(date), String(time), timeZone);
        return dayAndTime(instant.toISOString(), locale, timeZone);
      }
      const texts = columns.map((column) =>
        column.endsWith('_days')
          ? side === 'to' && daysOf(summary[column], locale)
          : textOf(column, summary[column]?.[side], locale, timeZone),
      );
      return texts.filter(Boolean).join(', ') || null;
    };
    const [from, to] = [side('from'), side('to')];
    return from === to ? [] : [{ field, from, to }];
  });
}

const daysOf = (days: Summary[string] | undefined, locale: Locale) =>
  periodDays(String(days?.from), String(days?.to), locale);

function textOf(
  column: string,
  value: Value | undefined,
  locale: Locale,
  timeZone: string,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (AMOUNTS.includes(column)) return exactMoney(Number(value), locale);
  // An older server does not name the day of a changed hour, on which the zone's abbreviation depends.
  if (column.endsWith('_time')) {
    return `${hourOfDay(String(value), locale)} (${zoneName(timeZone, languageOfTexts(locale))})`;
  }
  return /_(date|from)$/.test(column) && column !== 'payment_date'
    ? shortDate(String(value), locale)
    : String(value);
}
