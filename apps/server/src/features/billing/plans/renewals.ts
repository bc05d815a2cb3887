import {
  FIRST_CHARGE_BEFORE_MS,
  LISTER_PLANS,
  PLAN_RECORDS,
  type ProviderMode,
  RENEWAL_NOTICE_DAYS,
} from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember, lockMembers } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { type MailName, orderMail, orderMails } from '../../../platform/outbox/order-mail.ts';
import { closeObligation } from '../collection/cancel.ts';
import { nextAttempt } from '../collection/dunning.ts';
import type { ChargeOutcome } from '../collection/intents.ts';
import { type NewCardCharge, runSchedule, type Schedule } from '../collection/schedules.ts';
import { NOT_REFUSED } from '../ledger/declines.ts';
import { leasedRow } from '../ledger/lease.ts';
import { listCancelRequested, OPEN_STATUSES } from '../ledger/obligations.queries.ts';
import * as obligations from '../ledger/obligations.ts';
import type { Billing } from '../provider.ts';
import { changeLeased, isFor, termOf } from './plan-changes.ts';
import {
  findRenewal,
  findRenewalOf,
  lastSlot,
  type Renewal,
  renewalRules,
} from './plans.queries.ts';

const BATCH = 500;
const PRICES = JSON.stringify(
  LISTER_PLANS.filter((plan) => PLAN_RECORDS[plan].renews).map((plan) => ({
    plan,
    cents: PLAN_RECORDS[plan].price_cents,
  })),
);

const TERM_COLUMNS = [
  'kind',
  'subject_key',
  'payer_id',
  'plan',
  'amount_cents',
  'due_at',
  'collection',
  'next_attempt_at',
  'provider_mode',
  'created_at',
  'updated_at',
] as const;

/**
 * Opens and schedules one more term for each member whose plan renews and whose term ends within a
 * day or has ended. Schedules an open declined payment instead, if there is one. After an outage it
 * opens one term, not several. With `memberId` it does so for this member only.
 */
export async function openDueRenewals(
  db: Db,
  { mode, now, memberId }: { mode: ProviderMode; now: Date; memberId?: number },
): Promise<void> {
  const until = new Date(now.getTime() + FIRST_CHARGE_BEFORE_MS);
  const isEnding = sql`m.repeat and m.status = 'ACTIVE' and m.locked_at is null and m.expire_at <= ${until}::timestamptz
    ${memberId === undefined ? sql`` : sql`and m.id = ${memberId}`}`;
  const statuses = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));
  const open = sql`o.kind = 'subscription' and o.status in (${statuses})`;
  await transaction(db, async (trx) => {
    // A payment in flight locks the member's row, and the term it pays becomes visible afterward.
    const isUnbilled = sql`not exists (
      select from obligations o where o.payer_id = m.id and ${open})`;
    const ending = await lockMembers(trx, sql`${isEnding} and ${isUnbilled}`, {
      limit: BATCH,
      strength: 'for update',
    });
    const terms = sql`
      select 'subscription', 'sub:' || m.id || ':' || (select ${obligations.nextInKeys}
          from obligations o where o.payer_id = m.id and o.kind = 'subscription'),
        m.id, p.plan, p.cents, m.expire_at, 'auto', ${now}::timestamptz, ${mode}::text,
        ${now}::timestamptz, ${now}::timestamptz
      from members m
      join json_to_recordset(${PRICES}::json) as p (plan text, cents integer)
        on p.plan = coalesce(m.next_plan, m.user_plan)
      where m.id = any (${ending.map(({ id }) => id)}::integer[]) and ${isUnbilled}`;
    await obligations.openAll(trx, TERM_COLUMNS, terms);
    const isDeclined = sql<boolean>`${open}
      and exists (select from members m where m.id = o.payer_id and ${isEnding})
      and o.provider_mode = ${mode} and o.cancel_requested_at is null and not ${leasedRow(now)}`;
    const dueAt = sql<Date>`(select expire_at from members m where m.id = o.payer_id)`;
    await obligations.collectAutomatically(trx, isDeclined, { dueAt, now });
  });
}

/** Schedules a renewal without a chargeable card: it is blocked, and an email reports that once. */
function blockRenewal(
  db: Db,
  { obligationId, nextAt, now }: { obligationId: number; nextAt: Date; now: Date },
): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await obligations.block(trx, obligationId, { nextAt, now });
    if (row === undefined) return;
    await orderMail(
      trx,
      { mail: 'renewal_failed', memberId: row.payer_id, obligationId },
      { now, key: `renewal_failed:${obligationId}:none` },
    );
  });
}

