import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { requireActive } from '../../../platform/access/guards.ts';
import type { Services } from '../../../platform/services.ts';
import { presentSent, sendMessage } from './commands/send-message.ts';

/** Registers what writes messages. */
export function addSending(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.messages.sendMessage,
    async ({ body }, { actor, idempotencyKey }) => {
      const sent = await sendMessage(services, actor, body, idempotencyKey);
      const { thread_id, author_version: version } = sent;
      return { data: presentSent(sent), thread_id, version, message: 'message successfully sent' };
    },
    { limit: 'messages', ownSessionOnly: true, allows: requireActive },
  );
}
