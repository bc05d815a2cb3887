import type { StuckKind, StuckState } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { cardCents } from '../../../../platform/payments/obligation-kinds.ts';

export interface StuckRow {
  id: number;
  kind: StuckKind;
  state: StuckState;
  amount_cents: number;
  /** What the provider said. */
  code: string | null;
  message: string | null;
  tries: number;
  next_try_at: Date | null;
  created_at: Date;
  payee_id: number | null;
  payee_name: string | null;
  payer_id: number;
  payer_name: string;
}

export interface StuckQuery {
  state?: StuckState | undefined;
  limit: number;
  offset: number;
}

/** Moves that are not done, and refunds to cards that do not arrive. */
export const stuckMoves = (now: Date) => sql`
  select id, kind, state, amount_cents, code, message, tries, next_try_at, created_at, obligation_id
  from provider_moves where state in ('waiting', 'unknown', 'refused', 'abandoned')
  union all
  select r.id, 'refund', r.state, r.amount_cents, null, null,
    r.returns + (r.state = 'pending')::int, r.next_try_at, r.created_at, r.obligation_id
  from refunds r
  where r.method = 'card' and r.amount_cents > 0 and (
    r.state = 'pending' and r.created_at < ${now}::timestamptz - interval '1 day'
    or r.state = 'retrying'
    or r.state = 'returned' and not exists (
      select from refunds other where other.replaces_id = r.id and other.state <> 'failed'
    )
  )`;

/** Charges that were refused because payer and payee share a card, until an admin closes them. */
const sharedCards = sql`
  select o.id, 'shared_card' as kind, 'refused' as state, ${cardCents} as amount_cents,
    null as code, null as message, c.refusals as tries, null::timestamptz as next_try_at,
    c.first_at as created_at, o.id as obligation_id
  from shared_cards c join obligations o on o.id = c.obligation_id where c.closed_at is null`;

/** A page of all of them, those that have waited longest first. */
export async function listStuckMoves(
  trx: Trx,
  { state, limit, offset }: StuckQuery,
  now: Date,
): Promise<{ rows: StuckRow[]; total: number }> {
  const { rows } = await sql<{ total: number } & ({ id: null } | StuckRow)>`
    with s as (
      select * from (${stuckMoves(now)} union all ${sharedCards}) one where ${state ?? null}::text is null or state = ${state ?? null}
    )
    select total.*, paged.* from (select count(*)::int as total from s) total
    left join lateral (
      select s.*, o.payee_id, payee.display_name as payee_name,
        o.payer_id, payer.display_name as payer_name
      from s
      join obligations o on o.id = s.obligation_id
      join members payer on payer.id = o.payer_id
      left join members payee on payee.id = o.payee_id
      order by s.created_at, s.kind, s.id limit ${limit} offset ${offset}
    ) paged on true
    order by paged.created_at, paged.kind, paged.id`.execute(trx);
  const found = rows.flatMap(({ total: _total, ...row }) => (row.id === null ? [] : [row]));
  return { rows: found, total: rows[0]?.total ?? 0 };
}
