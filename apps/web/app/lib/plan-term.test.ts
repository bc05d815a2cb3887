import { expect, it } from 'vitest';
import { planTerm } from './plan-term.ts';

const endsAt = '2030-05-04T12:00:00.000Z';

it.each([
  [{ expired: false, renews: true }, 'term_renews', '2030-05-03T12:00:00.000Z'],
  [{ expired: false, renews: false }, 'term_expires', endsAt],
  [{ expired: true, renews: false }, 'term_expired', endsAt],
  [{ expired: true, renews: true }, 'term_expired', endsAt],
] as const)('a plan that is %o reads %s %s', (state, key, at) => {
  expect(planTerm({ endsAt, ...state })).toEqual({ key, at });
});
