import { BASES } from './bases/index.ts';
import { baseData, type Metro, metroOf } from './compose/base.ts';
import { BIG_BASES } from './compose/feed.ts';
import { peopleOf } from './compose/members.ts';
import { addNamed } from './compose/named.ts';
import { MEN_PHOTOS, WOMEN_PHOTOS } from './compose/pictures.ts';
import { deckOf, rngOf } from './random.ts';
import type { DemoData } from './types.ts';

export type * from './types.ts';

/** Crash pads, crew, rentals, reviews and feed of the crew bases: the same on every machine and at every call. */
export function demoData(): DemoData {
  const people = peopleOf(rngOf('people'));
  const usedTitles = new Set<string>();
  const metros = new Map<string, Metro>();
  const bySize = [...BASES].sort((a, b) => b.listings - a.listings);
  const big = new Set(bySize.slice(0, BIG_BASES));
  const data: DemoData = { members: [], listings: [], rentals: [], reviews: [], feed: [] };
  for (const base of BASES) {
    const metro = metros.get(base.metro) ?? metroOf(base.metro, usedTitles);
    metros.set(base.metro, metro);
    const part = baseData(base, big.has(base), metro, people);
    data.members.push(...part.members);
    data.listings.push(...part.listings);
    data.rentals.push(...part.rentals);
    data.reviews.push(...part.reviews);
    data.feed.push(...part.feed);
  }
  const rng = rngOf('named');
  addNamed(data, BASES, people, deckOf(rng, [...WOMEN_PHOTOS, ...MEN_PHOTOS]), rng);
  return data;
}
