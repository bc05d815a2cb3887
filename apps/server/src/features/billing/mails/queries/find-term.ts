import type { MemberStatus, Plan } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../../platform/outbox/order-mail.ts';

export interface MailedTerm {
  email: string;
  firstName: string;
  status: MemberStatus;
  plan: Plan;
  endsAt: Date;
  repeat: boolean;
  card: { brand: string; last4: string } | null;
}

/** The member's term that a mail is about; undefined: it was renewed, or his account is closed. */
export async function findMailedTerm(
  trx: Trx,
  { memberId, termEndsAt }: MailOrder,
): Promise<MailedTerm | undefined> {
  if (memberId === undefined) return undefined;
  const row = await trx
    .selectFrom('members as m')
    .leftJoin('payment_methods as p', (join) =>
      join.onRef('p.member_id', '=', 'm.id').on('p.valid', '=', true),
    )
    .select([
      'm.email',
      'm.first_name as firstName',
      'm.status',
      'm.user_plan',
      'm.expire_at',
      'm.repeat',
      'p.brand',
      'p.last4',
    ])
    .where('m.id', '=', memberId)
    .where('m.status', '<>', 'CLOSED')
    .orderBy('p.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.user_plan === null || row.expire_at === null) return undefined;
  if (row.expire_at.toISOString() !== termEndsAt) return undefined;
  const { email, firstName, status, user_plan: plan, expire_at: endsAt, repeat } = row;
  const { brand, last4 } = row;
  const card = brand === null || last4 === null ? null : { brand, last4 };
  return { email, firstName, status, plan, endsAt, repeat, card };
}
