import { LISTER_PLANS, PLAN_RECORDS, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { FIRST_TRY_BEFORE_MS } from '../rules/renewal.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

const BATCH = 500;
const PRICES = JSON.stringify(
  LISTER_PLANS.filter((plan) => PLAN_RECORDS[plan].renews).map((plan) => ({
    plan,
    cents: PLAN_RECORDS[plan].price_cents,
  })),
);

/**
 * Owes one more term for each member whose plan renews and whose term ends within a day or has ended,
 * and puts it on the schedule. What such a member owes already, of a payment that was declined, is put
 * on the schedule instead. However long nobody looked: one term, not several.
 */
export async function openRenewals(
  db: Db,
  { mode, now }: { mode: ProviderMode; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + FIRST_TRY_BEFORE_MS);
  const isEnding = sql`m.repeat and m.status = 'ACTIVE' and m.expire_at <= ${until}::timestamptz`;
  const statuses = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));
  const open = sql`o.kind = 'subscription' and o.status in (${statuses})`;
  await transaction(db, async (trx) => {
    // Whoever pays meanwhile holds the member's row, and the term that he paid for is seen after.
    await sql`
      with ending as (
        select m.id, m.user_plan, m.expire_at from members m
        where ${isEnding} and not exists (select from obligations o where o.payer_id = m.id and ${open})
        order by m.id limit ${sql.lit(BATCH)} for update of m
      )
      insert into obligations (kind, subject_key, payer_id, plan, amount_cents, due_at, next_attempt_at,
        provider_mode, created_at, updated_at)
      select 'subscription', 'sub:' || e.id || ':' || (select count(*) + 1 from obligations o
          where o.payer_id = e.id and o.kind = 'subscription'),
        e.id, e.user_plan, p.cents, e.expire_at, ${now}::timestamptz, ${mode}::text,
        ${now}::timestamptz, ${now}::timestamptz
      from ending e
      join json_to_recordset(${PRICES}::json) as p (plan text, cents integer) on p.plan = e.user_plan
      on conflict do nothing`.execute(trx);
    await sql`
      update obligations o set due_at = m.expire_at, next_attempt_at = ${now}::timestamptz
      from members m
      where m.id = o.payer_id and ${isEnding} and ${open} and o.next_attempt_at is null
        and o.provider_mode = ${mode}
        and o.status not in ('collecting', 'action_required')
        and (o.lease_owner is null or o.lease_until <= ${now}::timestamptz)`.execute(trx);
  });
}
