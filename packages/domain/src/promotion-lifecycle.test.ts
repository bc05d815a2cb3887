import { expect, it } from 'vitest';
import {
  PROMOTION_ENDS,
  PROMOTION_TRANSITIONS,
  promotionEnd,
  promotionOf,
  promotionTransition,
} from './promotion-lifecycle.ts';

it.each([
  ['boost_1_week', '2026-03-05T10:00:00Z', 1, '2026-03-12T10:00:00Z'],
  ['boost_1_month', '2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['boost_subscription', '2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['boost_subscription', '2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
  ['boost_subscription', '2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
] as const)('%s from %s, %i times, ends at %s', (plan, anchor, terms, end) => {
  expect(promotionEnd(plan, new Date(anchor), terms)).toEqual(new Date(end));
});

it('Featured becomes Boosted when it is cancelled, and a second cancel ends it', () => {
  expect(promotionTransition('cancel', 'featured')).toMatchObject({ to: 'boosted' });
  expect(promotionTransition('cancel', 'boosted')).toMatchObject({ endedAs: 'cancelled' });
  expect(promotionTransition('cancel', 'ended')).toBeUndefined();
});

it('every end state is reachable, and only ending steps set one', () => {
  const reached = new Set(PROMOTION_TRANSITIONS.flatMap(({ endedAs }) => endedAs ?? []));
  expect([...reached].sort()).toEqual([...PROMOTION_ENDS].sort());
  for (const { to, endedAs } of PROMOTION_TRANSITIONS) {
    expect(to === 'ended').toBe(endedAs !== undefined);
  }
});

it('the two fields of a listing match its promotion', () => {
  expect(promotionOf({ feature_listing: 0, feature_ongoing: 1 })).toBeNull();
  expect(promotionOf({ feature_listing: 1, feature_ongoing: 1 })).toBe('featured');
  expect(promotionOf({ feature_listing: 1, feature_ongoing: 0 })).toBe('boosted');
});
