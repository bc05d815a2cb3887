import type { RenewalFacts } from './renewal.ts';

/** The end of the term that is to be renewed. */
export const END = new Date('2027-03-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
/** So many days from that end. */
export const day = (days: number) => new Date(END.getTime() + days * DAY_MS);

/** A renewal that is due, with nothing tried yet. */
export const facts = (over: Partial<RenewalFacts> = {}): RenewalFacts => ({
  member: { status: 'ACTIVE', repeat: true, plan: 'basic', expireAt: END },
  card: { paymentMethod: 'pm_1', changedAt: day(-300) },
  status: 'due',
  termEnd: END,
  attempts: [],
  ...over,
});
