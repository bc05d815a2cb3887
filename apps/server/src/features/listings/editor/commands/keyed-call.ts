import type { Trx } from '../../../../platform/database/transaction.ts';
import {
  beginCall,
  hashBody,
  type KeyedCall,
  type KnownCall,
  keyReused,
} from '../../../../platform/idempotency/calls.ts';

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
