import { AUTOPAY, type DisputeState, isAutopayOn, RENT_HOUR_UTC } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { orderMails } from '../../../platform/outbox/order-mail.ts';
import type { DisputeNews, Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { obligations } from '../../billing/index.ts';
import { notify } from '../../notifications/index.ts';
import {
  findStoredRental,
  type StoredRental,
  summarizeEnd,
  writeChange,
} from '../../rentals/index.ts';
import { collectByHand } from '../autopay/autopay.ts';
import { fitReplacement, openReplacement } from './balance-rent.ts';

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
    const isOpen = await fitReplacement(trx, { replaced, cause, lostCents, now });
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
  const told: DisputeMailStep = step !== 'state' ? step : isNotTaken ? 'not_taken' : state;
  const sides = told === 'owed' ? (['lister'] as const) : (['tenant', 'lister'] as const);
  const occasion = isMove ? `${told}:${lostCents}` : told;
  const mails = sides.map((to) => ({
    order: { mail: 'payment_dispute' as const, disputeId, step: told, to },
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
  await tellOfEnd(trx, rental, now);
  await collectByHand(trx, [rentalId], now);
}

/** The email about the decision says it too. */
async function tellOfEnd(trx: Trx, rental: StoredRental, now: Date): Promise<void> {
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
