import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { presentPeer } from '../present-peer.ts';
import { blockMember, unblockMember } from './commands/change-block.ts';
import { listBlocked } from './queries/list-blocked.ts';

const OWN = { ownSessionOnly: true } as const;

/** Registers the operations on blocks. */
export function addBlocks(registry: OperationRegistry, services: Services): void {
  const { db } = services;

  registry.addForMembers(
    contract.messages.blockMember,
    async ({ body: { user_id } }, { actor, t }) => {
      await blockMember(services, actor, user_id);
      return { message: t('messages:blocked') };
    },
    OWN,
  );

  registry.addForMembers(
    contract.messages.unblockMember,
    async ({ params: { id } }, { actor, t }) => {
      await unblockMember(services, actor, id);
      return { message: t('messages:unblocked') };
    },
    OWN,
  );

  registry.addForMembers(
    contract.messages.getBlocks,
    async (_request, context) => {
      const { actor } = context;
      const rows = await listBlocked(db, actor.id);
      return {
        data: rows.map(({ id, photo, status, ...names }) => {
          const peer = { ...names, is_linked: false, peer_closed: status === 'CLOSED' };
          return { user_id: id, display_name: presentPeer(peer, context).display_name, photo };
        }),
      };
    },
    OWN,
  );
}
