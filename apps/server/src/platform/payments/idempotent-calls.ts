import { createHash } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** A call that moves money, as it is known by the key that the caller gave it. */
export interface KeyedCall {
  memberId: number;
  operation: string;
  key: string;
  bodyHash: Buffer;
}

/** What is known of a call: its charge, and how it ended if that is decided. */
export interface KnownCall {
  bodyHash: Buffer;
  /** null: not decided yet. */
  status: number | null;
  answer: unknown;
}

/** A hash of a body after validation; keys of objects in any order. */
export function hashBody(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest();
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Notes a call. @returns what is known of it when it was made before; undefined: it is the first. */
export async function beginCall(
  db: Db,
  call: KeyedCall,
  now: Date,
): Promise<KnownCall | undefined> {
  const added = await db
    .insertInto('idempotent_calls')
    .values({
      member_id: call.memberId,
      operation: call.operation,
      key: call.key,
      body_hash: call.bodyHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (added !== undefined) return undefined;
  const row = await db
    .selectFrom('idempotent_calls')
    .select(['body_hash as bodyHash', 'status', 'answer'])
    .where('member_id', '=', call.memberId)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .executeTakeFirst();
  return row && { ...row, bodyHash: Buffer.from(row.bodyHash) };
}

/** Keeps what a call led to. `status` null: it is not decided and will be asked again. */
export async function keepCall(
  db: Db,
  { memberId, operation, key }: KeyedCall,
  status: number | null,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('idempotent_calls')
    .set({ status, answer: JSON.stringify(answer) })
    .where('member_id', '=', memberId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** Forgets a call, so that the same one is made anew. */
export async function forgetCall(db: Db, { memberId, operation, key }: KeyedCall): Promise<void> {
  await db
    .deleteFrom('idempotent_calls')
    .where('member_id', '=', memberId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** Forgets all calls that were made before an instant. */
export async function forgetOldCalls(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_calls').where('created_at', '<', before).execute();
}