interface EndedRenewal {
  obligationId: number;
  memberId: number;
  /** Whose lease it is. */
  owner: string;
  now: Date;
}

/**
 * Ends the schedule of a renewal without success: the plan no longer renews automatically, and the
 * member can pay the open amount. Orders an email, unless the last attempt's email said so.
 */
function endRenewal(db: Db, { obligationId, memberId, owner, now }: EndedRenewal): Promise<void> {
  return transaction(db, async (trx) => {
    // Members are locked before obligations.
    await lockMember(trx, memberId);
    const row = await obligations.fail(trx, obligationId, { owner, isLeft: true, now });
    if (row === undefined) return;
    await trx
      .updateTable('members')
      .set({ repeat: false, next_plan: null, updated_at: now })
      .where('id', '=', memberId)
      .execute();
    await audit(trx, {
      action: 'member.renewal_given_up',
      actorId: null,
      memberId,
      details: { obligation: obligationId },
      at: now,
    });
    await orderEndEmail(trx, { obligationId, memberId, dueAt: row.due_at, now });
  });
}

async function orderEndEmail(
  trx: Trx,
  {
    obligationId,
    memberId,
    dueAt,
    now,
  }: { obligationId: number; memberId: number; dueAt: Date; now: Date },
): Promise<void> {
  const last = await trx
    .selectFrom('payment_attempts')
    .select(['id', 'created_at'])
    .where('obligation_id', '=', obligationId)
    .where('status', '=', 'declined')
    .where((where) => where.or([where('code', 'is', null), where('code', 'not in', NOT_REFUSED)]))
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The email about an attempt on the last day mentions that it was the last one.
  const isReported = last !== undefined && last.created_at >= lastSlot(dueAt);
  const key = `renewal_failed:${obligationId}:${isReported ? last.id : 'end'}`;
  const about = last === undefined ? {} : { attemptId: last.id };
  await orderMail(trx, { mail: 'renewal_failed', memberId, obligationId, ...about }, { now, key });
}

const CANCELLED_AT_ONCE = 500;

/** How the next term of a plan is charged. */
export const renewalSchedule: Schedule<Renewal> = {
  ...renewalRules,
  kind: 'subscription',
  find: ({ db, payments }, id) => findRenewal(db, id, payments.mode),
  // The member may have tried another plan that was declined, or chosen one for this renewal.
  async prepare(billing, lease, { member: { plan } }) {
    if (plan === null) return { kind: 'blocked', reason: 'no_card' };
    if (await isFor(billing.db, lease.obligation, termOf(plan))) return lease;
    const changed = await changeLeased(billing, lease, termOf(plan));
    return typeof changed === 'string' ? { kind: changed } : { ...lease, obligation: changed };
  },
  retrySoon: (reason) => reason !== 'no_card',
  isBlocked: ({ card }) => card === null,
  block: ({ db, clock }, obligationId, nextAt) =>
    blockRenewal(db, { obligationId, nextAt, now: clock.now() }),
  async end({ db, clock }, { owner, obligation: { id: obligationId } }, { memberId }) {
    await endRenewal(db, { obligationId, memberId, owner, now: clock.now() });
    return 'decided';
  },
  async listWaiting({ db, clock, payments: { mode } }, memberId) {
    // A card that turns the renewal on again pays the term that it continues, if that ends within a day.
    await openDueRenewals(db, { mode, now: clock.now(), memberId });
    const id = await findRenewalOf(db, memberId, mode);
    return id === undefined ? [] : [id];
  },
  retriesNewCard: true,
};

/** Renews due plans, each by the one obligation of its term, and cancels what members no longer owe. */
export async function renewDue(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const { mode } = payments;
  for (const id of await listCancelRequested(db, mode, CANCELLED_AT_ONCE)) {
    await closeObligation(billing, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not cancel an obligation; will retry');
    });
  }
  await openDueRenewals(db, { mode, now: clock.now() });
  await runSchedule(billing, renewalSchedule);
}

/** A renewal that was charged to a new card, and the outcome. */
export interface ChargedRenewal {
  renewal: Renewal;
  outcome: ChargeOutcome;
  /** When this card is charged next automatically; undefined for never. */
  nextAttemptAt: Date | undefined;
}

const isRenewal = (charge: NewCardCharge): charge is NewCardCharge & { state: Renewal } =>
  charge.kind === renewalSchedule.kind;

