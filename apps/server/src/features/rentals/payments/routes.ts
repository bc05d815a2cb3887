import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { requireLister } from '../../../platform/access/guards.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { MoneyCalls } from '../../billing/index.ts';
import { addPayment } from './add-payment.ts';
import { presentTransaction } from './present-transaction.ts';
import { findTransaction } from './queries/find-transactions.ts';

/** Registers recording and returning payments. */
export function addPayments(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const calls = new MoneyCalls(db);
  const present = async (id: number, actor: MemberActor) => {
    const row = await findTransaction(db, id);
    if (row === undefined) throw notFound();
    return presentTransaction(row, actor);
  };

  registry.addForMembers(
    contract.rentals.addPayment,
    async ({ body }, { actor, idempotencyKey: key }) => {
      const call = { memberId: actor.id, operation: 'add-payment', key, body };
      const { chargeId } = await calls.run(call, clock.now(), async () => ({
        kind: 'paid',
        chargeId: await addPayment(services, actor, body, key),
      }));
      return { data: await present(chargeId, actor), message: 'Payment added successfully!' };
    },
    // A lister whose plan has expired may: their tenants go on paying.
    { limit: 'money', allows: requireLister },
  );
}
