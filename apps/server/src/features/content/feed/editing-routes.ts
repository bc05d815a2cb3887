import { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { forAdmins } from '../../../platform/access/guards.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { storePictures } from '../../../platform/uploads/batch.ts';
import { removeUnusedUploadsOf } from '../../../platform/uploads/remove.ts';
import { adminCall } from '../admin-call.ts';
import { createFeedItem, deleteFeedItem, updateFeedItem } from './commands/change-feed.ts';
import { presentFeedItem } from './present-feed-item.ts';
import { type EditedFeedRow, findEditedFeed, listEditedFeed } from './queries/edited-feed.ts';

const KINDS = [
  {
    kind: 'event',
    list: contract.content.getEvents,
    read: contract.content.getEditedEvent,
    create: contract.content.createEvent,
    update: contract.content.updateEvent,
    remove: contract.content.deleteEvent,
  },
  {
    kind: 'special_offer',
    list: contract.content.getOffers,
    read: contract.content.getEditedOffer,
    create: contract.content.createOffer,
    update: contract.content.updateOffer,
    remove: contract.content.deleteOffer,
  },
] as const;

/**
 * Registers the feed editor. It is not behind a flag, so that a feed can be filled before it is
 * public.
 */
export function addFeedEditing(registry: OperationRegistry, services: Services): void {
  const { config, db, clock } = services;

  for (const { kind, list, read, create, update, remove } of KINDS) {
    registry.addForMembers(
      list,
      async ({ query }) => {
        const { rows, total } = await listEditedFeed(db, kind, query);
        const data = rows.map((row) => presentFeedItem(row));
        return { data, total, is_shown: config.events === undefined };
      },
      forAdmins,
    );
    registry.addForMembers(
      read,
      async ({ params }) => ({ data: present(await mustFind(kind, params.id)) }),
      forAdmins,
    );
    registry.addForMembers(
      create,
      async ({ body }, context: MemberContext) => {
        const row = await createFeedItem(db, kind, body, adminCall(context, clock));
        return { data: present(row), message: context.t(`content:${kind}_created`) };
      },
      forAdmins,
    );
    registry.addForMembers(
      update,
      async ({ params: { id }, body: change }, context: MemberContext) => {
        const row = await updateFeedItem(db, kind, { id, change }, adminCall(context, clock));
        await removeUnusedUploadsOf(services, context.actor.id);
        return { data: present(row), message: context.t(`content:${kind}_updated`) };
      },
      { ...forAdmins, party: async (_actor, id) => void (await mustFind(kind, id)) },
    );
    registry.addForMembers(
      remove,
      async ({ params: { id } }, context: MemberContext) => {
        await deleteFeedItem(db, kind, id, adminCall(context, clock));
        await removeUnusedUploadsOf(services, context.actor.id);
        return { message: context.t(`content:${kind}_deleted`) };
      },
      forAdmins,
    );
  }

  registry.addForMembers(
    contract.content.uploadFeedImages,
    async (_request, { actor, files }) => {
      const { field } = contract.content.uploadFeedImages.upload;
      return { url: await storePictures(services, actor.id, files, field) };
    },
    forAdmins,
  );

  async function mustFind(kind: FeedKind, id: number): Promise<EditedFeedRow> {
    const row = await findEditedFeed(db, kind, id);
    if (row === undefined) throw notFound();
    return row;
  }
}

function present({ picture_member_id: _member, ...row }: EditedFeedRow) {
  return presentFeedItem(row);
}
