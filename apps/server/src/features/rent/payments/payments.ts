import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { contract } from '@crewpad/contract';
import { COLLECTION, countedDay, localDate, toCents, toDollars } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { audit } from '../../../platform/audit.ts';
import { lockObligations } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalidInput, notFound, Refusal } from '../../../platform/errors.ts';
import { keyReused } from '../../../platform/idempotency/calls.ts';
import { orderMail, orderMails } from '../../../platform/outbox/order-mail.ts';
import { obligations, whileHeld, withProvider } from '../../billing/index.ts';
import {
  can,
  getStoredRental,
  lockRental,
  presentCover,
  recordHistory,
  type StoredRental,
} from '../../rentals/index.ts';
import { type Coverage, creditGoesTo, planCoverage } from './coverage.ts';
import { findTransaction } from './payments.queries.ts';
import { canWithTransaction } from './policy.ts';
import {
  chargedAt,
  type PaymentServices,
  type RentMoney,
  settleRent,
  undoSettlement,
} from './settlement.ts';

/** The ids in a money form; all but the rental's are optional. */
export interface NamedRental {
  tenant_id: number;
  tenant_user_id?: number | null | undefined;
  listing_id?: number | null | undefined;
  room_id?: number | null | undefined;
}

/**
 * Locks the rental of a money form.
 * @throws ApiError 404 if it is not the caller's, or the other ids do not match; 409
 */
export async function lockNamedRental(
  trx: Trx,
  actor: MemberActor,
  named: NamedRental,
  action: 'add_payment' | 'request_payment',
): Promise<StoredRental> {
  const rental = await lockRental(trx, named.tenant_id);
  if (rental === undefined || !isSame(named, rental)) throw notFound();
  enforce(can(actor, action, rental));
  return rental;
}

const isSame = (named: NamedRental, { user_id, listing_id, room_id }: StoredRental) =>
  (named.tenant_user_id ?? user_id) === user_id &&
  (named.listing_id ?? listing_id) === listing_id &&
  (named.room_id ?? room_id) === room_id;

/**
 * Records a manual payment of a tenant and allocates it to rent. Repeated and concurrent calls with
 * the same key record one payment.
 * @returns the number of the payment
 * @throws ApiError 404 for rentals of others; 409 if a card payment of that rent is in progress;
 * 422
 */
