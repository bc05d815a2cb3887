import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { presentCard } from '../inbox/present-card.ts';
import { findCard } from '../inbox/queries/inbox-rows.ts';
import { can } from '../policy.ts';
import { auditReading } from './commands/audit-reading.ts';
import { changeThread } from './commands/change-thread.ts';
import { markRead } from './commands/mark-read.ts';
import { presentHead, presentThread } from './present-thread.ts';
import { findNewThread, findThread } from './queries/find-thread.ts';
import { getPeer } from './queries/get-peer.ts';

/** Registers the operations on a thread. */
export function addThreads(registry: OperationRegistry, { db, clock }: Services): void {
  const party = async (actor: MemberActor, id: number) => void (await getPeer(db, actor, id));

  registry.addForMembers(
    contract.messages.getThread,
    async ({ params: { id }, query }, context) => {
      const { actor, address } = context;
      const { limit, offset, before, after } = query;
      const isOpening = before === undefined && after === undefined && offset === undefined;
      if ([before, after, offset].filter((one) => one !== undefined).length > 1) {
        throw invalidInput({ before: ['only_one_of_offset_before_after'] });
      }
      const page = { limit, offset: offset ?? 0, before, after };
      const row = await findThread(db, actor, id, page, clock.now());
      if (row === undefined) throw notFound();
      if (isOpening) await auditReading(db, actor, id, { address, now: clock.now() });
      return presentThread(row, context);
    },
    { party },
  );

  registry.addForMembers(contract.messages.getNewThread, async ({ query }, context) => {
    const { actor } = context;
    const { user_id, listing_id } = query;
    if (user_id === actor.id) throw invalidInput({ user_id: ['you_cannot_write_to_yourself'] });
    const row = await findNewThread(db, actor, query, clock.now());
    if (row === undefined) throw notFound();
    const write = can(actor, 'write', row);
    // The page handles every other error.
    if (!write.allowed && write.refusal.body.error_code === 'UPGRADE_REQUIRED') throw write.refusal;
    // Without an active account, members look nobody up.
    const isLookUp = actor.status !== 'ACTIVE' && row.thread_id === null && !row.is_linked;
    const hidden = { first_name: row.display_name, phone: null, airlines: null };
    const shown = isLookUp ? { ...row, ...hidden } : row;
    return { ...presentHead(shown, context, listing_id), thread_id: row.thread_id };
  });

  registry.addForMembers(
    contract.messages.markRead,
    async ({ params: { id }, body }, { actor }) => markRead(db, actor, id, body.up_to),
    { party },
  );

  registry.addForMembers(
    contract.messages.changeThread,
    async ({ params: { id }, body }, context) => {
      const { actor } = context;
      await changeThread(db, actor, id, body, clock.now());
      const card = await findCard(db, actor, id, clock.now());
      if (card === undefined) throw notFound();
      return { data: presentCard(card, context) };
    },
    { party },
  );

  registry.addForMembers(
    contract.messages.archiveThread,
    async ({ params: { id } }, { actor, t }) => {
      await changeThread(db, actor, id, { archived: true }, clock.now());
      return { message: t('messages:archived') };
    },
    { party },
  );
}
