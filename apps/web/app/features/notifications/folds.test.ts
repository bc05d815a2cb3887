import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { type Fold, foldsOf, sumOf } from './folds.ts';

const NEST = { id: 3, title: 'The Nest' };
const of = (id: number, kind: string, listing: object | null = NEST, amount_cents?: number) =>
  ({
    ...{ id, kind, listing, person: null, is_read: true, is_opened: true },
    ...{ created: '2026-06-05T12:00:00.000Z', data: { amount_cents } },
  }) as contract.notifications.Notification;
const idsOf = (folds: readonly Fold[]) => folds.map((fold) => fold.map(({ id }) => id));

it('entries of one kind and crash pad fold where the newest stands', () => {
  const other = { id: 4, title: 'Bell House' };
  const day = [
    of(6, 'rent_paid'),
    of(5, 'tenant_left'),
    of(4, 'rent_paid'),
    of(3, 'rent_paid', other),
  ];
  expect(idsOf(foldsOf(day))).toEqual([[6, 4], [5], [3]]);
  expect(foldsOf([])).toEqual([]);
});

it('entries about no crash pad stay apart', () => {
  expect(idsOf(foldsOf([of(2, 'paid', null), of(1, 'paid', null)]))).toEqual([[2], [1]]);
});

it('adds up amounts only if each entry has one', () => {
  expect(sumOf([of(1, 'rent_paid', NEST, 40_000), of(2, 'rent_paid', NEST, 35_050)])).toBe(75_050);
  expect(sumOf([of(1, 'rent_paid', NEST, 40_000), of(2, 'rent_paid')])).toBeNull();
});
