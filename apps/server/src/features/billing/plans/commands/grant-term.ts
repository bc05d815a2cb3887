import { PLAN_RECORDS, type ProviderMode } from '@crewpad/domain';
import { audit } from '../../../../platform/audit.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Obligation } from '../../../../platform/payments/obligation-kinds.ts';
import { refreshListings } from '../../../search/index.ts';
import { nextTerm } from '../term.ts';

/**
 * Locks the member and then their listings, which a paid term changes. The lock still allows
 * references to the member.
 */
export async function lockPlanHolder(trx: Trx, memberId: number): Promise<void> {
  await trx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .selectFrom('listings')
    .select('id')
    .where('user_id', '=', memberId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Grants the payer the paid term, in the transaction that marks it paid. */
export async function grantTerm(
  trx: Trx,
  {
    id,
    payer_id,
    plan,
    amount_cents,
    provider_mode,
  }: Pick<Obligation, 'id' | 'payer_id' | 'plan' | 'amount_cents' | 'provider_mode'>,
  now: Date,
): Promise<void> {
  if (plan === null) throw new Error(`obligation ${id} names no plan`);
  const member = await trx
    .selectFrom('members')
    .select(['status', 'signup_plan', 'term_anchor', 'term_months', 'expire_at'])
    .where('id', '=', payer_id)
    .executeTakeFirstOrThrow();
  // A member who removed the card during the charge gets the term without renewal.
  const isWithoutCard =
    member.status === 'INACTIVE' &&
    member.signup_plan === null &&
    !(await hasCard(trx, payer_id, provider_mode));
  const state = {
    anchor: member.term_anchor,
    months: member.term_months,
    expireAt: member.expire_at,
  };
  const term = nextTerm(state, plan, now);
  await trx
    .insertInto('entitlements')
    .values({
      obligation_id: id,
      member_id: payer_id,
      plan,
      value_cents: amount_cents,
      starts_at: term.startsAt,
      ends_at: term.endsAt,
      created_at: now,
    })
    .execute();
  await trx
    .updateTable('obligations')
    .set({ period_start: term.startsAt, period_end: term.endsAt })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('members')
    .set({
      user_plan: plan,
      signup_plan: null,
      // A member who closed the account during the charge gets the term, but the account stays
      // closed.
      status: member.status === 'CLOSED' || isWithoutCard ? member.status : 'ACTIVE',
      expire_at: term.endsAt,
      term_anchor: term.anchor,
      term_months: term.months,
      repeat: PLAN_RECORDS[plan].renews && !isWithoutCard && member.status !== 'CLOSED',
      updated_at: now,
    })
    .where('id', '=', payer_id)
    .execute();
  await audit(trx, {
    action: 'member.term_granted',
    actorId: null,
    memberId: payer_id,
    details: { obligation: id, plan, from: member.status, until: term.endsAt.toISOString() },
    at: now,
  });
  const listings = await trx
    .selectFrom('listings')
    .select('id')
    .where('user_id', '=', payer_id)
    .orderBy('id')
    .execute();
  await refreshListings(
    trx,
    listings.map((listing) => listing.id),
    now,
  );
}

async function hasCard(trx: Trx, memberId: number, mode: ProviderMode): Promise<boolean> {
  const card = await trx
    .selectFrom('payment_methods')
    .select('payment_method')
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
  return card !== undefined;
}
