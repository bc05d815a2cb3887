import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { requireActive, requireLister } from '../../../platform/access/guards.ts';
import type { Services } from '../../../platform/services.ts';
import { sendGroupMessage } from './commands/send-group-message.ts';
import { presentSent, sendMessage } from './commands/send-message.ts';

/** Registers the operations that send messages. */
export function addSending(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.messages.sendMessage,
    async ({ body }, { actor, idempotencyKey, t }) => {
      const sent = await sendMessage(services, actor, body, idempotencyKey);
      const { thread_id, author_version: version } = sent;
      return { data: presentSent(sent), thread_id, version, message: t('messages:sent') };
    },
    { limit: 'messages', ownSessionOnly: true, allows: requireActive },
  );

  registry.addForMembers(
    contract.messages.sendGroupMessage,
    async ({ body }, { actor, idempotencyKey, t }) => {
      const counts = await sendGroupMessage(services, actor, body, idempotencyKey);
      return { message: t('messages:sent'), ...counts };
    },
    {
      limit: 'group_messages',
      ownSessionOnly: true,
      allows(actor: MemberActor) {
        requireLister(actor);
        requireActive(actor);
      },
    },
  );
}
