import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

/** Money that must move at the provider besides charges. */
export type Move = Selectable<Database['provider_moves']>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Waits after the first refusals; then a day. */
const AGAIN_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS];
const GIVEN_UP_MS = 30 * DAY_MS;
/** Longer than the longest call to the provider. */
const CLAIM_MS = 60_000;
/** A charge without a transfer is read again this often; its event wakes the move earlier. */
const NO_TRANSFER_MS = HOUR_MS;
const AT_ONCE = 100;

/** States in which nothing was sent, or the provider has definitely refused it. */
const RESTING = ['waiting', 'refused'] as const;
const OPEN = [...RESTING, 'unknown'] as const;

type NewMove = Pick<
  Insertable<Database['provider_moves']>,
  'kind' | 'obligation_id' | 'amount_cents'
> &
  Partial<
    Pick<
      Insertable<Database['provider_moves']>,
      'dispute_id' | 'refund_id' | 'transfer_id' | 'part'
    >
  >;

/** Stores a move before its first call. Does nothing if it is stored. */
export async function insertMove(trx: Trx, move: NewMove, now: Date): Promise<void> {
  await trx
    .insertInto('provider_moves')
    .values({ ...move, next_try_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The moves of a dispute or refund, oldest first. */
export function listMoves(
  db: Db | Trx,
  of: { dispute_id: string } | { refund_id: number },
): Promise<Move[]> {
  const [[column, id] = ['refund_id', 0]] = Object.entries(of) as [keyof Move & string, unknown][];
  return db
    .selectFrom('provider_moves')
    .selectAll()
    .where(sql.ref(column), '=', id)
    .orderBy('id')
    .execute();
}

/** Moves whose next try is due, oldest first. */
export async function listDueMoves(
  db: Db,
  { now, obligationId }: { now: Date; obligationId?: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('provider_moves')
    .select('id')
    .where('state', 'in', OPEN)
    .where('next_try_at', '<=', now)
    .$if(obligationId !== undefined, (query) =>
      query.where('obligation_id', '=', obligationId ?? 0),
    )
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes a move for one try. Until its outcome is recorded it counts as unknown. A move whose outcome
 * was unknown before keeps its try, and with it its key.
 * @returns undefined if another process has it, or it is over
 */
export async function claimMove(db: Db, id: number, now: Date): Promise<Move | undefined> {
  return db
    .updateTable('provider_moves')
    .set(({ eb, ref }) => ({
      state: 'unknown',
      tries: eb
        .case()
        .when('state', '=', 'unknown')
        .then(ref('tries'))
        .else(eb('tries', '+', 1))
        .end(),
      next_try_at: new Date(now.getTime() + CLAIM_MS),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .where('next_try_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Before it is sent: where the money comes from or goes to. */
export async function addressMove(
  db: Db,
  { id }: Move,
  place: { transfer_id: string | null; account_id: string },
): Promise<void> {
  await db.updateTable('provider_moves').set(place).where('id', '=', id).execute();
}

/** The charge has no transfer yet. Nothing was sent. */
export async function postponeMove(db: Db, { id, tries }: Move, now: Date): Promise<void> {
  await db
    .updateTable('provider_moves')
    .set({
      state: 'waiting',
      tries: Math.max(0, tries - 1),
      next_try_at: new Date(now.getTime() + NO_TRANSFER_MS),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .execute();
}

/** The provider has definitely refused it. After a month it is given up. */
export async function refuseMove(
  trx: Trx,
  { id, tries, created_at }: Move,
  { code, message, now }: { code: string; message: string; now: Date },
): Promise<void> {
  const next = new Date(now.getTime() + (AGAIN_MS[tries - 1] ?? DAY_MS));
  const isOver = next.getTime() - created_at.getTime() > GIVEN_UP_MS;
  await trx
    .updateTable('provider_moves')
    .set({
      state: isOver ? 'abandoned' : 'refused',
      next_try_at: isOver ? null : next,
      code,
      message,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .execute();
}

/** Another try is due now, also of a move that was given up. */
export async function dueMove(trx: Trx, { id, state }: Move, now: Date): Promise<void> {
  await trx
    .updateTable('provider_moves')
    .set({ next_try_at: now, ...(state === 'abandoned' && { state: 'refused' }), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** @returns false if it was recorded before */
export async function finishMove(
  trx: Trx,
  id: number,
  { providerId, amount, now }: { providerId: string; amount: number; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('provider_moves')
    .set({
      state: 'done',
      provider_id: providerId,
      amount_cents: amount,
      code: null,
      message: null,
      next_try_at: null,
      done_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reduces a move that was not made; one of nothing is closed. */
export async function reduceMove(trx: Trx, { id, amount_cents }: Move, by: number, now: Date) {
  const remaining = amount_cents - by;
  await trx
    .updateTable('provider_moves')
    .set({
      ...(remaining > 0 ? { amount_cents: remaining } : { state: 'closed', next_try_at: null }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', RESTING)
    .execute();
}

/** A possible reason for refusals is gone: tries again at once what concerns it. */
export async function wakeMoves(
  db: Db | Trx,
  about: { account: string } | { obligationId: number } | 'balance',
  now: Date,
): Promise<void> {
  await db
    .updateTable('provider_moves')
    .set({ next_try_at: now })
    .where('state', 'in', RESTING)
    .where('next_try_at', '>', now)
    .$if(about !== 'balance', (query) =>
      typeof about === 'object' && 'account' in about
        ? query.where('account_id', '=', about.account)
        : query.where('obligation_id', '=', typeof about === 'object' ? about.obligationId : 0),
    )
    .execute();
}

/** An admin has closed it. Moves that became unnecessary have no note. */
export const isClosed = ({ state, note }: Pick<Move, 'state' | 'note'>) =>
  state === 'closed' && note !== null;
export const isResting = ({ state }: Pick<Move, 'state'>) =>
  RESTING.some((resting) => resting === state);
export const isOpenMove = ({ state }: Pick<Move, 'state'>) => OPEN.some((open) => open === state);
