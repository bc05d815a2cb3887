import { type Call, contract } from '@crewpad/contract';
import {
  AIRPORT_RADIUS_MILES,
  AIRPORTS_LIMIT_MAX,
  greatCircleMiles,
  type Locale,
} from '@crewpad/domain';
import { cityNames } from '../../../lib/city-names.ts';
import { cardFields } from '../listing-card/card-fields.ts';

const BASES = 6;
const FEATURED_COUNT = 4;
const REVIEW_COUNT = 3;

export interface Base {
  prefix: string;
  city: string;
  country: string;
  total_listings: number;
}

export interface Praise {
  id: number;
  message: string;
  score: number;
  display_name: string;
  photo: string | null;
  createdAt: string;
  listing_id: number;
  listing_title: string;
}

/** Loads the home page. Only the airports are required; the rest may be missing. */
export async function loadHome(call: Call, locale: Locale) {
  const nameOf = cityNames(locale);
  const [airports, metrics, featured] = await Promise.all([
    call(contract.search.getAirports, { query: { limit: AIRPORTS_LIMIT_MAX } }),
    call(contract.content.getMetrics, {}).catch(() => null),
    call(contract.search.getFeaturedListings, {}).then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  const busiest = oneOfEachArea(airports.data);
  const reviews = await Promise.all(reviewedCards(featured).map((card) => praiseOf(call, card)));
  const bases = busiest.map(
    ({ prefix, city, country, total_listings }): Base => ({
      prefix,
      city: nameOf(country, city),
      country,
      total_listings,
    }),
  );
  const praise = reviews.filter((review) => review !== null);
  return { bases, metrics, featured: spread(featured).map(cardFields), praise };
}

/**
 * The busiest airports that share no listings, because neighboring airports count the same crash
 * pads.
 */
function oneOfEachArea(airports: readonly contract.search.Airport[]): contract.search.Airport[] {
  const areas: contract.search.Airport[] = [];
  for (const airport of airports) {
    const { latitude, longitude, total_listings } = airport;
    const isNear = areas.some(
      (area) =>
        greatCircleMiles(latitude, longitude, area.latitude, area.longitude) <
        2 * AIRPORT_RADIUS_MILES,
    );
    if (total_listings > 0 && !isNear) areas.push(airport);
    if (areas.length === BASES) break;
  }
  return areas;
}

/** Featured ones of different airports and pictures first, for variety. */
function spread(featured: readonly contract.search.Card[]): contract.search.Card[] {
  const prefixes = new Set<string | null>();
  const pictures = new Set<string | null>();
  const selection: contract.search.Card[] = [];
  for (const card of featured) {
    if (prefixes.has(card.prefix) || pictures.has(card.thumbnail)) continue;
    prefixes.add(card.prefix);
    pictures.add(card.thumbnail);
    selection.push(card);
    if (selection.length === FEATURED_COUNT) return selection;
  }
  const rest = featured.filter(
    (card) => !selection.includes(card) && !pictures.has(card.thumbnail),
  );
  return [...selection, ...rest].slice(0, FEATURED_COUNT);
}

function reviewedCards(featured: readonly contract.search.Card[]): contract.search.Card[] {
  const withReviews = featured.filter((card) => card.review > 0);
  return withReviews
    .sort((a, b) => (b.review_avg ?? 0) - (a.review_avg ?? 0))
    .slice(0, REVIEW_COUNT);
}

async function praiseOf(call: Call, card: contract.search.Card): Promise<Praise | null> {
  const answer = await call(contract.reviews.getListingReviews, { params: { id: card.id } }).catch(
    () => null,
  );
  const best = answer?.reviews.find((review) => review.score >= 4);
  if (!answer || !best) return null;
  const { id, message, score, display_name, photo, createdAt } = best;
  return {
    id,
    message,
    score,
    display_name,
    photo,
    createdAt,
    listing_id: card.id,
    listing_title: answer.listing.title,
  };
}
