import { BED_KINDS, CALENDAR_WEEKS_MAX, DESK_SEARCH } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, id, isoDate, queryInteger, text } from '../common.ts';
import { operation } from '../operation.ts';

/** What listers see of all their crash pads at once. */

const feature = 'reports';

/** Days of a bed; null: open-ended. */
const days = {
  from: isoDate,
  until: isoDate.nullable().meta({ description: 'The first day after it; null: open-ended' }),
};

const calendarStay = z.object({
  kind: z.literal('stay'),
  ...days,
  rental_id: z.number(),
  status: z.enum(['pending', 'accepted', 'ended']),
  tenant: z.string().meta({ description: 'Empty if no name is known yet' }),
  rental_amount: dollars,
  agreed_end: isoDate.nullable().meta({ description: 'As in the invitation' }),
});

const calendarHold = z.object({
  kind: z.literal('hold'),
  ...days,
  member: z.object({ id: z.number(), name: z.string() }).meta({ description: 'On the waitlist' }),
});

const calendarBlock = z.object({
  kind: z.literal('block'),
  ...days,
  block_id: z.number(),
  note: z.string(),
});

export const calendarBar = z.discriminatedUnion('kind', [
  calendarStay,
  calendarHold,
  calendarBlock,
]);
export type CalendarBar = z.infer<typeof calendarBar>;

const calendarBed = z.object({
  id: z.number(),
  bed_name: z.string(),
  bed_kind: z.enum(BED_KINDS),
  rental_amount: dollars.nullable().meta({ description: 'null: the price of the crash pad' }),
  bars: z.array(calendarBar).meta({ description: 'In the order of their days' }),
  gaps: z.array(z.object(days)).meta({
    description: 'Free days of the range from today on; null: it goes on after the range',
  }),
});

const calendarRoom = z.object({
  id: z.number(),
  room_name: z.string(),
  beds: z.array(calendarBed),
});

const calendarHouse = z.object({
  id: z.number(),
  title: z.string(),
  today: isoDate.meta({ description: 'At the crash pad' }),
  rooms: z.array(calendarRoom),
});
export type CalendarHouse = z.infer<typeof calendarHouse>;

export const getBedCalendar = operation({
  feature,
  method: 'GET',
  path: '/lister/calendar',
  summary: "List the stays, holds and blocks of the lister's beds over some weeks, with the gaps",
  query: z.object({
    location_id: id.optional(),
    from: z.iso.date('date_is_not_valid').optional().meta({ description: 'Default: today (UTC)' }),
    weeks: queryInteger(1, CALENDAR_WEEKS_MAX).default(6),
  }),
  answer: z.object({ from: isoDate, until: isoDate, data: z.array(calendarHouse) }),
});

export const deskHit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tenant'),
    rental_id: z.number(),
    name: z.string(),
    status: z.enum(['pending', 'accepted', 'ended']),
    house: z.string(),
    bed: z.string().meta({ description: 'Room and bed' }),
  }),
  z.object({
    kind: z.literal('crashpad'),
    listing_id: z.number(),
    title: z.string(),
    city: z.string(),
  }),
  z.object({
    kind: z.literal('thread'),
    thread_id: z.number(),
    user_id: z.number(),
    name: z.string(),
  }),
]);
export type DeskHit = z.infer<typeof deskHit>;

export const searchDesk = operation({
  feature,
  method: 'GET',
  path: '/lister/search',
  summary: "Find the lister's own tenants, crash pads and threads, at most 20",
  query: z.object({
    q: text(DESK_SEARCH.max)
      .trim()
      .min(DESK_SEARCH.min, { error: 'is_too_small' })
      .meta({ description: 'Of a name, an email, a phone, a bed or a title' }),
  }),
  answer: z.object({ data: z.array(deskHit) }),
});
