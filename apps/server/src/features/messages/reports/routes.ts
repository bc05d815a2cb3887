import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { requireActive } from '../../../platform/access/guards.ts';
import type { Services } from '../../../platform/services.ts';
import { createReport } from './commands/create-report.ts';

/** Registers the operation for reporting. */
export function addReports(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.messages.report,
    async ({ body }, { actor, reply, t }) => {
      const { id, isNew } = await createReport(services, actor.id, body);
      if (!isNew) reply.status = 200;
      return {
        data: { id },
        message: t(isNew ? 'messages:reported' : 'messages:reported_before'),
      };
    },
    { limit: 'reports', ownSessionOnly: true, allows: requireActive },
  );
}
