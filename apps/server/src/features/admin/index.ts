import { findMembers, getEmails } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import type { Services } from '../../platform/services.ts';
import { forAdmins } from '../accounts/index.ts';
import { lookForMembers } from './commands/look-for-members.ts';
import { getEmailDays } from './queries/get-emails.ts';

/** Registers the operations of the people who run the site, and what they show of it. */
export function addAdmin(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(getEmails, async () => ({ data: await getEmailDays(db, clock.now()) }));

  registry.addForMembers(
    findMembers,
    async ({ query }, { actor, address }) => {
      return lookForMembers(db, { ...query, adminId: actor.id, address, now: clock.now() });
    },
    forAdmins,
  );
}
