import type { ObligationKind, ProviderMode, StuckKind, StuckState } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AttemptStatus } from '../../../platform/database/schema.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { type FigureDefinition, labeled } from '../../../platform/figures.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import type { AttemptResult } from './declines.ts';
import { leasedRow } from './lease.ts';
import { OPEN_STATUSES } from './obligations.queries.ts';

/** The charges of a kind with a due automatic attempt, longest overdue first. */
export async function listDue(
  db: Db,
  {
    kind,
    mode,
    now,
    limit,
  }: { kind: ObligationKind; mode: ProviderMode; now: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('obligations as o')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('collection', '=', 'auto')
    .where('kind', '=', kind)
    .where('provider_mode', '=', mode)
    .where('status', 'in', OPEN_STATUSES)
    .where((where) => where.not(leasedRow(now)))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The open charges of a payer that wait for an automatic attempt. */
export async function listScheduledOf(
  db: Db,
  kind: ObligationKind,
  payerId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('obligations')
    .select('id')
    .where('payer_id', '=', payerId)
    .where('kind', '=', kind)
    .where('next_attempt_at', 'is not', null)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** By then the call that requested it has ended. */
const UNANSWERED_MS = 60_000;
/** A refund that waits at the provider is read again, in case its event is lost. */
const READ_AGAIN_MS = 60 * 60 * 1000;
const AT_ONCE = 50;

/** Refunds with an unknown outcome, and those whose next try is due, oldest first. */
export function listRefundsToSend(
  db: Db,
  mode: ProviderMode,
  now: Date,
): Promise<{ id: number; state: string }[]> {
  const before = (age: number) => new Date(now.getTime() - age);
  return db
    .selectFrom('refunds as r')
    .innerJoin('obligations as o', 'o.id', 'r.obligation_id')
    .select(['r.id', 'r.state'])
    .where('o.provider_mode', '=', mode)
    .where((where) =>
      where.or([
        where.and([
          where('r.state', '=', 'pending'),
          where('r.provider_refund_id', 'is', null),
          where('r.updated_at', '<=', before(UNANSWERED_MS)),
        ]),
        where.and([
          where('r.state', '=', 'pending'),
          where('r.updated_at', '<=', before(READ_AGAIN_MS)),
        ]),
        where('r.next_try_at', '<=', now),
      ]),
    )
    .orderBy('r.updated_at')
    .limit(AT_ONCE)
    .execute();
}

/** Whether the payee holds money of a charge by a later transfer, after a dispute or a refund. */
export async function hasLaterTransfers(db: Db, obligationId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from disputes where obligation_id = ${obligationId} and returned_cents > 0
    ) or exists (
      select from provider_moves where obligation_id = ${obligationId}
        and kind in ('dispute_return', 'refund_return') and state = 'done'
    ) as has`.execute(db);
  return rows[0]?.has === true;
}

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
const stuckMoves = (now: Date) => sql`
  select id, kind, state, amount_cents, code, message, tries, next_try_at, created_at, obligation_id
  from provider_moves where state in ('waiting', 'unknown', 'refused', 'abandoned')
  union all
  select r.id, 'refund',
    case when r.refusals = 0 or r.returns > 0 then r.state when r.state = 'returned' then 'abandoned'
      when r.state = 'retrying' then 'refused' else 'pending' end,
    r.amount_cents, null, nullif(r.refusal, ''), r.returns + r.refusals + (r.state = 'pending')::int,
    r.next_try_at, r.created_at, r.obligation_id
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
  const pending = rows.flatMap(({ total: _total, ...row }) => (row.id === null ? [] : [row]));
  return { rows: pending, total: rows[0]?.total ?? 0 };
}

/** The outcome of a payment attempt. */
export function findAttempt(
  db: Db,
  id: number,
): Promise<(AttemptResult & { id: number }) | undefined> {
  return db
    .selectFrom('payment_attempts')
    .select(['id', 'status', 'code', 'decline_code'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The audit entry of a card that its bank refused when the member saved or changed it. */
export const CARD_REFUSED = 'card.refused';

/**
 * When the payer's own attempts were declined, and cards were refused when they saved or changed
 * them, since an instant, newest first. Attempts by a schedule or by the payee do not count.
 */
export async function listDeclinesSince(db: Db, payerId: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('obligations as o', 'o.id', 'a.obligation_id')
    .select('a.created_at as at')
    .where('o.payer_id', '=', payerId)
    .where('a.status', '=', 'declined')
    .where('a.on_session', '=', true)
    .where('a.charge_id', 'is not', null)
    .where('a.created_at', '>', since)
    .unionAll(
      db
        .selectFrom('audit_log')
        .select('at')
        .where('member_id', '=', payerId)
        .where('action', '=', CARD_REFUSED)
        .where('at', '>', since),
    )
    .orderBy('at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => row.at);
}

const DUNNING_ATTEMPTS = 30;

export interface DunningAttempt {
  paymentMethod: string;
  status: AttemptStatus;
  code: string | null;
  declineCode: string | null;
  adviceCode: string | null;
  createdAt: Date;
}

/** The latest payment attempts of an obligation, newest first, for deciding the next one. */
export function listDunningAttempts(db: Db, obligationId: number): Promise<DunningAttempt[]> {
  return db
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
    .limit(DUNNING_ATTEMPTS)
    .execute();
}

const UNKNOWN = sql`status in ('sent', 'unknown')`;

/** Metrics of billing: what charges came to, and money that does not move. */
export const billingFigures: readonly FigureDefinition[] = [
  {
    name: 'charges',
    help: 'Charges of the last hour by outcome',
    labels: ['outcome'],
    value: (now) =>
      labeled(sql`
        select o.outcome, count(a.id)::int as value
        from unnest(array['paid', 'declined', 'requires_action', 'unknown', 'sent']) o (outcome)
        left join payment_attempts a on a.status = o.outcome
          and a.created_at > ${now}::timestamptz - interval '1 hour'
        group by o.outcome`),
  },
  {
    name: 'charges_unknown',
    help: 'Charges whose outcome the provider has not told',
    value: () => sql`(select count(*)::int from payment_attempts where ${UNKNOWN})`,
  },
  {
    name: 'charges_unknown_oldest_seconds',
    help: 'How long ago the oldest of them was sent; 0 if there is none',
    value: (now) => sql`(
      select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8
      from payment_attempts where ${UNKNOWN})`,
  },
  {
    name: 'moves',
    help: 'Moves and refunds that are not done, by kind and state',
    labels: ['kind', 'state'],
    value: (now) =>
      labeled(sql`
        select kind, state, count(*)::int as value
        from (${stuckMoves(now)}) s group by kind, state`),
  },
  {
    name: 'moves_oldest_seconds',
    help: 'How long the oldest of them has waited; 0 if there is none',
    value: (now) => sql`(
      select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8
      from (${stuckMoves(now)}) s)`,
  },
  {
    name: 'webhook_events',
    help: 'Events of the provider that are not handled: received, or given up',
    labels: ['state'],
    value: () =>
      // Each state has its own index.
      labeled(sql`
        select 'received' as state, count(*)::int as value
        from provider_events where status = 'received'
        union all
        select 'failed', count(*)::int from provider_events where status = 'failed'`),
  },
  {
    name: 'webhook_lag_seconds',
    help: 'How long the oldest event has waited to be handled; 0 if there is none',
    value: (now) => sql`(
      select coalesce(extract(epoch from ${now}::timestamptz - min(received_at)), 0)::float8
      from provider_events where status = 'received')`,
  },
];
