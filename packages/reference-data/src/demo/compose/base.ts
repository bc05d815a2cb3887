import type { Base } from '../bases/index.ts';
import { type Deck, deckOf, type Rng, rngOf } from '../random.ts';
import { sentencesOf } from '../sentences/bank.ts';
import { HOUSE_NAMES, ROOM_NAMES, titles } from '../sentences/titles.ts';
import type { DemoData, DemoMember, DemoRental } from '../types.ts';
import { type FeedTools, feedOf, feedToolsOf } from './feed.ts';
import { type Draft, draftOf, type ListingTools } from './listing.ts';
import type { People } from './members.ts';
import { gallery, MEN_PHOTOS, thumbnailDeck, thumbnailOf, WOMEN_PHOTOS } from './pictures.ts';
import { listersOf, slotsOf } from './plan.ts';
import { tenancyOf } from './rentals.ts';
import { reviewsOf } from './reviews.ts';
import { writerOf } from './text.ts';

/** What the bases of one metro share: no text, thumbnail or lister's portrait repeats among them needlessly. */
export interface Metro {
  listing: ListingTools;
  thumbnails: Deck<string>;
  listerPhotos: Deck<string>;
  feed: FeedTools;
}

export function metroOf(name: string, usedTitles: Set<string>): Metro {
  const rng = rngOf(`metro ${name}`);
  return {
    listing: {
      writer: writerOf(rngOf(`texts ${name}`)),
      titles: deckOf(rng, sentencesOf(titles)),
      houseNames: deckOf(rng, HOUSE_NAMES),
      roomNames: deckOf(rng, ROOM_NAMES),
      usedTitles,
    },
    thumbnails: thumbnailDeck(rng),
    listerPhotos: deckOf(rng, [...WOMEN_PHOTOS, ...MEN_PHOTOS]),
    feed: feedToolsOf(rng),
  };
}

interface Home {
  draft: Draft;
  rentals: DemoRental[];
}

/** Gives each home of one lister its thumbnail, then pictures that none of the other thumbnails repeats. */
function hang(homes: readonly Home[], metro: Metro, rng: Rng): void {
  const thumbnails = new Set<string>();
  for (const { draft } of homes) {
    const thumbnail = thumbnailOf(draft.slot.type, metro.thumbnails, rng, thumbnails);
    thumbnails.add(thumbnail);
    draft.listing.pictures = [thumbnail];
  }
  for (const { draft } of homes) {
    const [thumbnail = ''] = draft.listing.pictures;
    draft.listing.pictures = gallery(draft.slot.type, thumbnail, thumbnails, rng);
  }
}

/** All that happens at one base. */
export function baseData(base: Base, big: boolean, metro: Metro, people: People): DemoData {
  const rng = rngOf(`base ${base.code}`);
  const plans = listersOf(base);
  const slots = slotsOf(base, plans, rng);
  const data: DemoData = { members: [], listings: [], rentals: [], reviews: [], feed: [] };
  plans.forEach((plan, index) => {
    const lister: DemoMember = people.lister(base, plan.plan, plan.email, metro.listerPhotos);
    const photos = deckOf(
      rng,
      [...WOMEN_PHOTOS, ...MEN_PHOTOS].filter((key) => key !== lister.photo),
    );
    data.members.push(lister);
    const homes = slots
      .map((slot, place) => ({ slot, key: `${base.code.toLowerCase()}-${place + 1}` }))
      .filter(({ slot }) => slot.lister === index)
      .map(({ slot, key }): Home => {
        const draft = draftOf(base, slot, lister.key, key, metro.listing, rng);
        const { rentals, crew } = tenancyOf(draft, people, photos, rng);
        data.members.push(...crew);
        return { draft, rentals };
      });
    hang(homes, metro, rng);
    lister.joined_days_ago = Math.max(
      lister.joined_days_ago,
      ...homes.map(({ draft }) => draft.listing.listed_days_ago + 3),
    );
    data.listings.push(...homes.map((home) => home.draft.listing));
    data.rentals.push(...homes.flatMap((home) => home.rentals));
    data.reviews.push(...reviewsOf(lister, homes, rng));
  });
  data.feed.push(...feedOf(base, big, metro.feed, rng));
  return data;
}
