import type { BedKind } from './lists.ts';
import { addDays } from './zoned-time.ts';

/** The transition table of a waitlist offer, for commands, buttons, jobs and tests. */

export const OFFER_STATES = [
  'open',
  'claimed',
  'invited',
  'passed',
  'expired',
  'lapsed',
  'released',
  'withdrawn',
] as const;
/**
 * Open and claimed offers hold their bed; all others are final. Lapsed: claimed, but the lister did
 * not invite in time. Released by the lister; withdrawn because the bed or the crash pad was
 * removed.
 */
export type OfferState = (typeof OFFER_STATES)[number];

export type OfferAction = 'claim' | 'pass' | 'invite' | 'release' | 'expire' | 'lapse' | 'withdraw';

export interface OfferTransition {
  readonly action: OfferAction;
  readonly by: 'member' | 'lister' | 'system';
  readonly from: OfferState;
  readonly to: OfferState;
  /** Whether the member leaves the waitlist. */
  readonly closesEntry?: 'invited' | 'expired';
  /** Whether the bed is offered to the next person, or its lister is notified. */
  readonly freesBed?: true;
}

/** Transitions that are not listed are impossible. */
export const OFFER_TRANSITIONS: readonly OfferTransition[] = [
  { action: 'claim', by: 'member', from: 'open', to: 'claimed' },
  { action: 'pass', by: 'member', from: 'open', to: 'passed', freesBed: true },
  { action: 'pass', by: 'member', from: 'claimed', to: 'passed', freesBed: true },
  { action: 'invite', by: 'lister', from: 'open', to: 'invited', closesEntry: 'invited' },
  { action: 'invite', by: 'lister', from: 'claimed', to: 'invited', closesEntry: 'invited' },
  { action: 'release', by: 'lister', from: 'open', to: 'released' },
  { action: 'release', by: 'lister', from: 'claimed', to: 'released' },
  {
    action: 'expire',
    by: 'system',
    from: 'open',
    to: 'expired',
    closesEntry: 'expired',
    freesBed: true,
  },
  { action: 'lapse', by: 'system', from: 'claimed', to: 'lapsed' },
  { action: 'withdraw', by: 'system', from: 'open', to: 'withdrawn' },
  { action: 'withdraw', by: 'system', from: 'claimed', to: 'withdrawn' },
];

/** The transition of an action from a state; undefined if impossible. */
export function offerTransition(
  action: OfferAction,
  from: OfferState,
): OfferTransition | undefined {
  return OFFER_TRANSITIONS.find((step) => step.action === action && step.from === from);
}

export const WAITLIST_MODES = ['manual', 'automatic'] as const;
/** Who offers a free bed: its lister, or the system to the first matching person. */
export type WaitlistMode = (typeof WAITLIST_MODES)[number];

export const WAITLIST_ENTRIES_MAX = 20;
export const WAITLIST_NOTE_MAX = 1000;
/** How long a bed is held for an answer, and then for the lister's invitation. */
export const OFFER_HOURS = 24;
export const CLAIM_HOURS = 48;
/** How many days before an agreed check-out a bed is offered. */
export const OFFER_AHEAD_DAYS = 30;

/** Whether to offer a bed today that is free from a day on. */
export const isSoonFree = (freeFrom: string, today: string): boolean =>
  freeFrom <= addDays(today, OFFER_AHEAD_DAYS);

/** Whether a bed matches an entry: its type, and free by the requested day but not long before it. */
export function fitsEntry(
  entry: { wanted_from: string | null; bed_kind: BedKind | null },
  bed: { bed_kind: BedKind; freeFrom: string },
  today: string,
): boolean {
  if (entry.bed_kind !== null && entry.bed_kind !== bed.bed_kind) return false;
  if (entry.wanted_from === null || entry.wanted_from <= today) return true;
  return (
    bed.freeFrom <= entry.wanted_from &&
    isSoonFree(entry.wanted_from, laterDay(bed.freeFrom, today))
  );
}

/** The later of two dates. */
export const laterDay = (a: string, b: string): string => (a > b ? a : b);
