import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { requireActive, requireLister } from '../../../platform/access/guards.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { addQuickReply, changeQuickReply, deleteQuickReply } from './commands/quick-replies.ts';
import { hasQuickReply, listQuickReplies } from './queries/quick-replies.ts';

/** Registers the operations on quick replies. */
export function addQuickReplies(registry: OperationRegistry, { db, clock }: Services): void {
  const forListers = {
    ownSessionOnly: true,
    allows: requireLister,
    async party(actor: MemberActor, id: number) {
      if (!(await hasQuickReply(db, actor.id, id))) throw notFound();
    },
  };
  const toWrite = {
    ...forListers,
    allows(actor: MemberActor) {
      requireLister(actor);
      requireActive(actor);
    },
  };

  registry.addForMembers(
    contract.messages.getQuickReplies,
    async (_request, { actor }) => ({ data: await listQuickReplies(db, actor.id) }),
    forListers,
  );

  registry.addForMembers(
    contract.messages.addQuickReply,
    async ({ body }, { actor }) => ({ data: await addQuickReply(db, actor.id, body, clock.now()) }),
    { ...toWrite, party: async () => {} },
  );

  registry.addForMembers(
    contract.messages.changeQuickReply,
    async ({ params, body }, { actor }) => ({
      data: await changeQuickReply(db, actor.id, params.id, body),
    }),
    toWrite,
  );

  registry.addForMembers(
    contract.messages.deleteQuickReply,
    async ({ params }, { actor, t }) => {
      await deleteQuickReply(db, actor.id, params.id);
      return { message: t('messages:quick_reply_deleted') };
    },
    forListers,
  );
}
