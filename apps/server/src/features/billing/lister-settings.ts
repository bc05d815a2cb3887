import { setAutopay } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import type { Actor, MemberActor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnUser, requireActive, requireLister } from '../accounts/index.ts';
import { switchAutopay } from './commands/switch-autopay.ts';

/** Registers what a lister chooses about the money that his tenants pay him. */
export function addListerSettings(registry: OperationRegistry, services: Services): void {
  const { db, clock, payments, config } = services;

  registry.addForMembers(
    setAutopay,
    async ({ body: { status } }, { actor, address }) => {
      await switchAutopay(db, { memberId: actor.id, status, address, now: clock.now() });
      return { user: await readOwnUser(db, actor.id, clock.now(), payments.mode) };
    },
    {
      ownSessionOnly: true,
      guard: (actor: Actor) => {
        if (!flagsOf(config, actor).autopay) throw notFound();
      },
      // One whose plan has expired may: the rent that his tenants pay goes on.
      allows: (actor: MemberActor) => {
        requireLister(actor);
        requireActive(actor);
      },
    },
  );
}
