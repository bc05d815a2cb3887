import { addDays, bookingReference, formatTag, isMisleading } from '@crewpad/domain';
import { cityName } from '@crewpad/domain/city-names';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { mailBrands } from '../../../platform/mail/brands.ts';
import {
  type MailBlock,
  type MailCalendar,
  type MailContent,
  pictureOf,
  text,
} from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { MailName, MailOrder } from '../../../platform/outbox/order-mail.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { type Texts, textsIn } from '../../../platform/texts.ts';
import { reasonIn } from '../present-money.ts';
import type { RentalRow } from '../rentals.queries.ts';
import { type EmailedStep, findMailedRental, type MailedRental } from './emails.queries.ts';
import { formatStayTime, type RentalTexts } from './when.ts';

/**
 * The calendar file of a stay for one of its parties: whole days at the crash pad, both inclusive.
 * Every file of a stay has the same UID, so that a newer one replaces it. It says no more than the
 * calendar address does: a first name with an initial, and no street or note.
 */
export function stayCalendar(
  rental: RentalRow,
  to: 'tenant' | 'lister',
  { brand, publicUrl, contactEmail }: MailSite,
  { t, locale, texts }: RentalTexts,
): MailCalendar {
  const { start_date, start_time, checkout_date, checkout_time, time_zone } = rental;
  // Who leaves before check-in has not stayed.
  const isCanceled = checkout_date !== null && checkout_date < start_date;
  const method = isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const { name } = mailBrands[brand];
  const calendar = ical({
    method,
    prodId: { company: name, product: 'Calendar', language: locale.toUpperCase() },
  });
  const about =
    to === 'tenant'
      ? rental.listing.title
      : `${tenantOf(rental, texts.t('rentals:tenant'))}, ${rental.listing.title}`;
  const isOpen = checkout_date === null || isCanceled;
  const lastDay = isOpen ? start_date : checkout_date;
  const reference = bookingReference(rental.id);
  calendar.createEvent({
    id: `stay-${rental.id}@${new URL(publicUrl).host}`,
    sequence: rental.calendar_sequence,
    stamp: rental.updated_at,
    allDay: true,
    start: midnight(start_date),
    // The first day after it.
    end: midnight(addDays(lastDay, 1)),
    summary: texts.t(isOpen ? 'rentals:check_in_of' : 'rentals:stay_of', { about }),
    description: [
      `${rental.room_name}, ${rental.bed_name}`,
      `${t('check_in')}: ${formatStayTime(start_date, start_time, time_zone, locale)}`,
      `${t('check_out')}: ${
        checkout_date === null
          ? t('open')
          : formatStayTime(checkout_date, checkout_time, time_zone, locale)
      }`,
      texts.t('rentals:booking', { reference }),
    ].join('\n'),
    url: `${publicUrl}/${to === 'tenant' ? 'my-crashpad' : 'my-crew'}`,
    // A program removes a canceled event only if it is by the same organizer.
    organizer: { name, email: contactEmail },
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return {
    method: isCanceled ? 'CANCEL' : 'PUBLISH',
    name: `stay-${reference}.ics`,
    content: `${calendar.toString()}\r\n`,
  };
}

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

function tenantOf({ first_name, last_name }: RentalRow, unknown: string): string {
  const initial = last_name === '' ? '' : ` ${last_name.slice(0, 1)}.`;
  return `${first_name}${initial}`.trim() || unknown;
}

/** Orders that refer to a rental. */
type RentalMail = {
  [Name in MailName]: MailOrder<Name> extends { rentalId?: number } ? Name : never;
}[MailName];

/**
 * Composes an email about a rental.
 * @param write returns undefined to skip it
 */
export function aboutRental<Name extends RentalMail>(
  write: (mailed: MailedRental, order: MailOrder<Name>, now: Date) => MailContent | undefined,
): Composer<Name> {
  return async (trx, order, now) => {
    const { rentalId, to } = order as { rentalId?: number; to?: 'tenant' | 'lister' };
    const mailed = await findMailedRental(trx, rentalId);
    if (mailed === undefined) return undefined;
    const quoted = quotable(mailed, to ?? 'tenant');
    const content = write(quoted, order, now);
    return content && { picture: pictureOf(quoted.rental.listing), ...content };
  };
}

/**
 * What an email may quote to its reader: nothing that a stranger has typed, so that nobody sends
 * their own words to any address through us, and no words after a block.
 */
function quotable(original: MailedRental, to: 'tenant' | 'lister'): MailedRental {
  const mailed = original.rental.is_blocked ? { ...original, reason: null } : original;
  const isReasonLeftOut = mailed.reason !== null && mailed.reason !== '';
  if (to === 'lister') {
    return mailed.knowsTenant ? mailed : { ...mailed, reason: null, isReasonLeftOut };
  }
  if (mailed.knowsLister) return mailed;
  const { rental } = mailed;
  const texts = textsIn(mailed.tenantLocale);
  const listing = { ...rental.listing, title: titleForStranger(rental.listing, texts) };
  const isNamed = !isMisleading(rental.room_name) && !isMisleading(rental.bed_name);
  const bed = isNamed ? {} : { room_name: '', bed_name: '' };
  return { ...mailed, reason: null, rental: { ...rental, listing, ...bed } };
}

/** The title, unless it has a link or could be ours: then the place. */
export function titleForStranger(
  { title, city, country }: { title: string; city: string; country: string },
  { t, locale }: Texts,
): string {
  if (!isMisleading(title)) return title;
  return t('rentals/emails:crash_pad_in', { city: cityName(locale, country, city) });
}

/** What a member typed for the other, as a row of an email: none without words, or after a block. */
export function wordsFact(
  label: string,
  words: string | null | undefined,
  { is_blocked }: { is_blocked: boolean },
): [name: string, value: string][] {
  return is_blocked || !words ? [] : [[label, words]];
}

/** The greeting; some invited people have no known name. */
export function greetingOf(firstName: string, { texts: { t } }: { texts: Texts }): string {
  return firstName === ''
    ? t('rentals/emails:hi_unnamed')
    : t('rentals/emails:hi', { name: firstName });
}

export function reasonBlocks({ reason: stored }: MailedRental, texts: RentalTexts): MailBlock[] {
  const reason = reasonIn(stored, texts.locale);
  return reason === null || reason === '' ? [] : [text(texts.t('reason_given', { reason }))];
}

/** What becomes of a deposit whose payment waited for the bank when the invitation was closed. */
export function stoppedBlocks(
  { deposit_money }: RentalRow,
  to: 'tenant' | 'lister',
  { texts: { t } }: RentalTexts,
): MailBlock[] {
  if (!deposit_money.was_stopped) return [];
  return [text(t(to === 'lister' ? 'rentals:deposit_stopped_lister' : 'rentals:deposit_stopped'))];
}

/** That AutoPay leaves the rent which was due before to be paid by hand; nothing without any. */
export function openWords(
  { open_charges }: Pick<RentalRow, 'open_charges'>,
  { at, to }: { at: Date; to: 'tenant' | 'lister' },
  { t, money }: RentalTexts,
): string[] {
  const left = open_charges
    .filter(({ collection, due_at }) => collection === 'hand' && new Date(due_at) <= at)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return left === 0 ? [] : [t(`autopay_open_${to}`, { amount: money(left) })];
}

const FIELDS = {
  start_date: 'field_check_in',
  start_time: 'field_check_in',
  end_date: 'field_check_out',
  end_time: 'field_check_out',
  rental_amount: 'field_rent',
  deposit: 'field_deposit',
  payment_date: 'field_payment_date',
  late_fee: 'field_late_fee',
  auto_pay: 'field_auto_pay',
  location: 'field_crash_pad',
  room_and_bed: 'field_bed',
} as const;

/** Lists changed fields: "check-in and the rent". */
export function nameFields(fields: readonly string[] = [], { t, locale }: RentalTexts): string {
  const names = fields.map((field) => {
    const key = FIELDS[field as keyof typeof FIELDS];
    return key === undefined ? field : t(key);
  });
  return new Intl.ListFormat(formatTag(locale)).format(new Set(names));
}

/** One party's text for a step of their rental. */
export interface StepTexts {
  subject: string;
  says: string;
  button: string;
  /** The check-out of the step, and the one beside it: agreed before, or until the answer. */
  checkouts?: CheckoutFact[];
  /** Additional rows with labels. */
  facts?: [name: string, value: string][];
}
/** Open-ended without a date. */
export type CheckoutFact = { label: string; date: string | null; time: string | null };

/** @param tenant the lister's name for them */
export type StepWriter = (
  step: EmailedStep,
  texts: RentalTexts,
  tenant: string,
  now: Date,
) => StepTexts | undefined;
