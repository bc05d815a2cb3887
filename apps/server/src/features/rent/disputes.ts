import {
  AUTOPAY,
  COLLECTION,
  type DisputeState,
  isAutopayOn,
  RENT_HOUR_UTC,
  rentDueAt,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { lockObligations } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { conflict, forbidden, notFound, refusal } from '../../platform/errors.ts';
import { orderMail, orderMails } from '../../platform/outbox/order-mail.ts';
import type { DisputeNews, Obligation } from '../../platform/payments/obligation-kinds.ts';
import { obligations, RESTING_STATUSES } from '../billing/index.ts';
import { notify } from '../notifications/index.ts';
import {
  findStoredRental,
  getStoredRental,
  lockRental,
  type RentalServices,
  recordHistory,
  type StoredRental,
  summarizeEnd,
  writeChange,
} from '../rentals/index.ts';
import { collectManually } from './autopay/autopay.ts';
import { findTransaction, type TransactionRow } from './payments/payments.queries.ts';
import {
  isSamePart,
  type ObjectionPart,
  objectionSummary,
  objectionTargets,
} from './payments/policy.ts';
import { openReplacement, reduceReplacement } from './periods/balance-rent.ts';
import { attemptAfterNotice, findScheduledRent, nextRentAttempt } from './periods/schedule-rent.ts';

/**
 * Not taken: lost, before the money could be taken from the lister. Taken: after that. Given back:
 * after its decision, the bank returned a part. Owed: the provider refuses to transfer what was won
 * for now.
 */
export type DisputeMailStep = DisputeState | 'not_taken' | 'taken' | 'given_back' | 'owed';

/**
 * What a dispute about a tenant's payment changes: a lost one ends AutoPay and leaves rent unpaid,
 * as far as the lister has lost it; a won one lets waiting rent be charged. Both sides are told.
 */
export async function applyDispute(
  trx: Trx,
  obligation: Obligation,
  news: DisputeNews,
  now: Date,
): Promise<void> {
  await applyToRental(trx, obligation, news, now);
  // The notices say what has changed.
  await orderDisputeMails(trx, news, now);
}

async function applyToRental(
  trx: Trx,
  { id: replaced, kind, rental_id }: Obligation,
  { id: cause, state, step, lostCents }: DisputeNews,
  now: Date,
): Promise<void> {
  if (rental_id === null) return;
  if (kind === 'rent' && state === 'lost') {
    const isOpen = await reduceReplacement(trx, { replaced, cause, lostCents, now });
    if (!isOpen && lostCents > 0)
      await openReplacement(trx, { replaced, cause, amountCents: lostCents, now });
  }
  if (step !== 'state') return;
  if (state === 'lost') await endAutopayOf(trx, rental_id, now);
  if (state === 'won') await resumeDisputedRent(trx, rental_id, now);
}

async function orderDisputeMails(
  trx: Trx,
  { id: disputeId, state, step, lostCents, returnedCents }: DisputeNews,
  now: Date,
): Promise<void> {
  const isMove = step === 'taken' || step === 'given_back';
  // Until the decision, money that moves is part of what both sides were told.
  if (isMove && state !== 'lost') return;
  const isNotTaken = state === 'lost' && lostCents === 0 && returnedCents === 0;
  const mailStep: DisputeMailStep = step !== 'state' ? step : isNotTaken ? 'not_taken' : state;
  const sides = mailStep === 'owed' ? (['lister'] as const) : (['tenant', 'lister'] as const);
  const occasion = isMove ? `${mailStep}:${lostCents}` : mailStep;
  const mails = sides.map((to) => ({
    order: { mail: 'payment_dispute' as const, disputeId, step: mailStep, to },
    key: `payment_dispute:${disputeId}:${occasion}:${to}`,
  }));
  await orderMails(trx, mails, now);
}

/** Nobody wants to charge a card again whose owner has taken rent back. */
async function endAutopayOf(trx: Trx, rentalId: number, now: Date): Promise<void> {
  const rental = await findStoredRental(trx, rentalId);
  if (rental === undefined || rental.auto_pay === AUTOPAY.off) return;
  const change = { set: { auto_pay: AUTOPAY.off }, summary: summarizeEnd('dispute_lost') } as const;
  const step = { action: 'disable_autopay', actor: 'system', actorId: null, now } as const;
  await writeChange(trx, rental, change, step);
  await notifyOfEnd(trx, rental, now);
  await collectManually(trx, [rentalId], now);
}

/** The email about the decision says it too. */
async function notifyOfEnd(trx: Trx, rental: StoredRental, now: Date): Promise<void> {
  const { id, lister_id, user_id, listing_id } = rental;
  if (user_id === null) return;
  const subjectKey = `autopay_ended:${id}:${now.toISOString()}`;
  const about = { rental_id: id, listing_id };
  const toTenant = { ...about, person_id: lister_id };
  const toLister = { ...about, person_id: user_id };
  await notify(
    trx,
    { memberId: user_id, kind: 'autopay_ended_dispute', subjectKey, data: toTenant },
    now,
  );
  await notify(
    trx,
    { memberId: lister_id, kind: 'tenant_autopay_ended_dispute', subjectKey, data: toLister },
    now,
  );
}

/** Rent that has waited for the bank's decision is attempted once, if its period is not over. */
async function resumeDisputedRent(trx: Trx, rentalId: number, now: Date): Promise<void> {
  const rental = await findStoredRental(trx, rentalId);
  const isOn = rental?.status === 'accepted' && isAutopayOn(rental.auto_pay);
  if (!isOn || (await isDisputed(trx, rentalId))) return;
  const waiting = sql`o.rental_id = ${rentalId} and o.kind = 'rent' and o.status = 'blocked'
    and o.collection = 'auto' and o.next_attempt_at is null`;
  await obligations.collectManually(trx, sql`${waiting} and ${isOver(now)}`, now);
  await obligations.schedule(trx, sql`${waiting} and not ${isOver(now)}`, { at: now, now });
}

const isOver = (now: Date) => sql`(
  o.period_to + make_interval(hours => ${sql.lit(RENT_HOUR_UTC)})
    <= ${now}::timestamptz at time zone 'UTC')`;

/** Whether a bank has taken back a payment of a rental, and has not decided yet. */
async function isDisputed(trx: Trx, rentalId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('disputes as d')
    .innerJoin('obligations as o', 'o.id', 'd.obligation_id')
    .select('d.provider_id')
    .where('o.rental_id', '=', rentalId)
    .where('d.state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ObjectionCall extends ObjectionPart {
  /** The number of the rent or payment. */
  id: number;
}

export type Objection = TransactionRow['objections'][number];
type Party = 'lister' | 'tenant';

const closed = () => refusal(409, 'OBJECTION_CLOSED', 'rent:objection_closed');

/** @throws ApiError 404 for payments of others, 403 for the other party */
export function requireObjectionParty(
  actor: MemberActor,
  row: TransactionRow | undefined,
  party: Party,
): asserts row is TransactionRow {
  const isLister = actor.id === row?.lister_id;
  if (row === undefined || (!isLister && actor.id !== row.payer_id)) throw notFound();
  if (isLister !== (party === 'lister')) throw forbidden();
}

/**
 * Objects to rent, an entry, a return outside or a deduction as its tenant. No money moves; rent is
 * not charged automatically until the objection is closed.
 * @throws ApiError 404, 403; 409 if there already is one
 */
export function object(
  services: RentalServices,
  actor: MemberActor,
  call: ObjectionCall,
  text: string,
): Promise<Objection> {
  return change(services, actor, { ...call, by: 'tenant' }, async (trx, { row, open, now }) => {
    if (open !== undefined) throw refusal(409, 'OBJECTION_OPEN', 'rent:objection_exists');
    const { id: charge_id, refund_id, line } = call;
    const added = await trx
      .insertInto('objections')
      .values({ rental_id: row.rental_id, charge_id, refund_id, line, text, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: added.id, step: 'received', action: 'object', text };
  });
}

/** Withdraws an open objection as its tenant. @throws ApiError 404, 403; 409 if it is closed */
export function withdrawObjection(
  services: RentalServices,
  actor: MemberActor,
  call: ObjectionCall,
): Promise<Objection> {
  return change(services, actor, { ...call, by: 'tenant' }, async (trx, { open, now }) => {
    const { id } = requireOpen(open);
    await trx.updateTable('objections').set({ withdrawn_at: now }).where('id', '=', id).execute();
    return { id, step: 'withdrawn', action: 'withdraw_objection', text: null };
  });
}

/** Answers an open objection as the lister, once. @throws ApiError 404, 403; 409 if it is closed */
export function answerObjection(
  services: RentalServices,
  actor: MemberActor,
  call: ObjectionCall,
  answer: string,
): Promise<Objection> {
  return change(services, actor, { ...call, by: 'lister' }, async (trx, { open, now }) => {
    const { id } = requireOpen(open);
    await trx
      .updateTable('objections')
      .set({ answer, answered_at: now })
      .where('id', '=', id)
      .execute();
    return { id, step: 'answered', action: 'answer_objection', text: answer };
  });
}

/**
 * Dismisses the answer to an objection as its tenant; again, or without an answer, nothing happens.
 * @throws ApiError 404 without an objection, 403 for the lister
 */
export function dismissObjectionAnswer(
  { db, clock }: RentalServices,
  actor: MemberActor,
  { id, ...part }: ObjectionCall,
): Promise<Objection> {
  return transaction(db, async (trx) => {
    const find = async () => {
      const row = await findTransaction(trx, id);
      requireObjectionParty(actor, row, 'tenant');
      return row.objections.find((objection) => isSamePart(objection, part));
    };
    const own = await find();
    if (own === undefined) throw notFound();
    await trx
      .updateTable('objections')
      .set({ seen_at: clock.now() })
      .where('id', '=', own.id)
      .where('answered_at', 'is not', null)
      .where('seen_at', 'is', null)
      .execute();
    return (await find()) ?? own;
  });
}

function requireOpen(open: Objection | undefined): Objection {
  if (open === undefined) throw closed();
  return open;
}

interface Subject {
  row: TransactionRow;
  /** The open objection to this part. */
  open: Objection | undefined;
  now: Date;
}

interface Step {
  id: number;
  step: 'received' | 'withdrawn' | 'answered';
  action: 'object' | 'withdraw_objection' | 'answer_objection';
  text: string | null;
}

/** One step of an objection: locks its rental and its rent, tells the other side, writes history. */
async function change(
  { db, clock }: RentalServices,
  actor: MemberActor,
  { id, by, ...part }: ObjectionCall & { by: Party },
  work: (trx: Trx, subject: Subject) => Promise<Step>,
): Promise<Objection> {
  return transaction(db, async (trx) => {
    const now = clock.now();
    const payment = await findTransaction(trx, id);
    requireObjectionParty(actor, payment, by);
    await lockRental(trx, payment.rental_id);
    await lockObligations(trx, id);
    const row = await findTransaction(trx, id);
    const own = row?.objections.find((objection) => isSamePart(objection, part));
    // What it is about can be voided or written off meanwhile.
    const isTarget = row && objectionTargets(row).some((item) => isSamePart(item, part));
    if (row === undefined || (own === undefined && !isTarget)) throw notFound();
    if (own !== undefined && (own.answered_on !== null || own.withdrawn_on !== null)) {
      throw closed();
    }
    const { id: objectionId, step, action, text } = await work(trx, { row, open: own, now });
    if (step !== 'received' && part.refund_id === null) await chargeAgain(trx, id, now);
    const to = by === 'tenant' ? ('lister' as const) : ('tenant' as const);
    await orderMail(trx, { mail: 'objection', objectionId, step, to }, { now });
    await recordHistory(trx, await getStoredRental(trx, row.rental_id), {
      ...{ action, actor: by, actorId: actor.id, reason: text, now },
      summary: objectionSummary(row, own?.about ?? null, part),
    });
    const after = (await findTransaction(trx, id))?.objections.find(
      (objection) => objection.id === objectionId,
    );
    if (after === undefined) throw conflict('rentals:rental_changed');
    return after;
  });
}

/**
 * Schedules rent again that AutoPay collects and the objection has held. Once its period is over, it
 * is left to the tenant, as after an outage.
 */
async function chargeAgain(trx: Trx, id: number, now: Date): Promise<void> {
  const rent = await trx
    .selectFrom('obligations')
    .select(['due_at', 'period_to', 'next_attempt_at', 'status'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_attempts')
          .select('id')
          .whereRef('obligation_id', '=', 'obligations.id')
          .where('status', '=', 'declined'),
      ).as('was_declined'),
    )
    .where('id', '=', id)
    .where('kind', '=', 'rent')
    .where('collection', '=', COLLECTION.auto)
    .where('status', 'in', RESTING_STATUSES)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  if (rent === undefined || rent.period_to === null) return;
  const { due_at: dueAt, next_attempt_at: next, status } = rent;
  const wasDeclined = rent.was_declined === true;
  const at = attemptAfterNotice({ dueAt, wasDeclined }, now);
  const isPlanned = next !== null && next >= at;
  const scheduled = await findScheduledRent(trx, id);
  const isFree = scheduled !== undefined && nextRentAttempt(scheduled, now) !== undefined;
  const isReleased = status === 'blocked' && isFree;
  const isOver = !isPlanned && rentDueAt(rent.period_to) <= at;
  if (isOver) return obligations.collectManually(trx, id, now);
  const as = isReleased ? ({ as: wasDeclined ? 'retry_wait' : 'due' } as const) : {};
  await obligations.schedule(trx, id, { at: isPlanned ? next : at, ...as, now });
}
