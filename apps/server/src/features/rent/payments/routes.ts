import { randomUUID } from 'node:crypto';
import { contract, type OperationAnswer } from '@crewpad/contract';
import { localDate, type PaymentRequestStatus, toCents, toDollars } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Actor, MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireCollecting, requireLister } from '../../../platform/access/guards.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { findRefund, MoneyCalls, payNow } from '../../billing/index.ts';
import {
  can,
  currentCheckout,
  findRental,
  getRental,
  presentRental,
  requireFromToday,
  requireParty,
  requireParty as requirePartyOfRental,
  settlementOf,
} from '../../rentals/index.ts';
import { addLateFee } from './late-fee.ts';
import { findTransaction, listTransactions } from './payments.queries.ts';
import { addPayment, previewPayment, voidPayment, writeOff } from './payments.ts';
import { canWithRequest, canWithTransaction, statusOf } from './policy.ts';
import { presentRequest, presentTransaction } from './present.ts';
import { keepCredit, refundPayment } from './refund-payment.ts';
import { findRequest, findRequestsOf, getRequest, listRequests } from './requests.queries.ts';
import {
  amountChanged,
  closeRequest,
  dismissRejection,
  editRequest,
  requireRequest,
  sendRequest,
} from './requests.ts';
import { fitRequest } from './settle-request.ts';
import { closeSettlement } from './settlement.ts';

const ACCEPTED = 202;

/** Registers the operations for payments, and for what a stay leaves to settle. */
export function addPayments(registry: OperationRegistry, services: Services): void {
  const { db, clock, limits, payments } = services;
  const calls = new MoneyCalls(db);
  const present = async (id: number, actor: MemberActor) => {
    const row = await findTransaction(db, id);
    if (row === undefined) throw notFound();
    return presentTransaction(row, actor, clock.now(), payments.cardAmountMax);
  };

  /** Strangers get 404, and the payer 403, before the form is validated. */
  const requireParty =
    (action: 'refund' | 'void' | 'write_off') => async (actor: MemberActor, id: number) => {
      const row = await findTransaction(db, id);
      if (row === undefined) throw notFound();
      const decision = canWithTransaction(actor, action, row, clock.now());
      if (!decision.allowed && decision.refusal.status !== 409) throw decision.refusal;
    };

  registry.addForMembers(contract.rent.getTransactions, async ({ query }, { actor }) => {
    const { tenant_id: rental, listing_id: listing, state: is, ...own } = query;
    const now = clock.now();
    const filter = { ...own, rental, listing, state: is && { is, now } };
    const { rows, total } = await listTransactions(db, actor.id, filter, query);
    return {
      data: rows.map((row) => presentTransaction(row, actor, now, payments.cardAmountMax)),
      total,
    };
  });
  registry.addForMembers(
    contract.rent.addPayment,
    async ({ body }, { actor, idempotencyKey: key, t }) => {
      const call = { memberId: actor.id, operation: 'add-payment', key, body };
      const { chargeId } = await calls.run(call, clock.now(), async () => ({
        kind: 'paid',
        chargeId: await addPayment(services, actor, body, key),
      }));
      const data = await present(chargeId, actor);
      const { periods: covers, credit } = data;
      return { data, message: t('rent:payment_added'), covers, credit };
    },
    // Allowed after the plan has expired, because their tenants continue to pay.
    {
      limit: 'payment_entries',
      allows: requireLister,
      party: requirePartyOfRental(db, 'add_payment'),
      idField: 'tenant_id',
    },
  );

  registry.addForMembers(
    contract.rent.writeOff,
    async ({ params: { id }, body: { reason } }, { actor, t }) => {
      await requireParty('write_off')(actor, id);
      await limits.takeFor('write_offs', `${actor.id}`);
      await writeOff(services, actor, { id, reason });
      return { data: await present(id, actor), message: t('rent:written_off') };
    },
    {
      ownSessionOnly: true,
      limit: 'payment_entries',
      party: requireParty('write_off'),
    },
  );

  registry.addForMembers(
    contract.rent.previewPayment,
    async ({ body }, { actor }) => previewPayment(services, actor, body),
    {
      limit: 'payment_entries',
      allows: requireLister,
      party: requirePartyOfRental(db, 'add_payment'),
      idField: 'tenant_id',
    },
  );

  registry.addForMembers(
    contract.rent.voidPayment,
    async ({ params: { id }, body: { reason } }, { actor, t }) => {
      await requireParty('void')(actor, id);
      await limits.takeFor('voids', `${actor.id}`);
      await voidPayment(services, actor, { id, reason });
      return { data: await present(id, actor), message: t('rent:payment_voided') };
    },
    {
      ownSessionOnly: true,
      limit: 'payment_entries',
      allows: requireLister,
      party: requireParty('void'),
    },
  );

  registry.addForMembers(
    contract.rent.keepCredit,
    async ({ params: { id }, body: { reason } }, { actor }) => {
      const cents = await keepCredit(services, actor, { id, reason });
      return { data: { kept: toDollars(cents) } };
    },
    {
      ownSessionOnly: true,
      limit: 'payment_entries',
      allows(actor) {
        requireLister(actor);
        requireCollecting(actor);
      },
      party: requirePartyOfRental(db, 'add_payment'),
    },
  );

  registry.addForMembers(
    contract.rent.refundPayment,
    async ({ params: { id }, body }, { actor, idempotencyKey, reply }) => {
      await requireParty('refund')(actor, id);
      const key = idempotencyKey ?? randomUUID();
      const call = {
        memberId: actor.id,
        operation: 'refund',
        key: idempotencyKey,
        body: { id, ...body },
      };
      const answer = await calls.run(call, clock.now(), async (moneyCall) => {
        const refund = await refundPayment(services, actor, { id, form: body, key });
        await moneyCall.note(refund.id);
        return { kind: refund.state === 'done' ? 'paid' : 'processing', chargeId: refund.id };
      });
      const refund = await findRefund(db, answer.chargeId);
      if (refund === undefined) throw notFound();
      if (refund.state === 'pending') reply.status = ACCEPTED;
      return {
        data: await present(id, actor),
        refund: {
          id: refund.id,
          amount: toDollars(refund.amount_cents),
          kept: toDollars(refund.kept_cents),
          state: refund.state,
        },
      };
    },
    { ownSessionOnly: true, limit: 'money', allows: requireLister, party: requireParty('refund') },
  );

  registry.addForMembers(
    contract.rent.getSettlement,
    async ({ params, query }, { actor }) => {
      const row = await findRental(db, params.id);
      if (row === undefined) throw notFound();
      enforce(can(actor, 'view', row));
      if (row.status !== 'accepted') throw conflict('rentals:rental_changed');
      const now = clock.now();
      const day = query.checkout_date ?? currentCheckout(row, now).checkout_date;
      requireFromToday({ checkout_date: day }, localDate(now, row.time_zone));
      return { data: await settlementOf(db, row, day) };
    },
    { party: requirePartyOfRental(db, 'view') },
  );

  registry.addForMembers(
    contract.rent.closeSettlement,
    async ({ params }, { actor }) => {
      const { id } = await closeSettlement(services, actor, params.id);
      return { data: presentRental(await getRental(db, id), actor, clock.now()) };
    },
    {
      ownSessionOnly: true,
      // Allowed after the plan has expired, because their tenants still live there.
      allows: requireLister,
      party: requirePartyOfRental(db, 'settle'),
    },
  );
}

