import { addMonths, PLAN_RECORDS, type Plan, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings, lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type { OldData } from '../../../platform/old-data.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { refreshListings } from '../../search/index.ts';
import { OPEN_STATUSES } from '../ledger/obligations.queries.ts';
import * as obligations from '../ledger/obligations.ts';
import { findChangeOf, type StoredChange } from './plan-changes.ts';

/** The term columns of a member. */
export interface TermState {
  anchor: Date | null;
  /** Months paid since the anchor. */
  months: number;
  expireAt: Date | null;
}

interface NewTerm {
  anchor: Date;
  /** Months paid since the anchor, including these. */
  months: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The term that one payment of a plan adds: it continues from the end of a running term, or starts
 * now. Ends are computed from the anchor, so that a short month does not shorten later terms.
 */
export function nextTerm({ anchor, months, expireAt }: TermState, plan: Plan, now: Date): NewTerm {
  const added = PLAN_RECORDS[plan].months;
  if (expireAt === null || expireAt <= now) {
    return { anchor: now, months: added, startsAt: now, endsAt: addMonths(now, added) };
  }
  // An end that was not computed from the anchor becomes the new anchor.
  const isCounted = anchor !== null && addMonths(anchor, months).getTime() === expireAt.getTime();
  const from = isCounted ? { anchor, months } : { anchor: expireAt, months: 0 };
  const total = from.months + added;
  return {
    anchor: from.anchor,
    months: total,
    startsAt: expireAt,
    endsAt: addMonths(from.anchor, total),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Locks the member and then their listings, which a paid term changes. The lock still allows
 * references to the member.
 */
export async function lockPlanHolder(trx: Trx, memberId: number): Promise<void> {
  await lockMember(trx, memberId);
  await lockListings(trx, sql`l.user_id = ${memberId}`);
}

/** Grants the payer the paid term, in the transaction that marks it paid. */
export async function grantTerm(
  trx: Trx,
  {
    id,
    payer_id: memberId,
    plan,
    amount_cents: valueCents,
    provider_mode: mode,
  }: Pick<Obligation, 'id' | 'payer_id' | 'plan' | 'amount_cents' | 'provider_mode'>,
  now: Date,
): Promise<void> {
  if (plan === null) throw new Error(`obligation ${id} names no plan`);
  const change = await findChangeOf(trx, id);
  const member = await readMember(trx, memberId);
  const source = { obligation_id: id };
  const term =
    change === undefined
      ? await addTerm(trx, { memberId, member, mode, plan, valueCents, source }, now)
      : await changeTerm(trx, { memberId, member, mode, change, source }, now);
  await obligations.change(trx, id, { period_start: term.startsAt, period_end: term.endsAt });
}

/** A change that its credit pays, under the member's lock. */
export async function grantChange(
  trx: Trx,
  { change, mode }: { change: StoredChange; mode: ProviderMode },
  now: Date,
): Promise<void> {
  const { id, memberId } = change;
  const member = await readMember(trx, memberId);
  const source = { plan_change_id: id };
  await changeTerm(trx, { memberId, member, mode, change, source }, now);
}

interface Grant {
  memberId: number;
  member: Awaited<ReturnType<typeof readMember>>;
  mode: ProviderMode;
  /** What paid the term. */
  source: { obligation_id: number } | { plan_change_id: number };
}

function readMember(trx: Trx, memberId: number) {
  return trx
    .selectFrom('members')
    .select([
      'status',
      'user_plan',
      'signup_plan',
      'next_plan',
      'term_anchor as anchor',
      'term_months as months',
      'expire_at as expireAt',
    ])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** One more term, after the paid ones. Another plan waits for their end. */
async function addTerm(
  trx: Trx,
  { plan, valueCents, ...grant }: Grant & { plan: Plan; valueCents: number },
  now: Date,
): Promise<NewTerm> {
  const { user_plan: present, next_plan: next } = grant.member;
  const term = nextTerm(grant.member, plan, now);
  const waits = present !== null && present !== plan && term.startsAt > now;
  await storeTerm(trx, {
    ...grant,
    term,
    plan,
    valueCents,
    waits,
    nextPlan: plan === present && next !== plan ? next : null,
    now,
  });
  return term;
}

/** A new term from now on, in place of the paid ones. */
async function changeTerm(
  trx: Trx,
  { change, ...grant }: Grant & { change: StoredChange },
  now: Date,
): Promise<NewTerm> {
  const { memberId } = grant;
  const { plan, priceCents, creditCents, extraDays } = change;
  const { months } = PLAN_RECORDS[plan];
  const endsAt = new Date(addMonths(now, months).getTime() + extraDays * DAY_MS);
  const term = { anchor: now, months, startsAt: now, endsAt };
  await trx
    .updateTable('entitlements')
    .set({ ended_at: now, changes_plan: false })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .execute();
  await trx.updateTable('plan_changes').set({ at: now }).where('id', '=', change.id).execute();
  // A credit above the price is in the longer term.
  const valueCents = Math.max(priceCents, creditCents);
  await storeTerm(trx, { ...grant, term, plan, valueCents, waits: false, nextPlan: null, now });
  return term;
}

interface StoredTerm extends Grant {
  term: NewTerm;
  plan: Plan;
  valueCents: number;
  /** The member's plan becomes this one when the term starts. */
  waits: boolean;
  nextPlan: Plan | null;
  now: Date;
}

async function storeTerm(trx: Trx, stored: StoredTerm): Promise<void> {
  const { memberId, member, term, plan, valueCents, waits, nextPlan, source, now } = stored;
  const { status } = member;
  await trx
    .insertInto('entitlements')
    .values({
      ...source,
      member_id: memberId,
      plan,
      value_cents: valueCents,
      starts_at: term.startsAt,
      ends_at: term.endsAt,
      changes_plan: waits,
      created_at: now,
    })
    .execute();
  // A member who removed the card during the charge gets the term without renewal.
  const isWithoutCard =
    status === 'INACTIVE' &&
    member.signup_plan === null &&
    !(await hasCard(trx, memberId, stored.mode));
  const mayRenew = !isWithoutCard && status !== 'CLOSED';
  await trx
    .updateTable('members')
    .set({
      ...(!waits && { user_plan: plan }),
      signup_plan: null,
      // A member who closed the account during the charge gets the term, but the account stays
      // closed.
      status: mayRenew ? 'ACTIVE' : status,
      expire_at: term.endsAt,
      term_anchor: term.anchor,
      term_months: term.months,
      repeat: PLAN_RECORDS[plan].renews && mayRenew,
      next_plan: nextPlan,
      updated_at: now,
    })
    .where('id', '=', memberId)
    .execute();
  await audit(trx, {
    action: 'member.term_granted',
    actorId: null,
    memberId,
    details: { ...source, plan, from: status, until: term.endsAt.toISOString() },
    at: now,
  });
  await refreshListingsOf(trx, memberId, now);
}

/**
 * Moves the end of a member's paid terms, in both directions. An earlier end turns the renewal off:
 * otherwise the card would be charged at once for another term. The caller locks the member.
 * @returns the end before; undefined without a paid term
 */
export async function moveTermEnd(
  trx: Trx,
  { memberId, endsAt, now }: { memberId: number; endsAt: Date; now: Date },
): Promise<Date | undefined> {
  await lockPlanHolder(trx, memberId);
  const { user_plan, expireAt } = await readMember(trx, memberId);
  if (user_plan === null || expireAt === null) return undefined;
  const isEarlier = endsAt < expireAt;
  await trx
    .updateTable('members')
    .set({
      expire_at: endsAt,
      ...(isEarlier && { repeat: false, next_plan: null }),
      updated_at: now,
    })
    .where('id', '=', memberId)
    .execute();
  const paid = sql<boolean>`member_id = ${memberId} and ended_at is null`;
  if (isEarlier) {
    await sql`
      update entitlements set ended_at = ${now}::timestamptz, changes_plan = false
      where ${paid} and starts_at >= ${endsAt}::timestamptz`.execute(trx);
  }
  // The last term takes the new end.
  await sql`
    update entitlements set ends_at = ${endsAt}::timestamptz
    where id = (select id from entitlements where ${paid} and starts_at < ${endsAt}::timestamptz
      order by ends_at desc, id desc limit 1)`.execute(trx);
  await refreshListingsOf(trx, memberId, now);
  return expireAt;
}

/** Changes the plans of members whose paid term of another plan has begun. */
export async function startWaitingTerms(db: Db, now: Date): Promise<void> {
  const begun = db
    .selectFrom('entitlements')
    .where('changes_plan', '=', true)
    .where('starts_at', '<=', now);
  for (const { member_id } of await begun.select('member_id').execute()) {
    await transaction(db, (trx) => startWaitingTerm(trx, member_id, now));
  }
}

async function startWaitingTerm(trx: Trx, memberId: number, now: Date): Promise<void> {
  await lockPlanHolder(trx, memberId);
  const begun = await trx
    .updateTable('entitlements')
    .set({ changes_plan: false })
    .where('member_id', '=', memberId)
    .where('changes_plan', '=', true)
    .where('starts_at', '<=', now)
    .returning(['plan', 'starts_at'])
    .execute();
  const plan = begun.toSorted((a, b) => b.starts_at.getTime() - a.starts_at.getTime())[0]?.plan;
  if (plan === undefined) return;
  await trx
    .updateTable('members')
    .set({ user_plan: plan, updated_at: now })
    .where('id', '=', memberId)
    .execute();
  await audit(trx, {
    action: 'member.plan_started',
    actorId: null,
    memberId,
    details: { plan },
    at: now,
  });
  await refreshListingsOf(trx, memberId, now);
}

async function refreshListingsOf(trx: Trx, memberId: number, now: Date): Promise<void> {
  const listings = await trx
    .selectFrom('listings')
    .select('id')
    .where('user_id', '=', memberId)
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

const OPEN = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

/** Paid and cancelled terms of plans, with what they granted. */
export const oldTerms: readonly OldData[] = [
  {
    what: 'bookkeeping',
    async deleteSome(trx, before, limit) {
      const { rows } = await sql<{ id: number }>`
        select o.id from obligations o
        where o.kind = 'subscription' and o.created_at < ${before}::timestamptz
          and o.updated_at < ${before}::timestamptz and o.status not in (${OPEN})
          and not exists (
            select from entitlements e
            left join plan_changes c on c.id = e.plan_change_id
            where o.id in (e.obligation_id, c.obligation_id) and e.ends_at >= ${before}::timestamptz)
        order by o.created_at limit ${limit} for update of o skip locked`.execute(trx);
      const ids = rows.map(({ id }) => id);
      const among = sql`any (${ids}::integer[])`;
      await sql`
        delete from entitlements where obligation_id = ${among}
          or plan_change_id in (select id from plan_changes where obligation_id = ${among})`.execute(
        trx,
      );
      await sql`delete from plan_changes where obligation_id = ${among}`.execute(trx);
      await obligations.remove(trx, ids);
      return ids.length;
    },
  },
  {
    // Changes that a credit paid.
    what: 'bookkeeping',
    async deleteSome(trx, before, limit) {
      const { rows } = await sql<{ id: number }>`
        select c.id from plan_changes c
        where c.at < ${before}::timestamptz and c.obligation_id is null and not exists (
          select from entitlements e
          where e.plan_change_id = c.id and e.ends_at >= ${before}::timestamptz)
        order by c.at limit ${limit}`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await sql`delete from entitlements where plan_change_id = any (${ids}::integer[])`.execute(
        trx,
      );
      await sql`delete from plan_changes where id = any (${ids}::integer[])`.execute(trx);
      return ids.length;
    },
  },
];
