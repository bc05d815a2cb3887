import { createHash } from 'node:crypto';
import type { ApiError } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { invalidInput, refusal } from '../errors.ts';

/** A call that must not happen twice, as it is known by the key that the caller gave it. */
export interface KeyedCall {
  memberId: number;
  operation: string;
  key: string;
  bodyHash: Buffer;
}

/** What is known of a call: what it led to so far, and how it ended if that is decided. */
export interface KnownCall {
  bodyHash: Buffer;
  /** null: not decided yet. */
  status: number | null;
  answer: unknown;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws ApiError 422 for a header `Idempotency-Key` that cannot be kept. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw invalidInput({ 'idempotency-key': ['is_not_valid'] });
}

/** The refusal of a key that came before with another body. */
export function keyReused(): ApiError {
  return refusal(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was used before with other content.',
  );
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
  return added === undefined ? readCall(db, call) : undefined;
}

/** What is known of a call by now; undefined: it was forgotten, or never made. */
export async function readCall(
  db: Db,
  { memberId, operation, key }: KeyedCall,
): Promise<KnownCall | undefined> {
  const row = await db
    .selectFrom('idempotent_calls')
    .select(['body_hash as bodyHash', 'status', 'answer'])
    .where('member_id', '=', memberId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { ...row, bodyHash: Buffer.from(row.bodyHash) };
}

/** Notes the charge that a call is for, while it is not decided. */
export async function noteCharge(
  db: Db,
  { memberId, operation, key }: KeyedCall,
  chargeId: number,
): Promise<void> {
  await sql`
    update idempotent_calls
    set answer = coalesce(answer, '{}'::jsonb) || jsonb_build_object('charge_id', ${chargeId}::integer)
    where member_id = ${memberId} and operation = ${operation} and key = ${key} and status is null
  `.execute(db);
}

/**
 * Ties a call to the attempt to pay that it makes, in the transaction of that attempt.
 * @param known the attempt that it was tied to before.
 * @returns false: it is decided by now, or tied to another one; nothing has changed.
 */
export async function bindCall(
  db: Db,
  { memberId, operation, key }: KeyedCall,
  attemptId: number,
  known: number | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    update idempotent_calls
    set answer = coalesce(answer, '{}'::jsonb) || jsonb_build_object('attempt_id', ${attemptId}::integer)
    where member_id = ${memberId} and operation = ${operation} and key = ${key} and status is null
      and (answer ->> 'attempt_id')::integer is not distinct from ${known ?? null}::integer
    returning key`.execute(db);
  return rows.length > 0;
}

/** Keeps how a call was decided. */
export async function keepCall(
  db: Db,
  { memberId, operation, key }: KeyedCall,
  status: number,
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
