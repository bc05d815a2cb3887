import { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { databaseFeed } from './database-feed.ts';
import type { FeedArea } from './feed-source.ts';
import { serviceFeed } from './service-feed.ts';

/** Registers the operations on events and special offers. */
export function addFeed(registry: OperationRegistry, services: Services): void {
  const { config, db, clock, log } = services;
  const source = config.events ? serviceFeed(config.events, log) : databaseFeed(db, clock);

  /** The enabled kinds. 404 if none is left. */
  const allowed = (actor: Actor, kinds: FeedKind[]): FeedKind[] => {
    const { events, specialOffers } = flagsOf(config, actor);
    const left = kinds.filter((kind) => (kind === 'event' ? events : specialOffers));
    if (left.length === 0) throw notFound();
    return left;
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
    const item = await source.one(kind, id);
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
