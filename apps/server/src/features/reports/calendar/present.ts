import {
  addDays,
  billableFrom,
  bookingReference,
  COLLECTION,
  dueDay,
  instantAt,
  isAutopayOn,
  isEmptyStay,
  rentPeriods,
} from '@crewpad/domain';
import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { Texts } from '../../../platform/texts.ts';
import { formatDue, formatInstant, formatPeriod, stayOf } from '../../rentals/index.ts';
import type { CalendarRental } from './calendar.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How far ahead the calendar shows rent days. */
const AHEAD_MS = 365 * 24 * HOUR_MS;
/** How often calendar apps should refresh it. */
const REFRESHED_SECONDS = 3 * 60 * 60;

interface Rent {
  rental: CalendarRental;
  amount: number;
  due_at: Date;
  from: string;
  to: string;
  /** Whether a card is charged at that hour, or was tried; otherwise it is due on a day. */
  isCharged: boolean;
  /** Whether a card will be charged for it. */
  willCharge: boolean;
  /** What the card waits for; null for nothing. */
  hold: CalendarRental['open_rent'][number]['hold'];
  /** Its number, if another rent has the same days. */
  replacement: number | null;
}

/** Check-ins, check-outs and rent days as iCalendar, with UTC instants. */
export function buildCalendar(
  rentals: readonly CalendarRental[],
  { name, publicUrl, texts }: { name: string; publicUrl: string; texts: Texts },
  now: Date,
): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: name, product: 'Calendar', language: texts.locale.toUpperCase() },
    ttl: REFRESHED_SECONDS,
  });
  const { host } = new URL(publicUrl);
  const rents = rentals.flatMap((rental) => rentOf(rental, now));
  const events = [
    ...rentals.flatMap((rental) => stayEvents(rental, texts)),
    ...rents.map((rent) => rentEvent(rent, texts)),
  ];
  for (const { id, page, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: `${id}@${host}`,
      url: `${publicUrl}/${page}`,
      // A rent day does not block time.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

interface Entry
  extends Pick<ICalEventData, 'stamp' | 'summary' | 'description' | 'start' | 'end' | 'allDay'> {
  id: string;
  page: 'my-crashpad' | 'my-crew';
}

const anHour = (start: Date) => ({ start, end: new Date(start.getTime() + HOUR_MS) });

const wholeDay = (day: string) => ({
  ...{ allDay: true, start: midnight(day), end: midnight(addDays(day, 1)) },
});

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

const tenantOf = ({ tenant }: CalendarRental, { t }: Texts): string =>
  tenant === '' ? t('rentals:tenant') : tenant;

function stayEvents(rental: CalendarRental, texts: Texts): Entry[] {
  const { t, locale } = texts;
  const { id, role, title, bed, time_zone, updated_at } = rental;
  const entry = (what: 'check-in' | 'check-out', date: string, time: string | null): Entry => {
    const start = instantAt(date, time ?? '00:00', time_zone);
    const who = role === 'lister' ? `${tenantOf(rental, texts)}, ` : '';
    const about = `${who}${title}`;
    const reference = t('rentals:booking', { reference: bookingReference(id) });
    return {
      id: `${what}-${id}-${role}`,
      stamp: updated_at,
      ...anHour(start),
      summary: t(what === 'check-in' ? 'rentals:check_in_of' : 'rentals:check_out_of', { about }),
      description: `${bed}\n${formatInstant(start, time_zone, locale)}\n${reference}`,
      page: role === 'lister' ? 'my-crew' : 'my-crashpad',
    };
  };
  const checkIn = entry('check-in', rental.start_date, rental.start_time);
  if (rental.checkout_date === null) return [checkIn];
  const checkOut = entry('check-out', rental.checkout_date, rental.checkout_time);
  return isEmptyStay(rental) ? [checkOut] : [checkIn, checkOut];
}

/** Open rent, and rent due within a year. */
function rentOf(rental: CalendarRental, now: Date): Rent[] {
  const rents = rental.open_rent.map(
    ({
      id,
      is_replacement,
      hold,
      amount,
      due_at,
      period_from,
      period_to,
      collection,
      is_tried,
    }) => {
      const isAuto = collection === COLLECTION.auto && !rental.is_paused;
      return {
        rental,
        amount,
        due_at: new Date(due_at),
        from: period_from,
        to: period_to,
        isCharged: isAuto && hold !== 'objection',
        willCharge: isAuto && is_tried && hold === null,
        hold: isAuto ? hold : null,
        replacement: is_replacement ? id : null,
      };
    },
  );
  if (rental.status !== 'accepted' || rental.next_rent_on === null) return rents;
  let { credit_cents: credit, rest_cents: rest } = rental;
  const stay = stayOf(rental);
  const isCharged = isAutopayOn(rental.auto_pay) && !rental.is_paused;
  for (const period of rentPeriods(stay, billableFrom(stay, rental.next_rent_on, now))) {
    const { due_at, from, to } = period;
    if (due_at.getTime() > now.getTime() + AHEAD_MS) break;
    // As on both pages: it collects a rest, and what was paid ahead comes off.
    const owed = period.amount + rest;
    const covered = Math.min(credit, owed);
    credit -= covered;
    rest = 0;
    if (owed > covered) {
      const charge = { isCharged, willCharge: isCharged, hold: null, replacement: null };
      rents.push({ rental, amount: owed - covered, due_at, from, to, ...charge });
    }
  }
  return rents;
}

/** One event for each rental and period, whatever else is due that day. */
function rentEvent(rent: Rent, texts: Texts): Entry {
  const { rental, amount, due_at, from, to, isCharged, replacement } = rent;
  const { id, role, title, time_zone, updated_at } = rental;
  const { t, money, locale } = texts;
  const days = t('rentals:rent_days', { period: formatPeriod(from, to, texts) });
  const when = formatDue(due_at, { isCharged, timeZone: time_zone }, locale);
  const at = isCharged ? anHour(due_at) : wholeDay(dueDay(due_at, time_zone));
  const isListers = role === 'lister';
  const tenant = tenantOf(rental, texts);
  const about = isListers ? `${tenant}, ${title}` : title;
  const uid = [`rent-${id}-${from}`, ...(replacement === null ? [] : [replacement])];
  return {
    ...{ stamp: updated_at, ...at },
    id: [...uid, ...(isListers ? ['lister'] : [])].join('-'),
    summary: t('rentals:rent_due', { amount: money(amount), title: about }),
    description: `${days} ${t(collectionKey(rent), { tenant })}\n${when}`,
    page: isListers ? 'my-crew' : 'my-crashpad',
  };
}

/** How rent is collected, or what it waits for, in words for its reader. */
function collectionKey({ rental, willCharge, hold }: Rent) {
  const isListers = rental.role === 'lister';
  if (willCharge) return isListers ? 'rentals:autopay_charges_lister' : 'rentals:autopay_charges';
  if (hold === 'bank_confirmation') {
    return isListers ? 'rentals:calendar_confirm_lister' : 'rentals:calendar_confirm';
  }
  if (hold === 'objection') {
    return isListers ? 'rentals:calendar_objection_lister' : 'rentals:calendar_objection';
  }
  if (rental.is_paused) return 'rentals:autopay_paused';
  if (!isAutopayOn(rental.auto_pay)) return 'rentals:autopay_off';
  return isListers ? 'rentals:card_not_charged_lister' : 'rentals:card_not_charged';
}
