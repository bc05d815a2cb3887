import type { contract } from '@crewpad/contract';
import { type CrewSort, type CrewState, directionOf } from '../crew-state.ts';
import { fullNameOf } from '../tenant/full-name.ts';
import { rowNote } from './row-note.ts';

type Rental = contract.rentals.Rental;
type Balance = contract.reports.TenantBalance;

/** A tenant or an invitation with what is owed; an invitation has no balance. */
export interface CrewRow {
  rental: Rental;
  balance: Balance | undefined;
}

type Value = string | number | null;

/** What each order compares; null comes last in both directions. */
const VALUES: Record<CrewSort, (row: CrewRow) => Value> = {
  name: ({ rental }) => fullNameOf(rental, ''),
  house: ({ rental }) => placeOf(rental),
  stay: ({ rental }) => rental.start_date,
  rent: ({ rental }) => rental.rent_today,
  next: ({ balance }) => balance?.next?.due_on ?? null,
  owed: ({ balance }) => balance?.owed ?? null,
  late: ({ balance }) => balance?.late_days ?? null,
  autopay: ({ rental }) => rental.autopay_state?.state ?? null,
  deposit: ({ rental }) => rental.deposit_state.open,
};

const placeOf = ({ location, room_name, bed_name }: Rental) =>
  `${location}\n${room_name}\n${bed_name}`;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(`${a}`, `${b}`);

/** The tenants that the filters leave, in their order. Pure. */
export function crewRows(
  rentals: readonly Rental[],
  balances: readonly Balance[],
  state: Pick<CrewState, 'owing' | 'sort' | 'dir'>,
): CrewRow[] {
  const balanceOf = new Map(balances.map((balance) => [balance.rental_id, balance]));
  const rows = rentals.map((rental) => ({ rental, balance: balanceOf.get(rental.id) }));
  const matching = state.owing ? rows.filter(({ balance }) => (balance?.owed ?? 0) > 0) : rows;
  const comparedOf = VALUES[state.sort ?? 'house'];
  const sign = directionOf(state) === 'desc' ? -1 : 1;
  return matching.toSorted((a, b) => {
    const [one, other] = [comparedOf(a), comparedOf(b)];
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1;
    } else {
      const order = compare(one, other);
      if (order !== 0) return sign * order;
    }
    return compare(VALUES.name(a) ?? '', VALUES.name(b) ?? '') || a.rental.id - b.rental.id;
  });
}

export interface HouseOfRows {
  id: number;
  title: string;
  rows: readonly CrewRow[];
}

/** The rows below their crash pads, in the order of the first row of each. Pure. */
export const byHouse = (rows: readonly CrewRow[]): HouseOfRows[] =>
  [...Map.groupBy(rows, ({ rental }) => rental.listing_id)].map(([id, ofHouse]) => ({
    id,
    title: ofHouse[0]?.rental.location ?? '',
    rows: ofHouse,
  }));

/** About two screens of lines. */
const ROWS_BEFORE_FOLDING = 40;

/** The crash pads below the first forty lines, which start folded. Pure. */
export function firstFolded(houses: readonly HouseOfRows[]): ReadonlySet<number> {
  const folded = new Set<number>();
  let count = 0;
  for (const { id, rows } of houses) {
    count += rows.length;
    if (count > ROWS_BEFORE_FOLDING && count > rows.length) folded.add(id);
  }
  return folded;
}

/** Whether somebody waits for the lister, or rent is late: such a line stands in a folded crash pad too. */
export const isPressing = ({ rental, balance }: CrewRow, today: string): boolean =>
  balance?.late_days != null ||
  rowNote(rental) !== null ||
  rental.abilities.confirm_checkout === true ||
  rental.email_refusal !== null ||
  (rental.status === 'pending' && rental.start_date < today);
