import type { contract } from '@crewpad/contract';
import { PLACE_SUGGEST_LIMIT } from '@crewpad/domain';
import { z } from 'zod';
import { fetchJson } from '../fetch-json.ts';
import type { Address, Geocoder, Point } from './place.ts';

const TIMEOUT_MS = 2000;

const word = z.string().optional();
const feature = z.object({
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  }),
  properties: z.object({
    name: word,
    housenumber: word,
    street: word,
    district: word,
    city: word,
    county: word,
    state: word,
    country: word,
    postcode: word,
    type: word,
  }),
});
type Feature = z.infer<typeof feature>;
const answer = z.object({ features: z.array(z.unknown()) });

/**
 * A geocoder over HTTP with Photon's API. Throws on errors, for which the caller has a fallback.
 */
export class Photon implements Geocoder {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url.replace(/\/+$/, '');
  }

  async autocomplete(query: string): Promise<contract.search.Place[]> {
    const places = (await this.#ask(query, PLACE_SUGGEST_LIMIT)).map(placeOf);
    const byLabel = new Map(places.map((place) => [place.label, place]));
    return [...byLabel.values()].slice(0, PLACE_SUGGEST_LIMIT);
  }

  async geocode(address: Address): Promise<Point | undefined> {
    const { street1, city, state, postal_code, country } = address;
    const parts = [street1, city, state, postal_code, country];
    const query = parts.filter((part) => part != null && part.trim() !== '').join(', ');
    const [match] = await this.#ask(query, 1);
    return match && pointOf(match);
  }

  async #ask(query: string, limit: number): Promise<Feature[]> {
    const url = new URL(`${this.#url}/api`);
    url.search = new URLSearchParams({ q: query, limit: String(limit), lang: 'en' }).toString();
    const { features } = answer.parse(await fetchJson(url, { timeoutMs: TIMEOUT_MS }));
    // One unreadable place must not hide the others.
    return features.flatMap((item) => feature.safeParse(item).data ?? []);
  }
}

function pointOf({ geometry }: Pick<Feature, 'geometry'>): Point {
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

/** Place types whose name is the city's own. */
const CITY_LIKE = new Set(['city', 'town', 'village', 'locality', 'district']);

function placeOf({ properties, geometry }: Feature): contract.search.Place {
  const { name = '', housenumber, street, type = '', ...rest } = properties;
  const city = rest.city ?? (CITY_LIKE.has(type) ? name : (rest.district ?? rest.county ?? ''));
  const road = street ?? (type === 'street' ? name : '');
  const street1 = [housenumber, road].filter(Boolean).join(' ');
  const { state = '', country = '', postcode = '' } = rest;
  const parts = [name === street1 || name === road ? '' : name, street1, city, state, country];
  return {
    label: [...new Set(parts.filter((part) => part !== ''))].join(', '),
    street1,
    city,
    state,
    country,
    postal_code: postcode,
    ...pointOf({ geometry }),
  };
}
