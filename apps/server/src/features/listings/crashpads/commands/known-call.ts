import type { Trx } from '../../../../platform/database/transaction.ts';
import {
  beginCall,
  hashBody,
  type KeyedCall,
  type KnownCall,
  keyReused,
} from '../../../../platform/idempotency/calls.ts';

/** A call as its Idempotency-Key knows it; undefined: it came without one. */
export function callOf(
  memberId: number,
  operation: string,
  key: string | undefined,
  body: unknown,
): KeyedCall | undefined {
  return key === undefined ? undefined : { memberId, operation, key, bodyHash: hashBody(body) };
}

/**
 * Notes a call in the transaction of its work.
 * @returns what is known when the same one was made before
 * @throws ApiError 422 when its key came before with another body
 */
export async function knownCall(
  trx: Trx,
  call: KeyedCall | undefined,
  now: Date,
): Promise<KnownCall | undefined> {
  const known = call && (await beginCall(trx, call, now));
  if (known !== undefined && !call?.bodyHash.equals(known.bodyHash)) throw keyReused();
  return known;
}
