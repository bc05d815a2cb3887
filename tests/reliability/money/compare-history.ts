import type { Reader } from './compare-books.ts';
import { words } from './compare-pages.ts';
import { date, localDay } from './days.ts';
import type { Step } from './event.ts';
import { linesOf } from './history.ts';
import type { Model } from './model.ts';
import type { Side } from './readings.ts';
import type { Stage } from './stage.ts';

/** Until they have accepted, the lister knows a member by the address that they have invited. */
export function tenantOf({ names, email, isGuest }: Stage, { status }: Model): string {
  const isInvited = status === 'pending' || status === 'closed';
  return isInvited && !isGuest ? email : names.tenant;
}

/** All entries of both sides, as their lists show them. */
export async function compareHistory(stage: Stage, model: Model, reader: Reader): Promise<void> {
  const { lister, bed } = stage.names;
  const tenant = tenantOf(stage, model);
  for (const side of stage.isGuest ? (['lister'] as const) : (['lister', 'tenant'] as const)) {
    const whoOf = (by: Step['by']) => {
      if (by === side) return 'You';
      return { lister, tenant, system: 'The CrewPad team' }[by];
    };
    const expected = linesOf(model).map(({ by, at, notes = [], sentence }) => {
      const people = { who: whoOf(by), tenant: side === 'tenant' ? 'you' : tenant, bed };
      return [sentence(people), ...notes, date(localDay(at, model.stay.zone))].join(' ');
    });
    const place = `history of the ${side}`;
    if (!stage.isToRead(place, expected)) continue;
    reader.lists(place, await entriesOf(stage, side, `/history/${stage.rental}`), expected);
  }
}

/** The entries of a list that the test renders one by one. */
export const entriesOf = async (stage: Stage, side: Side, path: string): Promise<string[]> =>
  (await words(stage, side, path))
    .split('¶')
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
