import { expect, it } from 'vitest';
import { countOf, peopleRents } from './people-rents.ts';

const row = (rental_id: number, state: string, amount: number, settled = 0) =>
  ({ rental_id, state, amount, settled }) as never;
const rows = [
  row(2, 'late', 400.1, 100),
  row(1, 'late', 300),
  row(2, 'due', 400.2),
  row(3, 'failed', 250),
  row(1, 'paid', 300, 300),
];

it('the rent of a month stands by person, late first, with what is left', () => {
  const people = peopleRents(rows, null);
  expect(people.map(({ rental_id, rows }) => [rental_id, rows.length])).toEqual([
    [2, 2],
    [1, 2],
    [3, 1],
  ]);
  expect(people.map(({ amount, left }) => [amount, left])).toEqual([
    [800.3, 700.3],
    [600, 300],
    [250, 250],
  ]);
});

it('a filter leaves the rows of one state, and everything that is not paid is open', () => {
  const idsOf = (filter: 'late' | 'failed' | 'open' | 'paid') =>
    peopleRents(rows, filter).flatMap(({ rental_id, rows }) => rows.map(() => rental_id));
  expect(idsOf('late')).toEqual([2, 1]);
  expect(idsOf('failed')).toEqual([3]);
  expect(idsOf('paid')).toEqual([1]);
  expect(idsOf('open')).toEqual([2, 2, 1, 3]);
  expect(countOf(rows, 'open')).toBe(4);
});
