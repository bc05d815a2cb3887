import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { KeyedCall } from '../../../../platform/idempotency/calls.ts';

/** Records the charge of a call that has no outcome yet. */
export async function linkCharge(
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
 * Links a call to its payment attempt, in the transaction of that attempt.
 * @param linked the attempt it was linked to before
 * @returns false if the call has an outcome or is linked to another attempt; nothing has changed
 */
export async function linkAttempt(
  db: Db,
  { memberId, operation, key }: KeyedCall,
  attemptId: number,
  linked: number | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    update idempotent_calls
    set answer = coalesce(answer, '{}'::jsonb) || jsonb_build_object('attempt_id', ${attemptId}::integer)
    where member_id = ${memberId} and operation = ${operation} and key = ${key} and status is null
      and (answer ->> 'attempt_id')::integer is not distinct from ${linked ?? null}::integer
    returning key`.execute(db);
  return rows.length > 0;
}
