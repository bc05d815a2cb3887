import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { contract } from '@crewpad/contract';
import { countedDay, localDate, toCents, toDollars } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { conflict, invalidInput, Refusal } from '../../../../platform/errors.ts';
import { keyReused } from '../../../../platform/idempotency/calls.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { withProvider } from '../../../billing/index.ts';
import { presentCover, type StoredRental } from '../../../rentals/index.ts';
import { type Coverage, planCoverage } from '../coverage.ts';
import { creditGoesTo } from '../covered-lines.ts';
import { lockNamedRental } from './lock-named-rental.ts';
import { type PaymentServices, type RentMoney, settleRent } from './settle-rent.ts';

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
    const known = await findByKey(trx, actor.id, key);
    if (known === undefined) {
      requirePast(form, localDate(clock.now(), rental.time_zone));
      return rental;
    }
    if (known.rental_id !== rental.id || known.amount_cents !== amount) throw keyReused();
    id = known.id;
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
