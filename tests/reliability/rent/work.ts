import { ApiError, contract } from '@crewpad/contract';
import { addDays, localDate, toDollars } from '@crewpad/domain';
import { cancelOrphanedIntents } from '../../../apps/server/src/features/billing/collection/cancel.ts';
import { MoneyCalls } from '../../../apps/server/src/features/billing/collection/money-calls.ts';
import { makeMoves } from '../../../apps/server/src/features/billing/collection/moves.ts';
import {
  collectCharge,
  payNow,
} from '../../../apps/server/src/features/billing/collection/pay-now.ts';
import {
  chargeNewCards,
  runSchedule,
} from '../../../apps/server/src/features/billing/collection/schedules.ts';
import { sendRefunds } from '../../../apps/server/src/features/billing/collection/send-refund.ts';
import { checkPayments } from '../../../apps/server/src/features/billing/collection/sync.ts';
import { renewDue } from '../../../apps/server/src/features/billing/plans/renewals.ts';
import type { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import {
  catchUpEvents,
  ProviderEvents,
} from '../../../apps/server/src/features/billing/webhook.ts';
import { syncAccount } from '../../../apps/server/src/features/payouts/accounts.ts';
import { accept } from '../../../apps/server/src/features/rent/acceptance.ts';
import { changeAutopay } from '../../../apps/server/src/features/rent/autopay/autopay.ts';
import { findTransaction } from '../../../apps/server/src/features/rent/payments/payments.queries.ts';
import { addPayment } from '../../../apps/server/src/features/rent/payments/payments.ts';
import { remainingOf } from '../../../apps/server/src/features/rent/payments/policy.ts';
import { refundPayment } from '../../../apps/server/src/features/rent/payments/refund-payment.ts';
import {
  closeRequest,
  editRequest,
  sendRequest,
} from '../../../apps/server/src/features/rent/payments/requests.ts';
import {
  fitRequest,
  fitRequests,
} from '../../../apps/server/src/features/rent/payments/settle-request.ts';
import { balanceOpenRent } from '../../../apps/server/src/features/rent/periods/balance-rent.ts';
import { openDueRent } from '../../../apps/server/src/features/rent/periods/periods.ts';
import {
  rentSchedule,
  trimRent,
} from '../../../apps/server/src/features/rent/periods/schedule-rent.ts';
import {
  cancelInvitation,
  declineInvitation,
} from '../../../apps/server/src/features/rentals/invitations/answer.ts';
import { updateRental } from '../../../apps/server/src/features/rentals/invitations/edit.ts';
import { getRental } from '../../../apps/server/src/features/rentals/rentals.queries.ts';
import { checkOut } from '../../../apps/server/src/features/rentals/stays/check-out.ts';
import { endDueStays } from '../../../apps/server/src/features/rentals/stays/ends.ts';
import {
  confirmCheckout,
  declineCheckout,
  leave,
  requestCheckout,
} from '../../../apps/server/src/features/rentals/stays/steps.ts';
import type { MemberContext } from '../../../apps/server/src/http/pipeline/context.ts';
import type { MemberActor } from '../../../apps/server/src/platform/access/actor.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import type { Rig } from '../support/rig.ts';
import type { Tenancy } from './house.ts';
import type { Work } from './schedule.ts';

const UNAVAILABLE = 503;

/** Runs work as a server would. Refusals and provider failures count as results. */
export async function carryOut(
  services: Services,
  rig: Rig,
  tenancy: Tenancy,
  work: Work,
): Promise<void> {
  await acceptRefusal(dispatch(services, rig, tenancy, work));
}

/** @throws anything that is neither a refusal nor a provider fault */
export async function acceptRefusal(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isRefusal =
      error instanceof ApiError && (error.status < 500 || error.status === UNAVAILABLE);
    if (!isRefusal && !isOfProvider(error)) throw error;
  }
}

/** A fault of the provider, not of the product. */
export const isOfProvider = (error: unknown): boolean =>
  error instanceof Error && 'rawType' in (error as Stripe.errors.StripeError);

