import { addDays, bookingReference } from '@crewpad/domain';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { mailBrands } from '../../../platform/mail/brands.ts';
import type { MailCalendar } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { RentalRow } from '../rentals.queries.ts';
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
