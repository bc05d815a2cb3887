import { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { forAdmins } from '../../../platform/access/guards.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { storePictures } from '../../../platform/uploads/batch.ts';
import { removeUnusedUploadsOf } from '../../../platform/uploads/remove.ts';
import { adminCall } from '../editing.ts';
import {
  type EditedFeedRow,
  type FeedArea,
  findEditedFeed,
  listEditedFeed,
} from './feed.queries.ts';
import { createFeedItem, deleteFeedItem, updateFeedItem } from './feed.ts';
import { databaseFeed, presentFeedItem, serviceFeed } from './service-feed.ts';

/** Registers the operations on events and special offers. */
export function addFeed(registry: OperationRegistry, services: Services): void {
  const { config, db, clock, log } = services;
  const source = config.events ? serviceFeed(config.events, log) : databaseFeed(db, clock);

  /** The enabled kinds. 404 if none is left. */
  const allowed = (actor: Actor, kinds: FeedKind[]): FeedKind[] => {
    const { events, specialOffers } = flagsOf(config, actor);
    const openKinds = kinds.filter((kind) => (kind === 'event' ? events : specialOffers));
    if (openKinds.length === 0) throw notFound();
    return openKinds;
  };
  const hasEvents = (actor: Actor) => void allowed(actor, ['event']);
  const hasOffers = (actor: Actor) => void allowed(actor, ['special_offer']);
  const hasAny = (actor: Actor) => void allowed(actor, ['event', 'special_offer']);

  registry.add(
    contract.content.getFeedByType,
    async ({ query }, { actor }) => {
      const kinds: FeedKind[] = query.eventType ? [query.eventType] : ['event', 'special_offer'];
      return source.list('event-by-event-type', allowed(actor, kinds), areaOf(query));
    },
    { guard: hasAny },
  );
  registry.add(
    contract.content.getSpecialOffersNear,
    async ({ query }, { actor }) => {
      const kinds = allowed(actor, ['special_offer']);
      return source.list('special-offer-location', kinds, areaOf(query));
    },
    { guard: hasOffers },
  );
  registry.add(
    contract.content.getEventsNear,
    async ({ query }, { actor }) => {
      return source.list('event-location', allowed(actor, ['event']), areaOf(query));
    },
    { guard: hasEvents },
  );
  registry.add(
    contract.content.getFeedOfCity,
    async ({ query: { type, city } }, { actor }) => {
      const kind = type === 'events' ? 'event' : 'special_offer';
      allowed(actor, [kind]);
      const { city_name, items } = await source.ofCity(kind, city);
      return { city_name, [type]: items };
    },
    { guard: hasAny },
  );
  registry.add(contract.content.getEvent, ({ params }) => detail('event', params.id), {
    guard: hasEvents,
  });
  registry.add(contract.content.getOffer, ({ params }) => detail('special_offer', params.id), {
    guard: hasOffers,
  });

  async function detail(kind: FeedKind, id: number) {
    const item = await source.item(kind, id);
    if (item === undefined) throw notFound();
    return { data: item };
  }
}

interface AreaQuery {
  limit: number;
  radius: number;
  lat?: number | undefined;
  lng?: number | undefined;
  city?: string | undefined;
}

function areaOf({ limit, radius, lat, lng, city }: AreaQuery): FeedArea {
  if ((lat === undefined) !== (lng === undefined)) {
    throw invalidInput({ [lat === undefined ? 'lat' : 'lng']: ['required'] });
  }
  const point =
    lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : undefined;
  return { limit, radius, point, city: city?.trim() || undefined };
}

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
