import { randomUUID } from 'node:crypto';
import { contract } from '@crewpad/contract';
import { localDate, toDollars } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireLister } from '../../../platform/access/guards.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findRefund, MoneyCalls } from '../../billing/index.ts';
import {
  can,
  currentCheckout,
  findRental,
  getRental,
  presentRental,
  requireFromToday,
  requireParty as requirePartyOfRental,
  settlementOf,
} from '../../rentals/index.ts';
import { findTransaction, listTransactions } from './payments.queries.ts';
import { addPayment, previewPayment, voidPayment, writeOff } from './payments.ts';
import { canWithTransaction } from './policy.ts';
import { presentTransaction } from './present.ts';
import { keepCredit, refundPayment } from './refund-payment.ts';
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
    const { tenant_id: rental, listing_id: listing, year, type, status, state: is } = query;
    const now = clock.now();
    const filter = { rental, listing, year, type, status, state: is && { is, now } };
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
      const kept = await keepCredit(services, actor, { id, reason });
      return { data: { kept: toDollars(kept) } };
    },
    {
      ownSessionOnly: true,
      limit: 'payment_entries',
      allows: requireLister,
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
