import type { Locale, Plan } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../platform/outbox/order-mail.ts';

export interface Recipient {
  id: number;
  email: string;
  /** The language that they chose. */
  locale: Locale;
  /** null until the address is verified: a sign-up must not send text to a stranger. */
  name: string | null;
  /** Paid, or selected at sign-up. */
  plan: Plan | null;
  /** The plan selected at sign-up is unpaid. */
  isUnpaidSignUp: boolean;
  isEmailVerified: boolean;
}

/** The recipient of an email; undefined if no member has that address, or the account is closed. */
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
  // Ordered for an address: dropped if the member has another one now.
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

/** The audit entry of a login on a new device. */
export function findLogin(trx: Trx, { memberId, at }: MailOrder<'new_device'>) {
  if (memberId === undefined || at === undefined) return undefined;
  return trx
    .selectFrom('audit_log')
    .select(['at', 'address', 'details'])
    .where('action', '=', 'login.new_device')
    .where('member_id', '=', memberId)
    .where('at', '=', new Date(at))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
