import type { MemberRole } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { countPasskeys } from './passkeys.queries.ts';

/** The member of a challenged login, while their account is open. */
export function findChallenged(db: Db, memberId: number) {
  return db
    .selectFrom('members')
    .select(['id', 'email', 'role', 'second_step', 'password_hash', 'password_changed_at'])
    .where('id', '=', memberId)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
}

/**
 * How a member can pass the second step now.
 * @param rpId of the passkeys that this site can ask for; undefined for none
 */
export async function countMethods(
  db: Db | Trx,
  memberId: number,
  rpId: string | undefined,
): Promise<{ appSince: Date | null; passkeys: number; recoveryCodes: number }> {
  const app = await db
    .selectFrom('authenticator_apps')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const passkeys = await countPasskeys(db, memberId, rpId);
  return { appSince: app?.confirmed_at ?? null, passkeys, recoveryCodes: Number(left) };
}

/** The removal of a member's second step that nobody has stopped yet. */
export function findOpenReset(db: Db | Trx, memberId: number) {
  return db
    .selectFrom('second_step_resets')
    .select(['id', 'due_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

interface SecondStepState {
  role: MemberRole;
  second_step: boolean;
  second_step_due_at: Date | null;
  created_at: Date;
}

/** Whether a member has turned the second step on, and until when an admin must. */
export function getSecondStep(db: Db | Trx, memberId: number): Promise<SecondStepState> {
  return db
    .selectFrom('members')
    .select(['role', 'second_step', 'second_step_due_at', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