const isTooLate = (status: PaymentRequestStatus | undefined) =>
  status === 'complete' || status === 'processing';

/** Registers the operations on payment requests. */
export function addRequests(registry: OperationRegistry, services: Services): void {
  const { db, config, clock } = services;
  const calls = new MoneyCalls(db);
  const guard = (actor: Actor) => {
    if (!flagsOf(config, actor).paymentRequest) throw notFound();
  };
  const own = { guard, ownSessionOnly: true } as const;
  const money = { ...own, limit: 'money' } as const;
  /** For invalid input: strangers get 404 instead of a 422 that would reveal the request. */
  const partyOf = (action: 'pay' | 'reject' | 'edit') => async (actor: MemberActor, id: number) => {
    const request = await findRequest(db, id);
    if (request === undefined) throw notFound();
    const decision = canWithRequest(actor, action, request);
    if (!decision.allowed && decision.refusal.status !== 409) enforce(decision);
  };

  registry.addForMembers(
    contract.rent.sendPaymentRequest,
    async ({ body }, { actor, idempotencyKey: key, t }) => {
      const call = { memberId: actor.id, operation: 'request-payment', key, body };
      const { chargeId } = await calls.run(call, clock.now(), async () => ({
        kind: 'paid',
        chargeId: await sendRequest(services, actor, body, key),
      }));
      const [row] = await findRequestsOf(db, [chargeId]);
      if (row === undefined) throw notFound();
      return {
        data: presentRequest(row, actor),
        message: t('rent:request_sent'),
      };
    },
    {
      guard,
      limit: 'payment_entries',
      allows: requireLister,
      party: requireParty(db, 'request_payment'),
      idField: 'tenant_id',
    },
  );

  registry.addForMembers(
    contract.rent.addLateFee,
    async ({ params: { id } }, { actor, idempotencyKey: key }) => {
      const call = { memberId: actor.id, operation: 'late-fee', key, body: { id } };
      const { chargeId } = await calls.run(call, clock.now(), async () => ({
        kind: 'paid',
        chargeId: await addLateFee(services, actor, id, key),
      }));
      const [row] = await findRequestsOf(db, [chargeId]);
      if (row === undefined) throw notFound();
      return { data: presentRequest(row, actor) };
    },
    { ...own, limit: 'payment_entries', allows: requireLister },
  );

  registry.addForMembers(
    contract.rent.getPaymentRequests,
    async ({ query }, { actor }) => {
      const { rows, total } = await listRequests(db, actor.id, query);
      const data = rows.map((row) => presentRequest(row, actor));
      return { payment_requests: data, data, total };
    },
    { guard },
  );

  registry.addForMembers(
    contract.rent.updatePaymentRequest,
    async ({ params, body }, { actor }) => ({
      data: presentRequest(await editRequest(services, actor, params.id, body), actor),
    }),
    { guard, allows: requireLister, party: partyOf('edit') },
  );

  registry.addForMembers(
    contract.rent.dismissRejection,
    async ({ params }, { actor }) => ({
      data: presentRequest(await dismissRejection(services, actor, params.id), actor),
    }),
    { ...own, allows: requireLister },
  );

  registry.addForMembers(
    contract.rent.payPaymentRequest,
    async (
      { params, body },
      { actor, idempotencyKey: key, reply },
    ): Promise<OperationAnswer<typeof contract.rent.payPaymentRequest>> => {
      const { id } = params;
      const paymentRequest = await findRequest(db, id);
      const cents = body.amount === undefined ? undefined : toCents(body.amount);
      const call = { memberId: actor.id, operation: 'pay-request', key, body: { id, cents } };
      // Calls by others than the parties are not audited.
      if (paymentRequest === undefined || paymentRequest.tenant_id !== actor.id) {
        await requireRequest(db, actor, id, 'pay');
      }
      const answer = await calls.run(call, clock.now(), async (moneyCall) => {
        const request = await getRequest(db, id);
        const { obligation_id: chargeId, amount_cents } = request;
        // A paid one answers how it was paid, and one in progress which payment to follow.
        if (!isTooLate(statusOf(request))) {
          if (moneyCall.chargeId === undefined) await requireRequest(db, actor, id, 'pay');
          if (cents !== undefined && cents !== amount_cents) throw amountChanged();
        }
        const amount = cents === undefined ? undefined : { cents, refusal: amountChanged };
        return payNow(services, { chargeId, payerId: actor.id, shownAmount: amount }, moneyCall);
      });
      const { chargeId: charge_id } = answer;
      if (answer.kind === 'paid') {
        await fitRequest(services, charge_id);
        return { data: presentRequest(await getRequest(db, id), actor) };
      }
      reply.status = ACCEPTED;
      if (answer.kind === 'processing') return { status: 'processing', charge_id };
      return { status: 'requires_action', charge_id, client_secret: answer.clientSecret };
    },
    { ...money, party: partyOf('pay') },
  );

  registry.addForMembers(
    contract.rent.rejectPaymentRequest,
    async ({ params: { id }, body }, { actor }) => {
      const amount = body.amount === undefined ? {} : { shownCents: toCents(body.amount) };
      const closing = { id, action: 'reject', reason: body.reason ?? null, ...amount } as const;
      return { data: presentRequest(await closeRequest(services, actor, closing), actor) };
    },
    { ...own, party: partyOf('reject') },
  );

  registry.addForMembers(
    contract.rent.deletePaymentRequest,
    async ({ params: { id }, body }, { actor }) => {
      const paymentRequest = await findRequest(db, id);
      const action = paymentRequest?.lister_id === actor.id ? 'withdraw' : 'reject';
      const closing = { id, action, reason: body.reason ?? null } as const;
      return { data: presentRequest(await closeRequest(services, actor, closing), actor) };
    },
    {
      guard,
      party: async (actor, id) => {
        const request = await findRequest(db, id);
        if (request?.lister_id !== actor.id && request?.tenant_id !== actor.id) throw notFound();
      },
    },
  );
}