export async function addPayment(
  services: PaymentServices,
  actor: MemberActor,
  form: contract.rent.PaymentForm,
  givenKey: string | undefined,
): Promise<number> {
  const { db, clock } = services;
  const key = givenKey ?? randomUUID();
  const amount = toCents(form.amount);
  let id: number | undefined;
  const lock = async (trx: Trx): Promise<StoredRental | undefined> => {
    const rental = await lockNamedRental(trx, actor, form, 'add_payment');
    const earlier = await findByKey(trx, actor.id, key);
    if (earlier === undefined) {
      requirePast(form, localDate(clock.now(), rental.time_zone));
      return rental;
    }
    if (earlier.rental_id !== rental.id || earlier.amount_cents !== amount) throw keyReused();
    id = earlier.id;
    return undefined;
  };
  const record: RentMoney['record'] = async (trx, rental, now) => {
    const today = localDate(now, rental.time_zone);
    ({ id } = await trx
      .insertInto('manual_payments')
      .values({
        rental_id: rental.id,
        lister_id: actor.id,
        tenant_id: rental.user_id,
        amount_cents: amount,
        payment_for: form.payment_for,
        payment_type: form.payment_type,
        payment_method: form.payment_method,
        notes: form.notes ?? '',
        paid_on: form.paid_on ?? today,
        counted_on: countedDay(form.paid_on ?? today, today),
        client_key: key,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow());
    const order = { mail: 'manual_payment', paymentId: id } as const;
    await orderMail(trx, order, { now, key: `manual_payment:${id}` });
    return { manual_payment_id: id };
  };
  if (form.payment_for === 'rent') {
    const check: RentMoney['check'] = (plan) => requireShown(form, plan);
    const money = { lock, amount, periodFrom: form.period_from, check, record };
    const end = await withProvider(services, () => settleRent(services, money));
    if (end === 'busy') throw inProgress();
  } else {
    await transaction(db, async (trx) => {
      const rental = await lock(trx);
      if (rental !== undefined) await record(trx, rental, clock.now());
    });
  }
  if (id === undefined) throw new Error('the payment was not recorded');
  return id;
}

/**
 * Records the deposit that the lister of a locked rental had before its tenant accepted. The email
 * about the acceptance names it.
 */
export async function recordHeldDeposit(
  trx: Trx,
  { id, lister_id, user_id, deposit, time_zone }: StoredRental,
  now: Date,
): Promise<void> {
  if (deposit === 0) return;
  const today = localDate(now, time_zone);
  await trx
    .insertInto('manual_payments')
    .values({
      rental_id: id,
      lister_id,
      tenant_id: user_id,
      amount_cents: deposit,
      payment_for: 'deposit',
      payment_type: 'manual',
      payment_method: 'other',
      notes: '',
      paid_on: today,
      counted_on: countedDay(today, today),
      client_key: randomUUID(),
      created_at: now,
    })
    .execute();
}

/**
 * What a manual payment would cover if it was recorded now.
 * @throws as `addPayment`
 */
export function previewPayment(
  { db, clock }: PaymentServices,
  actor: MemberActor,
  form: contract.rent.PaymentPreviewForm,
) {
  return transaction(db, async (trx) => {
    const rental = await lockNamedRental(trx, actor, form, 'add_payment');
    requirePast(form, localDate(clock.now(), rental.time_zone));
    if (form.payment_for !== 'rent') {
      return { covers: [], credit: 0, credit_goes_to: 'next' as const, carried: 0, waived: 0 };
    }
    const money = { amount: toCents(form.amount), periodFrom: form.period_from };
    const { covers, credit, rest, isCarried, hasNext } = await planCoverage(trx, rental, money);
    return {
      covers: covers.map(presentCover),
      credit: toDollars(credit),
      credit_goes_to: creditGoesTo({ has_next_rent: hasNext, is_settled: false }),
      carried: toDollars(isCarried ? rest : 0),
      waived: toDollars(isCarried ? 0 : rest),
    };
  });
}

function requirePast({ paid_on }: contract.rent.PaymentPreviewForm, today: string): void {
  if ((paid_on ?? today) > today) throw invalidInput({ paid_on: ['date_is_after_today'] });
}

/** @throws ApiError 409 if it would cover other periods than the lister has seen */
function requireShown({ shown }: contract.rent.PaymentForm, plan: Coverage): void {
  const covers = plan.covers.map(presentCover);
  const isSame = shown === undefined || isDeepStrictEqual(shown, covers);
  if (isSame) return;
  throw new Refusal(409, {
    text: 'rent:covers_changed',
    error_code: 'EDITED_MEANWHILE',
    covers,
  });
}

const findByKey = (trx: Trx, lister: number, key: string) =>
  trx
    .selectFrom('manual_payments')
    .select(['id', 'rental_id', 'amount_cents'])
    .where('lister_id', '=', lister)
    .where('client_key', '=', key)
    .executeTakeFirst();

const inProgress = () => conflict('rent:rent_in_progress');

/**
 * Voids a lister's own entry: rent that it covered is open again as it was. Repeated and concurrent
 * calls void it once.
 * @throws ApiError 404, 403; 409 VOID_TOO_LATE, VOID_NOT_POSSIBLE, or if a card payment of such rent
 * is in progress
 */
export async function voidPayment(
  services: PaymentServices,
  actor: MemberActor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const now = services.clock.now();
  const row = await findTransaction(services.db, id);
  if (row === undefined) throw notFound();
  if (row.status === 'voided' && row.lister_id === actor.id) return;
  enforce(canWithTransaction(actor, 'void', row, now));
  const before = async (trx: Trx, rental: StoredRental) => {
    await trx.selectFrom('manual_payments').select('id').where('id', '=', id).forUpdate().execute();
    const current = await findTransaction(trx, id);
    if (current?.status === 'voided') return undefined;
    enforce(canWithTransaction(actor, 'void', current ?? row, now));
    await markVoid(trx, rental, { id, reason }, now);
    return true as const;
  };
  const end = await withProvider(services, () =>
    undoSettlement(services, {
      source: { manual_payment_id: id },
      rentalId: row.rental_id,
      before,
      leftCents: async () => 0,
      cause: async () => String(id),
      voided: { id, chargedAt: chargedAt(row.created_at, now) },
    }),
  );
  if (end === 'busy') throw conflict('rent:rent_in_progress');
}

async function markVoid(
  trx: Trx,
  rental: StoredRental,
  entry: { id: number; reason: string },
  now: Date,
): Promise<void> {
  const { id, reason } = entry;
  const today = localDate(now, rental.time_zone);
  await trx
    .updateTable('manual_payments')
    .set({ voided_at: now, voided_on: today, void_reason: reason })
    .where('id', '=', id)
    .execute();
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: { mail: 'payment_voided' as const, paymentId: id, to },
    key: `payment_voided:${id}:${to}`,
  }));
  await orderMails(trx, mails, now);
}

