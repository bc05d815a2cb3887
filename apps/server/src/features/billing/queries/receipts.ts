import type { Plan } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface ReceiptFacts {
  id: number;
  payer_id: number;
  plan: Plan | null;
  amount_cents: number;
  currency: string;
  paid_at: Date;
  first_name: string;
  last_name: string;
  email: string;
  card_brand: string | null;
  card_last4: string | null;
  period_start: Date | null;
  period_end: Date | null;
  /** What was given back and did not come back. */
  refunded_cents: number;
  refunded_at: Date | null;
}

/** What a member has paid or was paid, newest first; with `id` that one alone. */
export async function findReceipts(db: Db, memberId: number, id?: number): Promise<ReceiptFacts[]> {
  const { rows } = await sql<ReceiptFacts>`
    select o.id, o.payer_id, o.plan, o.amount_cents, o.currency, o.paid_at, m.first_name, m.last_name,
      m.email, o.card_brand, o.card_last4, o.period_start, o.period_end,
      coalesce(r.cents, 0)::integer as refunded_cents, r.at as refunded_at
    from obligations o
    join members m on m.id = o.payer_id
    left join lateral (
      select -sum(l.amount_cents) as cents, max(j.at) as at
      from journal j
      join journal_lines l on l.journal_id = j.id and l.account = 'provider_balance'
      where j.obligation_id = o.id and j.source_type = 'refund' and j.source_id not like 'failed:%'
        and not exists (
          select from journal f where f.source_type = 'refund' and f.source_id = 'failed:' || j.source_id
        )
    ) r on true
    where o.paid_at is not null and (o.payer_id = ${memberId} or o.payee_id = ${memberId})
      and (${id ?? null}::integer is null or o.id = ${id ?? null}::integer)
    order by o.id desc limit 500`.execute(db);
  return rows;
}
