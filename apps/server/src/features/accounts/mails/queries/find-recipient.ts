import type { Plan } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../../platform/outbox/order-mail.ts';

export interface Recipient {
  id: number;
  email: string;
  firstName: string;
  /** Paid, or chosen at sign-up. */
  plan: Plan | null;
  /** The plan that was chosen at sign-up is still to be paid. */
  isUnpaidSignUp: boolean;
  isEmailVerified: boolean;
}

/** The member whom an ordered mail is for; undefined: nobody has that address, or his account is closed. */
export async function findRecipient(trx: Trx, order: MailOrder): Promise<Recipient | undefined> {
  const { memberId, email } = order;
  if (memberId === undefined && email === undefined) return undefined;
  let query = trx
    .selectFrom('members')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'user_plan as paidPlan',
      'signup_plan as chosenPlan',
      'email_verified_at as verifiedAt',
    ])
    .where('status', '<>', 'CLOSED');
  if (memberId !== undefined) query = query.where('id', '=', memberId);
  // Ordered for an address: if the member has another one by now, it is no longer his matter.
  if (email !== undefined) query = query.where('email', '=', email);
  const row = await query.executeTakeFirst();
  if (row === undefined) return undefined;
  const { verifiedAt, paidPlan, chosenPlan, ...recipient } = row;
  return {
    ...recipient,
    plan: chosenPlan ?? paidPlan,
    isUnpaidSignUp: chosenPlan !== null,
    isEmailVerified: verifiedAt !== null,
  };
}
