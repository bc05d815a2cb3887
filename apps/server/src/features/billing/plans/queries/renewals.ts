import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { listDunningAttempts } from '../../ledger/queries/attempts.ts';
import { OPEN_STATUSES } from '../../ledger/statuses.ts';
import type { RenewalFacts } from '../renewal-schedule.ts';

/** A member's open renewal that is collected automatically; undefined if none. */
export async function findRenewalOf(
  db: Db,
  memberId: number,
  mode: ProviderMode,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('obligations')
    .select('id')
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'subscription')
    .where('collection', '=', 'auto')
    .where('provider_mode', '=', mode)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
  return row?.id;
}

export interface Renewal extends RenewalFacts {
  id: number;
  memberId: number;
}

/** An open renewal with the data that decides its next step; undefined if no longer open. */
export async function findRenewal(
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
    .select((column) => [
      column.fn.coalesce('m.next_plan', 'm.user_plan').as('plan'),
      'o.id',
      'o.payer_id',
      'o.status',
      'o.due_at',
      'm.status as member_status',
      'm.repeat',
      'm.expire_at',
      'p.payment_method',
      'p.updated_at as card_changed_at',
    ])
    .where('o.id', '=', obligationId)
    .where('o.status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const attempts = await listDunningAttempts(db, obligationId);
  const { payment_method: paymentMethod, card_changed_at: changedAt } = row;
  return {
    id: row.id,
    memberId: row.payer_id,
    member: {
      status: row.member_status,
      repeat: row.repeat,
      plan: row.plan,
      expireAt: row.expire_at,
    },
    card: paymentMethod === null || changedAt === null ? null : { paymentMethod, changedAt },
    status: row.status,
    termEnd: row.due_at,
    attempts,
  };
}
