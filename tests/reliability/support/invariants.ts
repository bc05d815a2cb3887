import { FEATURED_PLAN_RECORDS, type FeaturedPlan, PLAN_RECORDS, type Plan } from '@crewpad/domain';
import { sql } from '../../../apps/server/src/testing/services.ts';
import type { Rig, RigMember } from './rig.ts';

/** Checks the invariants of one obligation. @throws Error naming the broken one */
export async function checkObligation(
  rig: Rig,
  member: RigMember,
  obligation: number,
  { isPaid }: { isPaid: true | undefined },
): Promise<void> {
  const { stripe } = rig.workers[0].billing.payments;
  const intents = await stripe.paymentIntents.list({ customer: member.customer, limit: 100 });
  const succeeded = intents.data.filter(
    ({ metadata, status }) =>
      metadata.obligation_id === String(obligation) && status === 'succeeded',
  );
  if (succeeded.length > 1) throw new Error(`charged ${succeeded.length} times`);

  const { rows } = await sql<{
    status: string;
    plan: Plan | null;
    featured_plan: FeaturedPlan | null;
    listing_id: number | null;
    amount_cents: number;
    change_cents: number | null;
    running: number;
    charge_id: string | null;
    payment_intent: string | null;
    terms: number;
    journals: number;
    mails: number;
    isLeased: boolean;
  }>`
    select o.status, o.plan, o.featured_plan, o.listing_id, o.amount_cents, o.charge_id, o.payment_intent, o.lease_owner is not null as "isLeased",
      (select count(*) from entitlements e where e.obligation_id = o.id)
        + (select count(*) from listing_features f where f.obligation_id = o.id) as terms,
      (select charge_cents from plan_changes c where c.obligation_id = o.id) as change_cents,
      (select count(*)::integer from entitlements e where e.member_id = o.payer_id
        and e.ended_at is null and e.ends_at > ${rig.now}::timestamptz) as running,
      (select count(*) from journal j where j.obligation_id = o.id) as journals,
      (select count(*) from outbox x where x.dedup_key = 'receipt:' || o.id) as mails
    from obligations o where o.id = ${obligation}`.execute(rig.database.db);
  const [row] = rows;
  if (row === undefined) throw new Error('the obligation is gone');
  const later = await rig.database.db
    .selectFrom('obligations')
    .select('id')
    .where('payer_id', '=', member.id)
    .where('listing_id', 'is not distinct from', row.listing_id)
    .where('id', '>', obligation)
    .execute();
  if (later.length > 0) throw new Error('another term was opened');
  const { status, terms, journals, mails } = row;
  const [charge] = succeeded;
  if ((status === 'paid') !== (charge !== undefined)) {
    throw new Error(`${status} although ${succeeded.length} charges succeeded`);
  }
  const expected = charge === undefined ? 0 : 1;
  if (terms !== expected || journals !== expected || mails !== expected) {
    throw new Error(`${terms} terms, ${journals} journal entries, ${mails} receipts: ${status}`);
  }
  if (isPaid && charge === undefined) throw new Error(`not paid at the end: ${status}`);
  if (charge === undefined) return;
  if (charge.id !== row.payment_intent || charge.latest_charge !== row.charge_id) {
    throw new Error('paid by another intent than that of the row');
  }
  const { price_cents } = row.featured_plan
    ? FEATURED_PLAN_RECORDS[row.featured_plan]
    : PLAN_RECORDS[row.plan ?? 'basic'];
  if (row.change_cents !== null && row.running !== 1) {
    throw new Error(`${row.running} terms run after a change of the plan`);
  }
  if (charge.amount !== row.amount_cents || charge.amount !== (row.change_cents ?? price_cents)) {
    throw new Error(`${charge.amount} cents were charged for ${row.featured_plan ?? row.plan}`);
  }
}

/** Checks that the journal equals the provider's balance. */
export async function checkMoney(rig: Rig): Promise<void> {
  const { db } = rig.database;
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount_cents)::integer as sum from journal_lines group by account`.execute(
    db,
  );
  const sums = new Map(rows.map(({ account, sum }) => [account, sum]));
  const total = rows.reduce((sum, row) => sum + row.sum, 0);
  if (total !== 0) throw new Error(`the journal sums to ${total}`);
  const balance = await rig.workers[0].billing.payments.stripe.balance.retrieve();
  const balanceCents = [...balance.available, ...balance.pending].reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  if ((sums.get('provider_balance') ?? 0) !== balanceCents) {
    throw new Error(
      `the journal says ${sums.get('provider_balance')}, the provider ${balanceCents}`,
    );
  }
}

/** Clears the way for the member's next term: cancels unpaid obligations and stops renewals. */
export async function cancelTerm(rig: Rig, { id }: RigMember, obligation: number): Promise<void> {
  const { db } = rig.database;
  await db.updateTable('members').set({ repeat: false }).where('id', '=', id).execute();
  await db
    .updateTable('listing_features')
    .set({ repeat: false })
    .where('listing_id', 'in', (select) =>
      select.selectFrom('listings').select('id').where('user_id', '=', id),
    )
    .execute();
  await db
    .updateTable('obligations')
    .set({ status: 'cancelled', next_attempt_at: null })
    .where('id', '=', obligation)
    .where('paid_at', 'is', null)
    .execute();
}
