import type { contract } from '@crewpad/contract';
import { freeRanges, localDate, toDollars } from '@crewpad/domain';
import type { CalendarBedRow, StoredBar } from './bed-calendar.queries.ts';

type House = contract.reports.CalendarHouse;
type Bed = House['rooms'][number]['beds'][number];

interface Range {
  from: string;
  until: string;
}

/** Beds by crash pad and room, with the gaps between what has them. Pure. */
export function presentBedCalendar(
  rows: readonly CalendarBedRow[],
  range: Range,
  now: Date,
): House[] {
  const houses = new Map<number, House>();
  const rooms = new Map<number, House['rooms'][number]>();
  for (const row of rows) {
    const { listing_id: id, title, room_id, room_name } = row;
    const house = houses.get(id) ?? { id, title, today: localDate(now, row.time_zone), rooms: [] };
    houses.set(id, house);
    const room = rooms.get(room_id) ?? { id: room_id, room_name, beds: [] };
    if (!rooms.has(room_id)) house.rooms.push(room);
    rooms.set(room_id, room);
    room.beds.push(presentBed(row, range, house.today));
  }
  return [...houses.values()];
}

function presentBed(row: CalendarBedRow, range: Range, today: string): Bed {
  return {
    id: row.bed_id,
    bed_name: row.bed_name,
    bed_kind: row.bed_kind,
    rental_amount: row.rental_amount === null ? null : toDollars(row.rental_amount),
    bars: row.bars.map(presentBar),
    gaps: gapsOf(row.bars, range, today),
  };
}

const presentBar = (bar: StoredBar): contract.reports.CalendarBar =>
  bar.kind === 'stay' ? { ...bar, rental_amount: toDollars(bar.rental_amount) } : bar;

function gapsOf(bars: readonly StoredBar[], { from, until }: Range, today: string): Bed['gaps'] {
  const first = from > today ? from : today;
  if (first >= until) return [];
  const stays = bars.map((bar) => ({ from: bar.from, to: bar.until }));
  return freeRanges([stays], first, until).map((gap) => ({
    from: gap.from,
    until: gap.to === until ? null : gap.to,
  }));
}