/**
 * Gives up open rent that is collected by hand, after its payment intent. Its days stay billed.
 * @throws ApiError 404 for payments of others, 403 for the tenant; 409 for other rent, or while a
 * payment is in progress
 */
export async function writeOff(
  services: PaymentServices,
  actor: MemberActor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { db, clock } = services;
  const row = await findTransaction(db, id);
  if (row === undefined) throw notFound();
  enforce(canWithTransaction(actor, 'write_off', row, clock.now()));
  const end = await withProvider(services, () =>
    whileHeld(services, [id], async ([held]) =>
      transaction(db, async (trx) => {
        const now = clock.now();
        const rent = sql<boolean>`(o.id = ${id} and o.kind = 'rent' and o.collection = ${sql.lit(COLLECTION.manual)})`;
        const as = { as: 'written_off', reason, owner: held?.owner ?? '', now } as const;
        const [written] = await obligations.cancel(trx, rent, as);
        if (written === undefined) throw conflict('rent:not_written_off');
        const order = { mail: 'rent_written_off', obligationId: id } as const;
        await orderMail(trx, order, { now, key: `rent_written_off:${id}` });
        await recordHistory(trx, await getStoredRental(trx, row.rental_id), {
          ...{ action: 'write_off', actor: 'lister', actorId: actor.id, reason, now },
          summary: {
            rent_owed: { from: row.amount_cents, to: null },
            rent_days: { from: row.period_from, to: row.period_to },
          },
        });
        await audit(trx, {
          action: 'rent.written_off',
          actorId: actor.id,
          memberId: row.payer_id,
          details: { obligation: id },
          at: now,
        });
        return 'done' as const;
      }),
    ),
  );
  if (end === 'busy') throw conflict('rent:charge_in_progress');
}

/** Deletes the money of old rentals, whose rows are locked. */
export async function deleteRent(trx: Trx, ids: readonly number[]): Promise<void> {
  const among = sql`any (${ids}::integer[])`;
  const owed = await lockObligations(trx, sql`o.rental_id = ${among}`);
  const charges = owed.map(({ id }) => id);
  for (const table of ['objections', 'allocations', 'payment_requests'] as const) {
    await sql`delete from ${sql.table(table)} where rental_id = ${among}`.execute(trx);
  }
  await sql`delete from account_fees where obligation_id = any (${charges}::integer[])`.execute(
    trx,
  );
  await obligations.removeRefundsOfEntries(trx, ids);
  await obligations.remove(trx, charges);
  for (const table of ['manual_payments', 'autopay_consents', 'rent_changes'] as const) {
    await sql`delete from ${sql.table(table)} where rental_id = ${among}`.execute(trx);
  }
}
