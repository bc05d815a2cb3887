import type { FeedKind } from '@crewpad/domain';
import type { Base } from '../bases/index.ts';
import { type Deck, deckOf, type Rng } from '../random.ts';
import { fill } from '../sentences/bank.ts';
import { EVENTS } from '../sentences/events.ts';
import type { FeedPattern } from '../sentences/feed.ts';
import { OFFERS } from '../sentences/offers.ts';
import type { DemoFeedItem } from '../types.ts';
import { keysOf } from './pictures.ts';

/** How many of the first bases, by number of listings, count as big. */
export const BIG_BASES = 25;

/** Patterns and pictures of one metro; none is used twice while others are left. */
export interface FeedTools {
  patterns: Readonly<Record<FeedKind, Deck<FeedPattern>>>;
  pictures: Readonly<Record<FeedKind, Deck<string>>>;
}

export function feedToolsOf(rng: Rng): FeedTools {
  return {
    patterns: { event: deckOf(rng, EVENTS), special_offer: deckOf(rng, OFFERS) },
    pictures: { event: deckOf(rng, keysOf('event')), special_offer: deckOf(rng, keysOf('offer')) },
  };
}

function itemOf(kind: FeedKind, base: Base, tools: FeedTools, rng: Rng): DemoFeedItem {
  const pattern = tools.patterns[kind].deal();
  if (!pattern) throw new RangeError('no feed pattern');
  const hood = rng.pick(base.hoods);
  const facts = { city: base.city, hood: hood[0], park: rng.pick(base.parks) };
  const [title, business, description, price_range, start_time, end_time] = pattern.map((text) =>
    fill(text, facts),
  );
  const starts = rng.int(-2, 60);
  const lasts = kind === 'event' ? rng.pick([0, 0, 0, 0, 1, 2]) : rng.int(10, 60);
  const near = (degrees: number): number =>
    Math.round((degrees + (rng.next() - 0.5) * 0.03) * 1e5) / 1e5;
  return {
    kind,
    title: title ?? '',
    description: description ?? '',
    business_name: business ?? '',
    picture: tools.pictures[kind].deal() ?? '',
    city: base.city,
    country: base.iso,
    map_lat: near(hood[1]),
    map_lng: near(hood[2]),
    starts_in_days: starts,
    ends_in_days: Math.max(1, starts + lasts),
    start_time: start_time ?? '',
    end_time: end_time ?? '',
    price_range: price_range ?? '',
    rating: rng.int(38, 50) / 10,
  };
}

/** Events and special offers near one base. */
export function feedOf(base: Base, big: boolean, tools: FeedTools, rng: Rng): DemoFeedItem[] {
  const count = big ? 3 : 1;
  return (['event', 'special_offer'] as const).flatMap((kind) =>
    Array.from({ length: count }, () => itemOf(kind, base, tools, rng)),
  );
}
