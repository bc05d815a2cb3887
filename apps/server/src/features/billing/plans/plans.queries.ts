import {
  FIRST_CHARGE_BEFORE_MS,
  isListerPlan,
  type MemberStatus,
  type ObligationKind,
  type PaidTerm,
  type Plan,
  type ProviderMode,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AttemptStatus } from '../../../platform/database/schema.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import {
  type DunningFacts,
  hasUntriedCard,
  type ScheduleRules,
  slotAfter,
  slotsFrom,
} from '../collection/dunning.ts';
import { OPEN_STATUSES } from '../ledger/obligations.queries.ts';
import { listDunningAttempts } from '../ledger/pending.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a renewal is charged automatically, relative to the end of the term. */
const SLOTS_MS = [-FIRST_CHARGE_BEFORE_MS, 0, 3 * DAY_MS, 7 * DAY_MS];

/** The next slot of the schedule; undefined after the last. */
export function nextSlot(termEnd: Date, now: Date): Date | undefined {
  return slotAfter(slotsFrom(termEnd, SLOTS_MS), now);
}

/** The last slot of the schedule. */
export function lastSlot(termEnd: Date): Date {
  return new Date(termEnd.getTime() + Math.max(...SLOTS_MS));
}

export interface RenewalFacts extends DunningFacts {
  member: {
    status: MemberStatus;
    /** An admin locked the account: it cannot pay a plan. */
    isLocked: boolean;
    repeat: boolean;
    /** The plan that is charged. */
    plan: Plan | null;
    expireAt: Date | null;
  };
  /** End of the term that it continues. */
  termEnd: Date;
}

export const renewalRules: ScheduleRules<RenewalFacts> = {
  slots: ({ termEnd }) => slotsFrom(termEnd, SLOTS_MS),
  gate: (facts, now) => (isToBeRenewed(facts, now) ? 'go' : 'cancel'),
  // Also while the bank waits for a confirmation with the card before.
  isNewCardDue: (facts, now) => isToBeRenewed(facts, now) && hasUntriedCard(facts),
};

function isToBeRenewed({ member }: RenewalFacts, now: Date): boolean {
  const { status, isLocked, repeat, plan, expireAt } = member;
  if (status !== 'ACTIVE' || isLocked || !repeat || !isListerPlan(plan) || expireAt === null)
    return false;
  return expireAt.getTime() - FIRST_CHARGE_BEFORE_MS <= now.getTime();
}

export interface CardAttempt {
  /** The obligation. */
  id: number;
  kind: ObligationKind;
  /** The amount that was charged, or would have been. */
  cents: number;
  status: AttemptStatus;
  code: string | null;
  decline_code: string | null;
}

/** The latest attempt of each charge that was made to the card on file without its owner. */
export async function listCardAttempts(
  db: Db,
  { memberId, mode, since }: { memberId: number; mode: ProviderMode; since: Date },
): Promise<CardAttempt[]> {
  const { rows } = await sql<CardAttempt>`
    select distinct on (o.id) o.id, o.kind, ${cardCents} as cents, a.status,
      a.code, a.decline_code
    from payment_methods p
    join payment_attempts a on a.payment_method = p.payment_method
    join obligations o on o.id = a.obligation_id and o.payer_id = p.member_id
    where p.member_id = ${memberId} and p.provider_mode = ${mode} and not a.on_session
      and a.created_at >= ${since}
    order by o.id, a.n desc`.execute(db);
  return rows;
}

/** A member with the data that decides whether they can renew or change their plan. */
export interface PlanHolder {
  status: MemberStatus;
  plan: Plan | null;
  signupPlan: Plan | null;
  /** The plan that the next renewal charges; null for the plan of the last paid term. */
  nextPlan: Plan | null;
  expireAt: Date | null;
  anchor: Date | null;
  months: number;
  repeat: boolean;
  /** The paid terms that have not ended, in order. */
  terms: PaidTerm[];
  /** The card on file, if chargeable. */
  paymentMethod: string | null;
  /** The number of listings that a plan must allow. */
  listings: number;
}

/** @throws Error for an unknown member */
export async function getPlanHolder(
  db: Db | Trx,
  memberId: number,
  { mode, now }: { mode: ProviderMode; now: Date },
): Promise<PlanHolder> {
  // The value of a term is its price, without what went back to the payer of its charge.
  const { rows } = await sql<Omit<PlanHolder, 'terms'> & { terms: StoredTerm[] }>`
    select m.status, m.user_plan as plan, m.signup_plan as "signupPlan", m.next_plan as "nextPlan",
      m.expire_at as "expireAt", m.term_anchor as anchor, m.term_months as months, m.repeat,
      p.payment_method as "paymentMethod",
      (select count(*) from listings l where l.user_id = m.id and l.status in (1, 2))::integer as listings,
      (select coalesce(json_agg(json_build_object('plan', e.plan, 'startsAt', e.starts_at,
          'endsAt', e.ends_at, 'valueCents', greatest(0, e.value_cents - coalesce((
            select sum(l.amount_cents) from journal j
            join journal_lines l on l.journal_id = j.id and l.account in ('subscriptions', 'disputes')
            where j.obligation_id = e.obligation_id and j.source_type in ('refund', 'dispute')
          ), 0))) order by e.starts_at, e.id), '[]')
        from entitlements e
        where e.member_id = m.id and e.ended_at is null and e.ends_at > ${now}::timestamptz) as terms
    from members m
    left join payment_methods p on p.member_id = m.id and p.provider_mode = ${mode} and p.valid
    where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no member ${memberId}`);
  const terms = row.terms.map(({ startsAt, endsAt, ...term }) => {
    return { ...term, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  });
  return { ...row, terms };
}

/** As the database writes it. */
type StoredTerm = Omit<PaidTerm, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string };

/** Whether a member's plan may renew automatically. */
export async function isRenewing(db: Db, memberId: number): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .where('repeat', '=', true)
    .where('locked_at', 'is', null)
    .executeTakeFirst();
  return member !== undefined;
}

/** A member's latest term, with the number of its receipt. */
export function findLastTerm(
  db: Db,
  memberId: number,
): Promise<{ id: number | null; plan: Plan } | undefined> {
  return db
    .selectFrom('entitlements')
    .select((column) => [column.fn.coalesce('obligation_id', 'plan_change_id').as('id'), 'plan'])
    .where('member_id', '=', memberId)
    .orderBy('entitlements.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The plans of obligations. */
export function listPlansOf(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; plan: Plan | null }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('obligations').select(['id', 'plan']).where('id', 'in', ids).execute();
}

export interface DemoPayer {
  id: number;
  plan: Plan;
  expireAt: Date;
}

/** Of these members, those with a plan and without any charge. */
export async function listDemoPayers(db: Db, emails: readonly string[]): Promise<DemoPayer[]> {
  const rows = await db
    .selectFrom('members as m')
    .leftJoin('obligations as o', (join) =>
      join.onRef('o.payer_id', '=', 'm.id').on('o.paid_at', 'is not', null),
    )
    .select(['m.id', 'm.user_plan', 'm.expire_at'])
    .where('m.email', 'in', emails)
    .where('o.id', 'is', null)
    .orderBy('m.id')
    .execute();
  return rows.flatMap(({ id, user_plan, expire_at }) =>
    user_plan === null || expire_at === null ? [] : [{ id, plan: user_plan, expireAt: expire_at }],
  );
}

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
      'm.locked_at',
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
      isLocked: row.locked_at !== null,
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
