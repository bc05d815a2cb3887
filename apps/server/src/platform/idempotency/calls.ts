import { createHash } from 'node:crypto';
import type { ApiError } from '@crewpad/contract';
import type { Db } from '../database/database.ts';
import type { Trx } from '../database/transaction.ts';
import { invalidInput, refusal } from '../errors.ts';

/** A call that must not run twice, identified by the caller's key. */
export interface KeyedCall {
  memberId: number;
  operation: string;
  key: string;
  bodyHash: Buffer;
}

/** The stored state of a call: its result so far, and its outcome once known. */
export interface KnownCall {
  bodyHash: Buffer;
  /** null: no outcome yet. */
  status: number | null;
  answer: unknown;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws ApiError 422 for a malformed `Idempotency-Key` header. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw invalidInput({ 'idempotency-key': ['is_not_valid'] });
}

/** The error for a key that was used before with another body. */
export function keyReused(): ApiError {
  return refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'platform:key_reused');
}

/** A hash of a validated body, independent of key order. */
export function hashBody(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest();
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Records a call. @returns the stored state of an earlier call; undefined if this is the first. */
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

/** A call with its Idempotency-Key; undefined if it has none. */
export function keyedCall(
  memberId: number,
  operation: string,
  key: string | undefined,
  body: unknown,
): KeyedCall | undefined {
  return key === undefined ? undefined : { memberId, operation, key, bodyHash: hashBody(body) };
}

/**
 * Records a call in the transaction of its work.
 * @returns the earlier call with the same key and body; undefined if this is the first
 * @throws ApiError 422 if the key was used with another body
 */
export async function findEarlierCall(
  trx: Trx,
  call: KeyedCall | undefined,
  now: Date,
): Promise<KnownCall | undefined> {
  const earlier = call && (await beginCall(trx, call, now));
  if (earlier !== undefined && !call?.bodyHash.equals(earlier.bodyHash)) throw keyReused();
  return earlier;
}

/** The current state of a call; undefined if it was deleted or never made. */
export async function readCall(
  db: Db,
  { memberId, operation, key }: Omit<KeyedCall, 'bodyHash'>,
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

/** Records the outcome of a call. */
export async function recordCall(
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

/** Deletes a call, so that it can be repeated. */
export async function deleteCall(db: Db, { memberId, operation, key }: KeyedCall): Promise<void> {
  await db
    .deleteFrom('idempotent_calls')
    .where('member_id', '=', memberId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** Deletes all calls that were made before an instant. */
export async function deleteCallsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_calls').where('created_at', '<', before).execute();
}
