import { instant } from './days.ts';
import type { Event, Happening, Stay } from './event.ts';
import { playAll } from './play-model.ts';

/** $400 a month on the first, from March 1, 2027, manual and without an end. */
const STAY: Stay = {
  ...{ start: '2027-03-01', end: null, rent: 40_000, payday: 1, deposit: 0 },
  ...{ autopay: false, zone: 'UTC' },
};

/** The book after events written as [time, what happens]. The stay was accepted in February. */
export function playOn(
  stay: Partial<Stay>,
  ...happenings: (readonly [at: string, event: Happening])[]
) {
  const events: Event[] = happenings.map(([at, event]) => ({ ...event, at: instant(at) }));
  const acceptance: Event = { on: 'acceptance', at: instant('2027-02-20T12:00Z') };
  return playAll({ ...STAY, ...stay }, [acceptance, ...events]);
}
