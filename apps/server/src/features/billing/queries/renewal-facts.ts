import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { RenewalFacts } from '../rules/renewal.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

export interface Renewal extends RenewalFacts {
  id: number;
  memberId: number;
  /** What is owed as it stands. */
  owed: { plan: RenewalFacts['member']['plan']; amountCents: number };
}

/** An open renewal with all that decides how it goes on; undefined: it is not open any more. */
export async function readRenewal(
  db: Db,
  obligationId: number,
  mode: ProviderMode,
): Promise<Renewal | undefined> {
  const row = await db
    .selectFrom('obligations as o')
    .innerJoin('members as m', 'm.id', 'o.payer_id')
    .leftJoin('payment_methods as p', (join) =>
      join
        .onRef('p.member_id', '=', 'm.id')
        .on('p.provider_mode', '=', mode)
        .on('p.valid', '=', true),
    )
    .select([
      'o.id',
      'o.payer_id',
      'o.plan',
      'o.amount_cents',
      'o.status',
      'o.due_at',
      'm.status as member_status',
      'm.repeat',
      'm.user_plan',
      'm.expire_at',
      'p.payment_method',
      'p.updated_at as card_changed_at',
    ])
    .where('o.id', '=', obligationId)
    .where('o.status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const attempts = await db
    .selectFrom('payment_attempts')
    .select([
      'payment_method as paymentMethod',
      'status',
      'code',
      'decline_code as declineCode',
      'advice_code as adviceCode',
      'created_at as createdAt',
    ])
    .where('obligation_id', '=', obligationId)
    .orderBy('n', 'desc')
    .limit(30)
    .execute();
  const { payment_method: paymentMethod, card_changed_at: changedAt } = row;
  return {
    id: row.id,
    memberId: row.payer_id,
    owed: { plan: row.plan, amountCents: row.amount_cents },
    member: {
      status: row.member_status,
      repeat: row.repeat,
      plan: row.user_plan,
      expireAt: row.expire_at,
    },
    card: paymentMethod === null || changedAt === null ? null : { paymentMethod, changedAt },
    status: row.status,
    termEnd: row.due_at,
    attempts,
  };
}
