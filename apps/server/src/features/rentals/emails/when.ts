import {
  addDays,
  bookingReference,
  CHARGES_LISTED,
  dateFormat,
  dueDay,
  formatInZone,
  instantAt,
  isAutopayOn,
  type Locale,
  type QuotedCharge,
  quoteRent,
  rentPeriods,
} from '@crewpad/domain';
import type { MailTexts, Texts } from '../../../platform/texts.ts';
import { presentDeposit } from '../present-money.ts';
import { isAutopayPaused, offerOf, stayOf } from '../present-rental.ts';
import type { RentalRow } from '../rentals.queries.ts';
import { roomAndBed } from '../summarize.ts';

export type RentalTexts = MailTexts<'rentals/emails'>;

type Fact = readonly [name: string, value: string];

const DAY = { month: 'long', day: 'numeric' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

/** Formats an instant in a time zone: "June 5, 2027 at 10:00 AM EDT". */
export const formatInstant = (instant: Date, timeZone: string, locale: Locale): string =>
  formatInZone(instant, { ...DAY, year: 'numeric', ...HOUR }, timeZone, locale);

/** Formats an instant in the crash pad's time zone and in UTC, because crew work with both. */
export function formatWhen(instant: Date, timeZone: string, locale: Locale): string {
  const local = formatInstant(instant, timeZone, locale);
  const utc = formatInZone(instant, HOUR, 'UTC', locale);
  const [there, here] = [timeZone, 'UTC'].map((zone) =>
    dateFormat(locale, { ...DAY, timeZone: zone }).format(instant),
  );
  return `${local} (${there === here ? '' : `${here}, `}${utc})`;
}

/** When rent is due: at an hour only if a card is charged then, otherwise on a day. */
export const formatDue = (
  instant: Date,
  { isCharged, timeZone }: { isCharged: boolean; timeZone: string },
  locale: Locale,
): string =>
  isCharged
    ? formatWhen(instant, timeZone, locale)
    : dateFormat(locale, { ...DAY, year: 'numeric', timeZone: 'UTC' }).format(
        new Date(dueDay(instant, timeZone)),
      );

/** Formats a date and an hour at the crash pad. */
export function formatStayTime(
  date: string,
  time: string | null,
  timeZone: string,
  locale: Locale,
): string {
  return formatInstant(instantAt(date, time ?? '00:00', timeZone), timeZone, locale);
}

type Booking = Pick<RentalRow, 'id' | 'room_name' | 'bed_name'> & { listing: { title: string } };

/** Which stay an email is about. No bed whose names the reader does not get. */
export function bookingFacts(booking: Booking, { t }: Pick<RentalTexts, 't'>): [string, string][] {
  const { id, listing, room_name } = booking;
  return [
    [t('crash_pad'), listing.title],
    ...(room_name === '' ? [] : [[t('bed'), roomAndBed(booking)] as [string, string]]),
    [t('booking_reference'), bookingReference(id)],
  ];
}

/** The stay with its check-in and check-out. */
export function stayFacts(rental: RentalRow, texts: RentalTexts): Fact[] {
  const { t, locale } = texts;
  const { start_date, start_time, checkout_date, checkout_time, time_zone } = rental;
  return [
    ...bookingFacts(rental, texts),
    [t('check_in'), formatStayTime(start_date, start_time, time_zone, locale)],
    [
      t('check_out'),
      checkout_date === null
        ? t('open')
        : formatStayTime(checkout_date, checkout_time, time_zone, locale),
    ],
  ];
}

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A day of the month: "1st" in English, "1er" in French, "1" elsewhere. */
function dayOfMonth(day: number, locale: Locale): string {
  if (locale === 'en') return `${day}${SUFFIXES[ORDINALS.select(day)] ?? 'th'}`;
  return locale === 'fr' && day === 1 ? '1er' : String(day);
}

/** The monthly rent with its day: "$400.00 per month, due on the 1st". Whole cents. */
export const rentPerMonth = (cents: number, day: number, { t, money, locale }: RentalTexts) =>
  t('rent_per_month', { amount: money(cents), day: dayOfMonth(day, locale) });

/** The same in a sentence: "$400.00 on the 1st of each month". */
export const rentEachMonth = (cents: number, day: number, { t, money, locale }: RentalTexts) =>
  t('rent_each_month', { amount: money(cents), day: dayOfMonth(day, locale) });

interface Quoted {
  /** When the tenant saw or sees the costs. */
  quotedAt: Date;
  reader: 'tenant' | 'lister';
  /** The deposit that a card has paid, with the lister's fee; in whole cents. */
  chargedDeposit?: { cents: number; fee: number | null } | null;
}

/** The costs of an offer, from the quote that pages show. */
export function rentFacts(
  rental: RentalRow,
  { quotedAt, reader, chargedDeposit }: Quoted,
  texts: RentalTexts,
): Fact[] {
  const { t, money, locale } = texts;
  const { today, first_rent, monthly, agreed } = quoteRent(offerOf(rental), quotedAt);
  const dueText = (cents: number, dueAt: Date | null) => {
    const amount = money(cents);
    if (dueAt === null)
      return t(rental.accepted_at === null ? 'rent_now' : 'rent_now_accepted', { amount });
    return t('rent_when', { amount, when: formatDue(dueAt, dueOf(rental), locale) });
  };
  const rows: Fact[] = [];
  if (monthly !== null) {
    rows.push([t('rent'), rentPerMonth(monthly.amount, monthly.payment_date, texts)]);
  }
  if (rental.deposit > 0) rows.push([t('deposit'), depositText(rental, reader, texts)]);
  if (reader === 'lister' && chargedDeposit) {
    rows.push(...feeFacts(chargedDeposit.cents, chargedDeposit.fee, texts));
  }
  if (isAutopayOn(rental.auto_pay)) {
    rows.push([t(rental.accepted_at === null ? 'autopay_offered' : 'autopay_fact'), '']);
  }
  if (agreed !== null) return [...rows, ...agreedFacts(agreed, dueText, texts)];
  const rentToday = today.find(({ kind }) => kind === 'rent');
  if (rentToday !== undefined) rows.push([t('first_rent'), dueText(rentToday.amount, null)]);
  if (first_rent !== null) {
    const name = t(rentToday === undefined ? 'first_rent' : 'next_rent');
    rows.push([name, dueText(first_rent.amount, first_rent.due_at)]);
  }
  return rows;
}

/** What the lister gets of a payment by card. */
export const feeFacts = (cents: number, fee: number | null, { t, money }: RentalTexts): Fact[] =>
  fee === null
    ? []
    : [
        [t('fee'), money(fee)],
        [t('you_get'), money(cents - fee)],
      ];

const dueOf = (rental: RentalRow) => ({
  isCharged: isAutopayOn(rental.auto_pay) && !isAutopayPaused(rental),
  timeZone: rental.time_zone,
});

type DatedCharge<At> = Pick<QuotedCharge, 'amount' | 'from' | 'to'> & { due_at: At | null };

/** The rent until an agreed end, and the sum of all charges. */
export function agreedFacts<At extends Date | string>(
  { charges, total }: { charges: readonly DatedCharge<At>[]; total: number },
  dueText: (cents: number, dueAt: At | null) => string,
  { money, texts }: RentalTexts,
): [name: string, value: string][] {
  const rows: [string, string][] = [];
  for (const { amount, due_at, from, to } of charges.slice(0, CHARGES_LISTED)) {
    if (from !== null && to !== null) {
      rows.push([formatPeriod(from, to, texts), dueText(amount, due_at)]);
    }
  }
  const more = charges.length - CHARGES_LISTED;
  if (more > 0) rows.push([texts.t('rentals:more_charges', { count: more }), '']);
  return [...rows, [texts.t('rentals:total'), money(total)]];
}

/** Who takes the deposit, and when. It says "charged" only of a deposit that AutoPay charged. */
function depositText(
  rental: RentalRow,
  reader: 'tenant' | 'lister',
  { money, texts }: RentalTexts,
): string {
  const { deposit, accepted_at, lister } = rental;
  const amount = money(deposit);
  const who = lister.display_name;
  const { by, state } = presentDeposit(rental);
  if (state === 'held' && accepted_at === null) {
    const key = reader === 'lister' ? 'deposit_held_lister' : 'deposit_held';
    return texts.t(`rentals:${key}`, { amount, who });
  }
  if (by === 'autopay') {
    return accepted_at === null
      ? texts.t('rentals/emails:deposit_charged', { amount })
      : texts.t('rentals:deposit_paid', { amount });
  }
  if (state === 'held') return texts.t('rentals:deposit_received', { amount });
  if (reader === 'lister') return texts.t('rentals:deposit_hand_lister', { amount });
  return accepted_at === null
    ? texts.t('rentals:deposit_hand', { amount, who })
    : texts.t('rentals:deposit_hand_due', { amount, who });
}

/** The first period with the newest terms of an accepted rental. */
export function newRentFacts(rental: RentalRow, { t, money, locale }: RentalTexts): Fact[] {
  const stay = stayOf(rental);
  const from = stay.terms.at(-1)?.from_date;
  if (from === undefined || rental.next_rent_on === null) return [];
  for (const period of rentPeriods(stay, rental.next_rent_on)) {
    if (period.to <= from || period.from < from) continue;
    const when = formatDue(period.due_at, dueOf(rental), locale);
    return [[t('first_due'), t('amount_when', { amount: money(period.amount), when })]];
  }
  return [];
}

/** A period with its first and last day: "March 1, 2027 to March 31, 2027". */
export function formatPeriod(
  from: string,
  to: string,
  { t, day }: Pick<Texts, 't' | 'day'>,
): string {
  const last = addDays(to, -1);
  if (last === from) return formatDate(from, { day });
  return t('rentals:period', { from: formatDate(from, { day }), to: formatDate(last, { day }) });
}

/** A date without a time: "March 1, 2027". */
export const formatDate = (date: string, { day }: Pick<Texts, 'day'>): string =>
  day(new Date(`${date}T00:00:00Z`), 'UTC');
