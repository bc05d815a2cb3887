import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './schema.ts';
import { type ColumnOf, type RowOf, selectList } from './select-list.ts';
import type { Trx } from './transaction.ts';

/** The order in which a transaction locks rows of these tables, so that no two wait for each other. */
const LOCK_ORDER = ['members', 'listings', 'rentals', 'obligations'] as const;

type LockedTable = (typeof LOCK_ORDER)[number];

/** IDs, or a condition on the table, whose alias is its first letter. */
type Rows = number | readonly number[] | RawBuilder<unknown>;

/** `for no key update` still allows references to the row. */
type Strength = 'for update' | 'for no key update';

interface LockOptions<Column, Extra> {
  /** Columns to return besides the ID. */
  columns?: readonly Column[];
  /** SQL of the select list for more than columns. */
  extra?: RawBuilder<Extra>;
  limit?: number;
  strength?: Strength;
}

/** Functions that lock rows of a table in one statement, by ascending ID, and return them. */
function locker<Table extends LockedTable>(table: Table, usual: Strength) {
  const alias = table.slice(0, 1);
  return async <Column extends ColumnOf<Table> = never, Extra = unknown>(
    trx: Trx,
    rows: Rows,
    options: LockOptions<Column, Extra> = {},
  ): Promise<(RowOf<Table, Column> & Extra & { id: number })[]> => {
    const { columns = [], extra, limit, strength = usual } = options;
    const { rows: locked } = await sql<RowOf<Table, Column> & Extra & { id: number }>`
      select ${selectList(alias, ['id', ...columns])} ${extra === undefined ? sql`` : sql`, ${extra}`}
      from ${sql.table(table)} as ${sql.ref(alias)}
      where ${conditionOf(rows, sql.ref(`${alias}.id`))}
      order by ${sql.ref(`${alias}.id`)} ${limit === undefined ? sql`` : sql`limit ${limit}`}
      ${sql.raw(strength)} of ${sql.ref(alias)}`.execute(trx);
    if (watched !== undefined) await checkOrder(trx, watched, table, locked);
    return locked;
  };
}

function conditionOf(rows: Rows, id: RawBuilder<unknown>): RawBuilder<unknown> {
  if (typeof rows === 'number') return sql`${id} = ${rows}`;
  return 'toOperationNode' in rows ? rows : sql`${id} = any (${rows}::integer[])`;
}

export const lockMembers = locker('members', 'for no key update');
export const lockListings = locker('listings', 'for no key update');
export const lockRentals = locker('rentals', 'for update');
export const lockObligations = locker('obligations', 'for update');

/** @throws Error if there is no such member */
export async function lockMember<Column extends ColumnOf<'members'> = never>(
  trx: Trx,
  id: number,
  options: LockOptions<Column, unknown> = {},
): Promise<RowOf<'members', Column> & { id: number }> {
  const [member] = await lockMembers(trx, id, options);
  if (member === undefined) throw new Error(`there is no member ${id}`);
  return member;
}

/** The whole row; undefined if there is none. */
export async function lockObligation(
  trx: Trx,
  id: number,
): Promise<Selectable<Database['obligations']> | undefined> {
  const extra = sql<Selectable<Database['obligations']>>`o.*`;
  const [obligation] = await lockObligations(trx, id, { extra });
  return obligation;
}

/** The rows that each open transaction has locked. Undefined, and free, outside of tests. */
let watched: WeakMap<Trx, Map<LockedTable, Set<number>>> | undefined;

/** From now on a lock in the wrong order fails, unless the transaction already holds the row. */
export function watchLockOrder(): void {
  watched ??= new WeakMap();
}

async function checkOrder(
  trx: Trx,
  transactions: NonNullable<typeof watched>,
  table: LockedTable,
  locked: readonly { id: number }[],
): Promise<void> {
  const held = transactions.get(trx) ?? new Map<LockedTable, Set<number>>();
  transactions.set(trx, held);
  const own = held.get(table) ?? new Set();
  const added = locked.map(({ id }) => id).filter((id) => !own.has(id));
  if (added.length === 0) return;
  const later = LOCK_ORDER.slice(LOCK_ORDER.indexOf(table) + 1).find((item) => held.has(item));
  if (later !== undefined && (await hasForeign(trx, table, added))) {
    throw new Error(`locked ${table} ${added.join(', ')} after ${later}, which come later`);
  }
  held.set(table, new Set([...own, ...added]));
}

/** Whether the transaction has not written all of these rows, which holds them too. */
async function hasForeign(trx: Trx, table: LockedTable, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)}
    where id = any (${ids}::integer[]) and xmin <> pg_current_xact_id()::xid`.execute(trx);
  return rows.length > 0;
}
