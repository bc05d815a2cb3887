import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import { forAdmins } from '../../platform/access/guards.ts';
import type { Services } from '../../platform/services.ts';
import { searchMembers } from './commands/search-members.ts';

/** Registers the operations of admins. */
export function addAdmin(registry: OperationRegistry, { db, clock }: Services): void {
  registry.addForMembers(
    contract.admin.findMembers,
    async ({ query }, { actor, address }) => {
      return searchMembers(db, { ...query, adminId: actor.id, address, now: clock.now() });
    },
    forAdmins,
  );
}
