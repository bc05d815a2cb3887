import { lockMember } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

/** The member's data for an acceptance; their row is locked. */
export interface AcceptingMember {
  id: number;
  email: string;
  isEmailVerified: boolean;
  first_name: string;
  last_name: string;
  airlines: string | null;
  phone_number: string | null;
  country_code: string | null;
}

/** Locks a member before any listing and rental, the order of all commands. */
export async function lockAcceptingMember(trx: Trx, id: number): Promise<AcceptingMember> {
  const { email_verified_at, ...member } = await lockMember(trx, id, {
    columns: [
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'airlines',
      'phone_number',
      'country_code',
    ],
  });
  return { ...member, isEmailVerified: email_verified_at !== null };
}

/** An unpaid sign-up becomes a free tenant account. */
export async function activateFreeTenant(
  trx: Trx,
  { id }: AcceptingMember,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ status: 'ACTIVE', signup_plan: null, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'INACTIVE')
    .where('user_plan', 'is', null)
    .execute();
}