/** The rent jobs of one minute. */
export async function runRent(services: Services): Promise<void> {
  const { db, clock } = services;
  await endDueStays(db, clock.now());
  await openDueRent(db, { payments: services.payments, now: clock.now(), batch: 100 });
  await trimRent(services);
  await balanceOpenRent(services);
  await runSchedule(services, rentSchedule, { concurrency: 2 });
}

export async function runJob(
  services: Services,
  { house }: Tenancy,
  name: Extract<Work, { do: 'job' }>['name'],
): Promise<void> {
  switch (name) {
    case 'check':
      return checkPayments(services);
    case 'cancel':
      return renewDue(services);
    case 'refunds':
      await sendRefunds(services);
      return makeMoves(services);
    case 'settle':
      return fitRequests(services);
    case 'events':
      await catchUpEvents(services);
      return new ProviderEvents(services).work();
    case 'reap':
      return cancelOrphanedIntents(services);
    case 'account':
      await syncAccount(services, house.lister.id);
  }
}

/** All payments by number: obligations and recorded payments share one sequence. */
async function paymentsOf(rig: Rig, { id }: Tenancy): Promise<number[]> {
  const { db } = rig.database;
  const obligations = await db
    .selectFrom('obligations')
    .select('id')
    .where('rental_id', '=', id)
    .execute();
  const manual = await db
    .selectFrom('manual_payments')
    .select('id')
    .where('rental_id', '=', id)
    .execute();
  return [...obligations, ...manual].map((row) => row.id).toSorted((a, b) => a - b);
}

/** One of several; undefined if there is none. */
export const pick = <T>(all: readonly T[], which: number): T | undefined =>
  all[which % Math.max(1, all.length)];

const contextOf = (actor: MemberActor, idempotencyKey: string | undefined) =>
  ({ actor, address: '203.0.113.7', locale: 'en', idempotencyKey }) as MemberContext;

async function dispatch(
  services: Services,
  rig: Rig,
  tenancy: Tenancy,
  work: Work,
): Promise<unknown> {
  const { id, token, house } = tenancy;
  const { lister, tenant } = house;
  const keyOf = (key: number | undefined) =>
    key === undefined ? undefined : `${work.do}-${id}-key-${key}`;
  switch (work.do) {
    case 'accept': {
      const calls = new MoneyCalls(services.db);
      return accept(services, calls, contextOf(tenant, keyOf(work.key)), { token });
    }
    case 'decline':
      return declineInvitation(services, tenant, id, null);
    case 'cancel_invite':
      return cancelInvitation(services, lister, id, null);
    case 'run':
      return runRent(services);
    case 'job':
      return runJob(services, tenancy, work.name);
    case 'pay': {
      const obligation = pick(await listObligations(rig, tenancy), work.which);
      const key = keyOf(work.key);
      if (obligation !== undefined)
        await pay(services, tenancy, { obligation, by: work.by, ...(key && { key }) });
      return;
    }
    case 'request': {
      const form = { tenant_id: id, payment_for: work.for, amount: toDollars(work.cents) };
      const input = contract.rent.paymentRequestForm.parse(form);
      return sendRequest(services, lister, input, keyOf(work.key));
    }
    case 'edit_request': {
      const request = await requestOf(rig, tenancy, work.which);
      const form = contract.rent.paymentRequestEdit.parse({ amount: toDollars(work.cents) });
      return request && editRequest(services, lister, request, form);
    }
    case 'close_request': {
      const request = await requestOf(rig, tenancy, work.which);
      const { action } = work;
      const by = action === 'reject' ? tenant : lister;
      return request && closeRequest(services, by, { id: request, action, reason: null });
    }
    case 'refund':
      return refund(services, rig, tenancy, work, keyOf(work.key) ?? '');
    case 'cash': {
      const form = { tenant_id: id, payment_for: work.for, amount: toDollars(work.cents) };
      return addPayment(services, lister, contract.rent.paymentForm.parse(form), keyOf(work.key));
    }
    case 'autopay': {
      const by = work.action === 'request' || work.action === 'lister_disable' ? lister : tenant;
      const action = AUTOPAY_ACTIONS[work.action];
      return changeAutopay(services, by, { id, action, address: '203.0.113.7', locale: 'en' });
    }
    case 'check_out':
      return checkOut(services, lister, id, await inDays(services, id, work.days));
    case 'request_checkout':
      return requestCheckout(services, tenant, id, await inDays(services, id, work.days));
    case 'confirm_checkout': {
      const rental = await getRental(services.db, id);
      const { checkout_requested_date: date, checkout_requested_time: time } = rental;
      if (date === null || time === null) return;
      return confirmCheckout(services, lister, id, { checkout_date: date, checkout_time: time });
    }
    case 'decline_checkout':
      return declineCheckout(services, lister, id, null);
    case 'leave':
      return leave(services, tenant, id, null);
    case 'edit': {
      const form = { rental_amount: toDollars(work.rent), payment_date: work.paymentDate };
      const input = contract.rentals.rentalForm.parse(form);
      return updateRental(services, lister, id, input, { onlyPending: false });
    }
    case 'card':
      await rig.setCardOnFile(house.cards, work.card ?? 'good', work.card !== undefined);
      await chargeNewCards(services, tenant.id);
      return;
  }
}

