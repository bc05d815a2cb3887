import { contract, type OperationAnswer } from '@crewpad/contract';
import { type PaymentRequestStatus, toCents } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Actor, MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireLister } from '../../../platform/access/guards.ts';
import { notFound } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { MoneyCalls, payNow } from '../../billing/index.ts';
import { requireParty } from '../../rentals/index.ts';
import { fitRequest } from '../payments/settle-request.ts';
import { canWithRequest, statusOf } from './policy.ts';
import { presentRequest } from './present-request.ts';
import { findRequest, findRequestsOf, getRequest, listRequests } from './requests.queries.ts';
import {
  amountChanged,
  closeRequest,
  dismissRejection,
  editRequest,
  requireRequest,
  sendRequest,
} from './requests.ts';

const ACCEPTED = 202;

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
      const known = await findRequest(db, id);
      const cents = body.amount === undefined ? undefined : toCents(body.amount);
      const call = { memberId: actor.id, operation: 'pay-request', key, body: { id, cents } };
      // Calls by others than the parties are not audited.
      if (known === undefined || known.tenant_id !== actor.id) {
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
        const shown = cents === undefined ? undefined : { cents, refusal: amountChanged };
        return payNow(services, { chargeId, payerId: actor.id, shown }, moneyCall);
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
      const shown = body.amount === undefined ? {} : { shownCents: toCents(body.amount) };
      const closing = { id, action: 'reject', reason: body.reason ?? null, ...shown } as const;
      return { data: presentRequest(await closeRequest(services, actor, closing), actor) };
    },
    { ...own, party: partyOf('reject') },
  );

  registry.addForMembers(
    contract.rent.deletePaymentRequest,
    async ({ params: { id }, body }, { actor }) => {
      const known = await findRequest(db, id);
      const action = known?.lister_id === actor.id ? 'withdraw' : 'reject';
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
