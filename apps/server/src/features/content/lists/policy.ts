import { BUILT_IN_PREFERENCES, type EditedList } from '@crewpad/domain';
import { allowed, type Decision, refused } from '../../../platform/access/decision.ts';
import { conflict } from '../../../platform/errors.ts';

/** What decides over an entry. */
export interface Entry {
  list: EditedList;
  /** Its English name. */
  name: string;
  /** Listings that have it. */
  usedBy: number;
}

export const ENTRY_ACTIONS = ['rename', 'delete'] as const;
type EntryAction = (typeof ENTRY_ACTIONS)[number];

/** Whether admins may rename or remove an entry. Its other languages can always change. */
export function canWithEntry(action: EntryAction, { list, name, usedBy }: Entry): Decision {
  if (list === 'preferences' && BUILT_IN_PREFERENCES.includes(name)) {
    const text = `The gender of a listing depends on ${name}, so it cannot be ${PAST[action]}.`;
    return refused(conflict(text));
  }
  if (action === 'delete' && usedBy > 0) {
    const text = usedBy === 1 ? '1 listing has it' : `${usedBy} listings have it`;
    return refused(conflict(`${text}, so it cannot be removed.`));
  }
  return allowed;
}

const PAST = { rename: 'renamed', delete: 'removed' } as const;
