import { PLAN_RECORDS, type Plan, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { requireActive } from '../../../../platform/access/guards.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { accountInactive, refusal } from '../../../../platform/errors.ts';

interface TenantUsage {
  plan: Plan | null;
  /** Pending and accepted tenants. */
  tenants: number;
  /** A chargeable card. */
  hasCard: boolean;
}

/**
 * Two concurrent invitations cannot both take the plan's last slot: the command has locked the
 * lister.
 * @throws ApiError 403 over the plan limit, or if the account is not active; 422 without a card on
 * file
 */
export async function requireRoomForTenant(
  trx: Trx,
  actor: MemberActor,
  mode: ProviderMode,
): Promise<void> {
  const { rows } = await sql<TenantUsage>`
    select m.user_plan as plan,
      (
        select count(*)::integer from rentals
        where lister_id = m.id and status in ('pending', 'accepted')
      ) as tenants,
      exists (
        select from payment_methods where member_id = m.id and provider_mode = ${mode} and valid
      ) as "hasCard"
    from members m where m.id = ${actor.id}`.execute(trx);
  const { plan, tenants, hasCard } = rows[0] ?? { plan: null, tenants: 0, hasCard: false };
  if (plan === null) throw accountInactive();
  const { tenants: most } = PLAN_RECORDS[plan];
  if (most !== null && tenants >= most) {
    throw refusal(403, 'UPGRADE_REQUIRED', ({ t }) => t('rentals:tenant_limit', { most }));
  }
  // Checked before the account's status: without a card it is INACTIVE, and this error says what to
  // do.
  if (!hasCard) {
    throw refusal(422, 'PAYMENT_METHOD_REQUIRED', 'rentals:account_needs_card_tenant');
  }
  requireActive(actor);
}