/** The renewal among what a new card was charged; undefined if none waited for it. */
export async function findChargedRenewal(
  { db, clock, payments }: Billing,
  charges: readonly NewCardCharge[],
): Promise<ChargedRenewal | undefined> {
  const charge = charges.find(isRenewal);
  if (charge === undefined) return undefined;
  const { id, state: renewal, outcome } = charge;
  if (outcome.kind !== 'declined') return { renewal, outcome, nextAttemptAt: undefined };
  const after = await findRenewal(db, id, payments.mode);
  const nextAttemptAt = after && nextAttempt(renewalRules, after, clock.now());
  return { renewal, outcome, nextAttemptAt };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before the end of a term its member is notified whether it renews. */
const NOTICE_BEFORE_MS = RENEWAL_NOTICE_DAYS * DAY_MS;
/** How long before the end a member whose term does not renew is reminded. */
const REMINDER_BEFORE_MS = 3 * DAY_MS;

interface NotifiedTerm {
  id: number;
  expire_at: Date;
}

/** Orders the notice of each renewal that is near, once per term. @returns number of emails */
export function notifyRenewals(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() + NOTICE_BEFORE_MS);
  const charged = new Date(now.getTime() + FIRST_CHARGE_BEFORE_MS);
  return orderEmails(
    db,
    'renewal_notice',
    'renewal_notice',
    now,
    sql<NotifiedTerm>`
      update members set renewal_notice_for = expire_at where id = any(array(
        select id from members
        where repeat and status = 'ACTIVE' and expire_at > ${charged}::timestamptz
          and expire_at <= ${until}::timestamptz and renewal_notice_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked))
      returning id, expire_at`,
  );
}

/**
 * Orders the warnings to members whose term ends soon and does not renew: a month ahead and some
 * days ahead, each once per term. Within the last days only the second one.
 * @returns number of emails
 */
export async function notifyEndings(db: Db, now: Date): Promise<number> {
  const reminder = new Date(now.getTime() + REMINDER_BEFORE_MS);
  const notice = new Date(now.getTime() + NOTICE_BEFORE_MS);
  // The last condition matches the index; these terms have not ended yet.
  const isEnding = sql`user_plan is not null and status = 'ACTIVE' and not repeat
    and expiry_notice_for is distinct from expire_at`;
  const first = await orderEmails(
    db,
    'term_ending',
    'term_ending',
    now,
    sql<NotifiedTerm>`
      update members set renewal_notice_for = expire_at where id = any(array(
        select id from members
        where ${isEnding} and expire_at > ${reminder}::timestamptz
          and expire_at <= ${notice}::timestamptz and renewal_notice_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked))
      returning id, expire_at`,
  );
  const last = await orderEmails(
    db,
    'term_ending',
    'term_ending_last',
    now,
    sql<NotifiedTerm>`
      update members set term_reminder_for = expire_at where id = any(array(
        select id from members
        where ${isEnding} and expire_at > ${now}::timestamptz
          and expire_at <= ${reminder}::timestamptz and term_reminder_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked))
      returning id, expire_at`,
  );
  return first + last;
}

/** Orders the email to each plan holder whose term has ended, once per end. @returns number of emails */
export function notifyExpiries(db: Db, now: Date): Promise<number> {
  return orderEmails(
    db,
    'account_expired',
    'account_expired',
    now,
    sql<NotifiedTerm>`
      update members set expiry_notice_for = expire_at where id = any(array(
        select id from members
        where user_plan is not null and expiry_notice_for is distinct from expire_at
          and status <> 'CLOSED' and expire_at <= ${now}::timestamptz
        order by id limit ${sql.lit(BATCH)} for update skip locked))
      returning id, expire_at`,
  );
}

async function orderEmails(
  db: Db,
  mail: Extract<MailName, 'renewal_notice' | 'term_ending' | 'account_expired'>,
  /** Orders the email once per event. */
  occasion: string,
  now: Date,
  mark: ReturnType<typeof sql<NotifiedTerm>>,
): Promise<number> {
  let mails = 0;
  for (;;) {
    const notified = await transaction(db, async (trx) => {
      const { rows } = await mark.execute(trx);
      const orders = rows.map(({ id, expire_at }) => {
        const termEndsAt = expire_at.toISOString();
        return {
          order: { mail, memberId: id, termEndsAt },
          key: `${occasion}:${id}:${termEndsAt}`,
        };
      });
      await orderMails(trx, orders, now);
      return rows.length;
    });
    mails += notified;
    if (notified < BATCH) return mails;
  }
}
