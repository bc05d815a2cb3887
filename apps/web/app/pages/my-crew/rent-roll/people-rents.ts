import type { contract } from '@crewpad/contract';
import { toCents, toDollars } from '@crewpad/domain';
import { leftOf } from '../../../features/rent/index.ts';
import type { RentFilter } from '../crew-state.ts';

type RentRow = contract.reports.RentRow;

/** The rent of one tenant in a month, with what is left of it. Amounts in US dollars. */
export interface PersonRents {
  rental_id: number;
  rows: RentRow[];
  amount: number;
  left: number;
}

const isIn = (filter: RentFilter, { state }: RentRow): boolean =>
  filter === 'open' ? state !== 'paid' : state === filter;

const sum = (amounts: readonly number[]) =>
  toDollars(amounts.reduce((total, amount) => total + toCents(amount), 0));

/** The rent of a month by person, in the order of their first rows: late first. Pure. */
export function peopleRents(rows: readonly RentRow[], filter: RentFilter | null): PersonRents[] {
  const remaining = filter === null ? rows : rows.filter((row) => isIn(filter, row));
  return [...Map.groupBy(remaining, ({ rental_id }) => rental_id)].map(([rental_id, ofPerson]) => ({
    rental_id,
    rows: ofPerson,
    amount: sum(ofPerson.map(({ amount }) => amount)),
    left: sum(ofPerson.filter(({ state }) => state !== 'paid').map(leftOf)),
  }));
}

/** How many rows each filter leaves. Pure. */
export const countOf = (rows: readonly RentRow[], filter: RentFilter): number =>
  rows.filter((row) => isIn(filter, row)).length;
