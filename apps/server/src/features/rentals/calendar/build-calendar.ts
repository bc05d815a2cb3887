import { bookingReference, instantAt, isAutopayOn, rentPeriods } from '@crewpad/domain';
import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { Texts } from '../../../platform/texts.ts';
import { formatDue, formatInstant } from '../emails/when.ts';
import { stayOf } from '../present-rental.ts';
import type { CalendarRental } from './queries/calendar-rentals.ts';

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
}

/**
 * Check-ins, check-outs and rent days as iCalendar, with UTC instants. A lister's rent days are
 * totaled per crash pad.
 */
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
    ...rents
      .filter(({ rental }) => rental.role === 'tenant')
      .map((rent) => tenantRent(rent, texts)),
    ...perHouse(rents.filter(({ rental }) => rental.role === 'lister')).map((rent) =>
      houseRent(rent, texts),
    ),
  ];
  for (const { id, page, start, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: `${id}@${host}`,
      url: `${publicUrl}/${page}`,
      start,
      end: new Date(start.getTime() + HOUR_MS),
      // A rent day does not block time.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

interface Entry extends Pick<ICalEventData, 'stamp' | 'summary' | 'description'> {
  id: string;
  start: Date;
  page: 'my-crashpad' | 'my-crew';
}

function stayEvents(rental: CalendarRental, { t, locale }: Texts): Entry[] {
  const { id, role, title, tenant, bed, time_zone, updated_at } = rental;
  const entry = (what: 'check-in' | 'check-out', date: string, time: string | null): Entry => {
    const start = instantAt(date, time ?? '00:00', time_zone);
    const who = role === 'lister' ? `${tenant === '' ? t('rentals:tenant') : tenant}, ` : '';
    const about = `${who}${title}`;
    const reference = t('rentals:booking', { reference: bookingReference(id) });
    return {
      id: `${what}-${id}-${role}`,
      stamp: updated_at,
      start,
      summary: t(what === 'check-in' ? 'rentals:check_in_of' : 'rentals:check_out_of', { about }),
      description: `${bed}\n${formatInstant(start, time_zone, locale)}\n${reference}`,
      page: role === 'lister' ? 'my-crew' : 'my-crashpad',
    };
  };
  const checkIn = entry('check-in', rental.start_date, rental.start_time);
  if (rental.checkout_date === null) return [checkIn];
  return [checkIn, entry('check-out', rental.checkout_date, rental.checkout_time)];
}

/** Open rent, and rent due within a year. */
function rentOf(rental: CalendarRental, now: Date): Rent[] {
  const rents = rental.open_rent.map(({ amount, due_at, period_from, period_to }) => ({
    rental,
    amount,
    due_at: new Date(due_at),
    from: period_from,
    to: period_to,
  }));
  if (rental.status !== 'accepted' || rental.next_rent_on === null) return rents;
  for (const { amount, due_at, from, to } of rentPeriods(stayOf(rental), rental.next_rent_on)) {
    if (due_at.getTime() > now.getTime() + AHEAD_MS) break;
    rents.push({ rental, amount, due_at, from, to });
  }
  return rents;
}

function tenantRent(
  { rental, amount, due_at, from, to }: Rent,
  { t, money, locale }: Texts,
): Entry {
  const { id, title, time_zone, auto_pay, updated_at } = rental;
  const isCharged = isAutopayOn(auto_pay);
  const how = t(isCharged ? 'rentals:autopay_charges' : 'rentals:autopay_off');
  const days = t('rentals:rent_days', { from, to });
  return {
    id: `rent-${id}-${from}`,
    stamp: updated_at,
    start: due_at,
    summary: t('rentals:rent_due', { amount: money(amount), title }),
    description: `${days} ${how}\n${formatDue(due_at, { isCharged, timeZone: time_zone }, locale)}`,
    page: 'my-crashpad',
  };
}

/** The rent of a crash pad due at the same instant. */
function perHouse(rents: readonly Rent[]): Rent[][] {
  const houses = new Map<string, Rent[]>();
  for (const rent of rents) {
    const key = `${rent.rental.listing_id} ${rent.due_at.getTime()}`;
    houses.set(key, [...(houses.get(key) ?? []), rent]);
  }
  return [...houses.values()];
}

function houseRent(rents: readonly Rent[], { t, money, locale }: Texts): Entry {
  const [first] = rents;
  if (first === undefined) throw new RangeError('a rent day without rent');
  const { rental, due_at } = first;
  const amount = rents.reduce((sum, rent) => sum + rent.amount, 0);
  const isCharged = rents.some((rent) => isAutopayOn(rent.rental.auto_pay));
  const tenants = new Set(rents.map((rent) => rent.rental.id)).size;
  const changed = Math.max(...rents.map((rent) => rent.rental.updated_at.getTime()));
  return {
    id: `house-rent-${rental.listing_id}-${due_at.toISOString().slice(0, 10)}`,
    stamp: new Date(changed),
    start: due_at,
    summary: t('rentals:rent_due', { amount: money(amount), title: rental.title }),
    description: `${t('rentals:rent_of', { count: tenants })}\n${formatDue(due_at, { isCharged, timeZone: rental.time_zone }, locale)}`,
    page: 'my-crew',
  };
}
