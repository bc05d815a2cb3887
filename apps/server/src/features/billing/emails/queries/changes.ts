import type { Locale } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { findFreeChange, type StoredChange } from '../../plans/commands/plan-changes.ts';

export interface EmailedChange extends StoredChange {
  endsAt: Date;
  payer: { email: string; locale: Locale; firstName: string };
}

/** A change of the plan that its credit paid, for an email; undefined if the account is closed. */
export async function findEmailedChange(
  trx: Trx,
  id: number | undefined,
): Promise<EmailedChange | undefined> {
  const change = id === undefined ? undefined : await findFreeChange(trx, id);
  if (change === undefined) return undefined;
  const row = await trx
    .selectFrom('entitlements as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .select(['e.ends_at as endsAt', 'm.email', 'm.locale', 'm.first_name as firstName'])
    .where('e.plan_change_id', '=', change.id)
    .where('m.status', '<>', 'CLOSED')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { endsAt, ...payer } = row;
  return { ...change, endsAt, payer };
}
