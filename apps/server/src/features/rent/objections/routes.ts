import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Services } from '../../../platform/services.ts';
import { findTransaction } from '../payments/queries/find-transactions.ts';
import {
  answerObjection,
  dismissObjectionAnswer,
  object,
  requireObjectionParty,
  withdrawObjection,
} from './commands/objections.ts';

/** Registers a tenant's objections, and the lister's answers. */
export function addObjections(registry: OperationRegistry, services: Services): void {
  const { db, limits } = services;
  const options = (party: 'lister' | 'tenant') => ({
    ownSessionOnly: true as const,
    // Before the form is validated.
    party: async (actor: MemberActor, id: number) =>
      requireObjectionParty(actor, await findTransaction(db, id), party),
  });
  const callOf = (id: number, part: { refund_id?: number; line?: number } = {}) => ({
    id,
    refund_id: part.refund_id ?? null,
    line: part.line ?? null,
  });

  registry.addForMembers(
    contract.rent.objectToCharge,
    async ({ params: { id }, body: { text, ...part } }, { actor }) => {
      await limits.takeFor('objections', `${actor.id}`);
      return { data: await object(services, actor, callOf(id, part), text) };
    },
    options('tenant'),
  );

  registry.addForMembers(
    contract.rent.withdrawObjection,
    async ({ params: { id }, body }, { actor }) => ({
      data: await withdrawObjection(services, actor, callOf(id, body)),
    }),
    options('tenant'),
  );

  registry.addForMembers(
    contract.rent.dismissObjectionAnswer,
    async ({ params: { id }, body }, { actor }) => ({
      data: await dismissObjectionAnswer(services, actor, callOf(id, body)),
    }),
    options('tenant'),
  );

  registry.addForMembers(
    contract.rent.answerObjection,
    async ({ params: { id }, body: { text, ...part } }, { actor }) => ({
      data: await answerObjection(services, actor, callOf(id, part), text),
    }),
    options('lister'),
  );
}
