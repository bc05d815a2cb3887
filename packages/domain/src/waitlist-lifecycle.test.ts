import { describe, expect, it } from 'vitest';
import {
  fitsEntry,
  isSoonFree,
  OFFER_STATES,
  OFFER_TRANSITIONS,
  type OfferAction,
  offerTransition,
} from './waitlist-lifecycle.ts';

describe('an offer', () => {
  const holding = ['open', 'claimed'];

  it('holds its bed only while open or claimed; every other state is final', () => {
    for (const state of OFFER_STATES) {
      const ways = OFFER_TRANSITIONS.filter(({ from }) => from === state);
      expect(ways.length > 0, state).toBe(holding.includes(state));
    }
  });

  it('has one transition per action', () => {
    const named = OFFER_TRANSITIONS.map(({ action, from }) => `${action} ${from}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it.each<[OfferAction, string]>([
    ['pass', 'passed'],
    ['invite', 'invited'],
    ['release', 'released'],
    ['withdraw', 'withdrawn'],
  ])('can %s before and after the claim', (action, to) => {
    expect(offerTransition(action, 'open')?.to).toBe(to);
    expect(offerTransition(action, 'claimed')?.to).toBe(to);
  });

  it('expires unanswered and lapses without an invitation', () => {
    expect(offerTransition('expire', 'claimed')).toBeUndefined();
    expect(offerTransition('lapse', 'open')).toBeUndefined();
    expect(offerTransition('claim', 'claimed')).toBeUndefined();
  });
});

const today = '2026-03-01';

it.each([
  ['-infinity', true],
  ['2026-02-01', true],
  ['2026-03-31', true],
  ['2026-04-01', false],
])('a bed that is free from %s is offered: %s', (from, soon) => {
  expect(isSoonFree(from, today)).toBe(soon);
});

describe('an entry', () => {
  const entry = (wanted_from: string | null, bed_kind: 'cold' | 'hot' | null = null) => ({
    wanted_from,
    bed_kind,
  });
  const bed = (freeFrom: string) => ({ bed_kind: 'cold' as const, freeFrom });

  it.each([
    ['any day', null, '2026-03-20', true],
    ['a day that has passed', '2026-02-01', '2026-03-20', true],
    ['a day after the bed is free', '2026-03-25', '2026-03-20', true],
    ['a day before it', '2026-03-19', '2026-03-20', false],
    ['a day soon after today', '2026-03-31', '-infinity', true],
    ['a day long after', '2026-04-01', '-infinity', false],
  ])('an entry for %s', (_name, wanted, freeFrom, fits) => {
    expect(fitsEntry(entry(wanted), bed(freeFrom), today)).toBe(fits);
  });

  it('an entry for one type fits only that type', () => {
    expect(fitsEntry(entry(null, 'cold'), bed('-infinity'), today)).toBe(true);
    expect(fitsEntry(entry(null, 'hot'), bed('-infinity'), today)).toBe(false);
  });
});
