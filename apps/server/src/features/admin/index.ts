import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import { forAdmins } from '../../platform/access/guards.ts';
import type { Services } from '../../platform/services.ts';
import { closeReport } from './commands/close-report.ts';
import { readReports } from './commands/read-reports.ts';
import { searchMembers } from './commands/search-members.ts';
import { presentReport } from './present-report.ts';

const MESSAGES = {
  dismiss: 'The report was dismissed.',
  hide: 'It is hidden from everyone.',
  restore: 'Everyone can see it again.',
} as const;

/** Registers the operations of admins. */
export function addAdmin(registry: OperationRegistry, { db, clock }: Services): void {
  registry.addForMembers(
    contract.admin.findMembers,
    async ({ query }, { actor, address }) => {
      return searchMembers(db, { ...query, adminId: actor.id, address, now: clock.now() });
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.getReports,
    ({ query }, { actor, address }) =>
      readReports(db, { ...query, adminId: actor.id, address, now: clock.now() }),
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.closeReport,
    async ({ params, body }, { actor, address }) => {
      const by = { adminId: actor.id, address, now: clock.now() };
      const report = await closeReport(db, { ...body, ...params, ...by });
      return { data: presentReport(report), message: MESSAGES[body.action] };
    },
    forAdmins,
  );
}
