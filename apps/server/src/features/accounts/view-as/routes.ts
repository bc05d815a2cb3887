import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { forThoseWhoCan } from '../policy.ts';
import { presentLogin } from '../sessions/present-login.ts';
import { endView } from './commands/end-view.ts';
import { startView } from './commands/start-view.ts';

/** Registers the operations for viewing as a member. */
export function addViewAs(registry: OperationRegistry, services: Services): void {
  const { db, clock, secret } = services;

  registry.addForMembers(
    contract.accounts.switchUser,
    async ({ params: { id: memberId } }, context) => {
      const { actor, device, address } = context;
      const options = { memberId, device, address, now: clock.now(), secret };
      const session = await startView(db, actor, options);
      const { token, user } = await presentLogin(services, memberId, session, context);
      return { token, user };
    },
    forThoseWhoCan('view_as'),
  );

  registry.addForMembers(
    contract.accounts.switchBack,
    async (_request, context) => {
      const { actor, address } = context;
      const details = { address, now: clock.now(), secret };
      const { adminId, session } = await endView(db, actor, details);
      const { token, user } = await presentLogin(services, adminId, session, context);
      return { token, user };
    },
    forThoseWhoCan('end_view'),
  );
}
