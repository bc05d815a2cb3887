import { addDays, LISTING_SORTS } from '@crewpad/domain';
import { ask } from './database.ts';

const OFFSET = 200;
const LISTINGS_ASKED_FOR = 100;
const LARGEST_ASKED_FOR = 4;
/** Airports with fewer listings count as empty. */
const FEW = 5;

export interface Scenario {
  name: string;
  /** Addresses on the server, in rotation. */
  paths: string[];
  /** Whether it is measured; the others are only explained. */
  isTimed: boolean;
}

export interface Airport {
  code: string;
  listings: number;
}

/** Large, medium and small airports of a loaded database. */
export async function chooseAirports(url: string): Promise<Airport[]> {
  const all = await ask<Airport>(
    url,
    `select lower(a.prefix) as code, sum(f.total)::int as listings
    from airport_facets f join airports a on a.id = f.airport_id
    group by a.prefix having sum(f.total) >= $1 order by 2 desc, 1`,
    [FEW],
  );
  if (all.length === 0) throw new Error('The loaded database has no airport with listings.');
  const last = all.length - 1;
  const ranks = [0, 1, 3, 7, last * 0.1, last * 0.25, last * 0.5, last * 0.9].map((rank) =>
    Math.min(last, Math.round(rank)),
  );
  return [...new Set(ranks)].flatMap((rank) => all[rank] ?? []);
}

async function chooseListings(url: string): Promise<number[]> {
  const rows = await ask<{ id: number }>(
    url,
    `select id from (
      select id, row_number() over (order by id) as n, count(*) over () as total
      from listings where status = 2 and not hidden
    ) l where n % greatest(1, total / $1) = 0 order by id limit $1`,
    [LISTINGS_ASKED_FOR],
  );
  return rows.map(({ id }) => id);
}

/** The API requests, each over several airports. */
export async function makeScenarios(url: string, airports: Airport[]): Promise<Scenario[]> {
  const codes = airports.map(({ code }) => code);
  const large = codes.slice(0, LARGEST_ASKED_FOR);
  const search = (query: string, isTimed = true, among = codes): Scenario => ({
    name: query === '' ? 'search' : `search ${query}`,
    paths: among.map((code) => `/api/airports/${code}/listings${query && `?${query}`}`),
    isTimed,
  });
  const listings = await chooseListings(url);
  return [
    search(''),
    search('gender=female'),
    search('bed=hot'),
    search('occupied=0'),
    search(`from=${addDays(new Date().toISOString().slice(0, 10), 30)}`),
    ...LISTING_SORTS.map((sort) => search(`sort=${sort}`)),
    search(`offset=${OFFSET}`, true, large),
    { name: 'detail', paths: listings.map((id) => `/api/listing/${id}`), isTimed: true },
    search('gender=male', false),
    search('bed=cold', false),
    search('bed=private', false),
    search('gender=female&bed=hot&occupied=0', false),
    ...LISTING_SORTS.map((sort) => search(`sort=${sort}&dir=desc`, false)),
    search(`sort=price&gender=male&bed=private&occupied=0&offset=${OFFSET}`, false, large),
  ];
}
