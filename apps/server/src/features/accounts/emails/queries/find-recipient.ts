import type { Locale, Plan } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';

export interface Recipient {
  id: number;
  email: string;
  /** The language that they chose. */
  locale: Locale;
  /** null until the address is verified: a sign-up must not send its own words to a stranger. */
  name: string | null;
  /** Paid, or chosen at sign-up. */
  plan: Plan | null;
  /** The plan that was chosen at sign-up is still to be paid. */
  isUnpaidSignUp: boolean;
  isEmailVerified: boolean;
}

/** The member whom an email is for; undefined: nobody has that address, or their account is closed. */
export async function findRecipient(
  trx: Trx,
  { memberId, email }: { memberId?: number; email?: string },
): Promise<Recipient | undefined> {
  if (memberId === undefined && email === undefined) return undefined;
  let query = trx
    .selectFrom('members')
    .select([
      'id',
      'email',
      'locale',
      'first_name as firstName',
      'user_plan as paidPlan',
      'signup_plan as chosenPlan',
      'email_verified_at as verifiedAt',
    ])
    .where('status', '<>', 'CLOSED');
  if (memberId !== undefined) query = query.where('id', '=', memberId);
  // Ordered for an address: if the member has another one by now, it is no longer meant for them.
  if (email !== undefined) query = query.where('email', '=', email);
  const row = await query.executeTakeFirst();
  if (row === undefined) return undefined;
  const { firstName, verifiedAt, paidPlan, chosenPlan, ...recipient } = row;
  return {
    ...recipient,
    name: verifiedAt === null ? null : firstName,
    plan: chosenPlan ?? paidPlan,
    isUnpaidSignUp: chosenPlan !== null,
    isEmailVerified: verifiedAt !== null,
  };
}
