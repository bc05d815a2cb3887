import { switchBack as switchBackOperation, switchUser } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { forAdmins } from '../policy.ts';
import { answerSignedIn } from '../signed-in.ts';
import { switchBack } from './commands/switch-back.ts';
import { switchInto } from './commands/switch-into.ts';

/** Registers how an admin steps into a member's account, and back. */
export function addSwitching(registry: OperationRegistry, services: Services): void {
  const { db, clock, secret } = services;

  registry.addForMembers(
    switchUser,
    async ({ params: { id: memberId } }, context) => {
      const { actor, device, address } = context;
      const wish = { memberId, device, address, now: clock.now(), secret };
      const session = await switchInto(db, actor, wish);
      const { token, user } = await answerSignedIn(services, memberId, session, context);
      return { token, user };
    },
    { ...forAdmins, ownSessionOnly: true },
  );

  registry.addForMembers(switchBackOperation, async (_request, context) => {
    const { actor, address } = context;
    const around = { address, now: clock.now(), secret };
    const { adminId, session } = await switchBack(db, actor, around);
    const { token, user } = await answerSignedIn(services, adminId, session, context);
    return { token, user };
  });
}