const AUTOPAY_ACTIONS = {
  request: 'request_autopay',
  accept: 'accept_autopay',
  decline: 'decline_autopay',
  lister_disable: 'disable_autopay',
  tenant_disable: 'disable_autopay',
} as const;

async function inDays({ db, clock }: Services, id: number, days: number) {
  const { time_zone } = await getRental(db, id);
  const checkout_date = addDays(localDate(clock.now(), time_zone), days);
  return { checkout_date, checkout_time: days === 0 ? '00:00' : '11:00' };
}

async function requestOf(rig: Rig, { id }: Tenancy, which: number): Promise<number | undefined> {
  const rows = await rig.database.db
    .selectFrom('payment_requests')
    .select('id')
    .where('rental_id', '=', id)
    .orderBy('id')
    .execute();
  return pick(rows, which)?.id;
}

/** The tenant's obligations after the deposit, newest first. */
export async function listObligations(
  rig: Rig,
  { id }: Tenancy,
): Promise<{ id: number; kind: string }[]> {
  return rig.database.db
    .selectFrom('obligations')
    .select(['id', 'kind'])
    .where('rental_id', '=', id)
    .where('kind', '<>', 'deposit')
    .orderBy('id', 'desc')
    .execute();
}

/** The tenant pays rent or a request, or the lister has rent charged. */
export async function pay(
  services: Services,
  { house: { lister, tenant } }: Tenancy,
  {
    obligation,
    by,
    key,
  }: { obligation: { id: number; kind: string }; by: 'payer' | 'payee'; key?: string },
): Promise<void> {
  const calls = new MoneyCalls(services.db);
  if (obligation.kind === 'rent') {
    const actor = by === 'payer' ? tenant : lister;
    await collectCharge(services, calls, contextOf(actor, key), obligation.id);
    return;
  }
  const call = { memberId: tenant.id, operation: 'pay-request', key, body: { id: obligation.id } };
  const answer = await calls.run(call, services.clock.now(), (attempt) =>
    payNow(services, { chargeId: obligation.id, payerId: tenant.id }, attempt),
  );
  if (answer.kind === 'paid') await fitRequest(services, obligation.id);
}

async function refund(
  services: Services,
  rig: Rig,
  tenancy: Tenancy,
  { which, share, method }: Extract<Work, { do: 'refund' }>,
  key: string,
): Promise<unknown> {
  const id = pick(await paymentsOf(rig, tenancy), which);
  const row = id === undefined ? undefined : await findTransaction(services.db, id);
  if (id === undefined || row === undefined) return;
  const remaining = remainingOf(row);
  const cents = Math.floor(remaining * share);
  const keptCents = row.payment_for === 'deposit' ? remaining - cents : 0;
  const form = contract.rent.refundForm.parse({
    amount: toDollars(cents),
    method,
    deductions: keptCents > 0 ? [{ reason: 'A broken lamp', amount: toDollars(keptCents) }] : [],
  });
  return refundPayment(services, tenancy.house.lister, { id, form, key });
}
