import { BUILT_IN_PREFERENCES, type EditedList } from '@crewpad/domain';
import { allowed, type Decision, refused } from '../../../platform/access/decision.ts';
import { conflict } from '../../../platform/errors.ts';

/** The inputs of the decision about an entry. */
export interface Entry {
  list: EditedList;
  /** Its English name. */
  name: string;
  /** Number of listings that use it. */
  usedBy: number;
}

export const ENTRY_ACTIONS = ['rename', 'delete'] as const;
type EntryAction = (typeof ENTRY_ACTIONS)[number];

/** Whether admins can rename or remove an entry. Its translations can always change. */
export function canWithEntry(action: EntryAction, { list, name, usedBy }: Entry): Decision {
  if (list === 'preferences' && BUILT_IN_PREFERENCES.includes(name)) {
    return refused(() => conflict(({ t }) => t(BUILT_IN[action], { name })));
  }
  if (action === 'delete' && usedBy > 0) {
    return refused(() => conflict(({ t }) => t('content:in_use', { count: usedBy })));
  }
  return allowed;
}

const BUILT_IN = {
  rename: 'content:cannot_be_renamed',
  delete: 'content:cannot_be_removed',
} as const;
