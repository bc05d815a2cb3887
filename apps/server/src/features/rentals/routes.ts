import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { Actor, MemberActor } from '../../platform/access/actor.ts';
import { requireActive, requireLister } from '../../platform/access/guards.ts';
import { notFound } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnUser } from '../accounts/index.ts';
import { switchAutopay } from './commands/switch-autopay.ts';
import { getPendingInvites } from './queries/member-facts.ts';

/** Registers the operations on rentals. */
export function addRentals(registry: OperationRegistry, services: Services): void {
  const { db, clock, payments, config } = services;

  registry.addForMembers(contract.rentals.countPendingInvites, async (_request, { actor }) => ({
    count: await getPendingInvites(db, actor.id),
  }));

  registry.addForMembers(
    contract.rentals.setAutopay,
    async ({ body: { status } }, { actor, address }) => {
      await switchAutopay(db, { memberId: actor.id, status, address, now: clock.now() });
      return { user: await readOwnUser(db, actor.id, clock.now(), payments.mode) };
    },
    {
      ownSessionOnly: true,
      guard: (actor: Actor) => {
        if (!flagsOf(config, actor).autopay) throw notFound();
      },
      // A lister whose plan has expired may: their tenants go on paying rent.
      allows: (actor: MemberActor) => {
        requireLister(actor);
        requireActive(actor);
      },
    },
  );
}
