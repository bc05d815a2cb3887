import { type Call, contract } from '@crewpad/contract';
import { AIRPORTS_LIMIT_MAX } from '@crewpad/domain';
import { alternatesOf } from '../../lib/languages.ts';
import { TEXT_PAGES } from './text-page/related.ts';

/** Pages without parameters. */
const PAGES = ['/', '/airports', '/cities', '/featured', '/about-the-data', ...TEXT_PAGES];

/** The maximum calls per chunk of airports: 4 x 50 airports. */
const PAGES_PER_CHUNK = 4;
const AIRPORTS_PER_CHUNK = PAGES_PER_CHUNK * AIRPORTS_LIMIT_MAX;
/** Airports beyond this have few listings; they are linked from /airports. */
const CHUNKS_MAX = 25;

/** A page of the sitemap; `lastmod` is its last content edit. */
interface Entry {
  path: string;
  lastmod?: string;
}

/** Names of non-empty parts: `pages.xml`, `listings-1.xml`, `airports-1.xml` ... */
export async function sitemapChunks(call: Call): Promise<string[]> {
  const { chunks } = await call(contract.search.getListingIds, {});
  const names = ['pages.xml', ...chunks.map((number) => `listings-${number}.xml`)];
  for (let number = 1; number <= CHUNKS_MAX; number += 1) {
    const [first] = await airports(call, (number - 1) * AIRPORTS_PER_CHUNK, 1);
    if (first === undefined) break;
    names.push(`airports-${number}.xml`);
  }
  return names;
}

/** The pages of one part; null if it does not exist. */
export async function sitemapEntries(call: Call, chunk: string): Promise<Entry[] | null> {
  if (chunk === 'pages.xml') return PAGES.map((path) => ({ path }));
  const [, kind, digits] = /^(listings|airports)-([1-9]\d{0,4})\.xml$/.exec(chunk) ?? [];
  const number = Number(digits);
  let entries: Entry[] = [];
  if (kind === 'listings') entries = await listingEntries(call, number);
  if (kind === 'airports' && number <= CHUNKS_MAX)
    entries = await airportEntries(call, (number - 1) * AIRPORTS_PER_CHUNK);
  return entries.length === 0 ? null : entries;
}

async function listingEntries(call: Call, chunk: number): Promise<Entry[]> {
  const { data } = await call(contract.search.getListingIds, { query: { chunk } });
  return data.map(({ id, updated_at }) => ({ path: `/listing/${id}`, lastmod: updated_at }));
}

async function airportEntries(call: Call, from: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 0; page < PAGES_PER_CHUNK; page += 1) {
    const answer = await airports(call, from + page * AIRPORTS_LIMIT_MAX, AIRPORTS_LIMIT_MAX);
    entries.push(
      ...answer.map(({ prefix }) => ({ path: `/search/airports/${prefix.toLowerCase()}` })),
    );
    if (answer.length < AIRPORTS_LIMIT_MAX) break;
  }
  return entries;
}

/** Airports with crash pads; most crash pads first. */
async function airports(call: Call, offset: number, limit: number) {
  const { data } = await call(contract.search.getAirports, { query: { limit, offset } });
  return data.filter((airport) => airport.total_listings > 0);
}

/** The parts of the sitemap. */
export function sitemapIndex(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<sitemap>${loc(address)}</sitemap>`);
  return xml(`sitemapindex xmlns="${SITEMAP}"`, items);
}

/** Pages, each with an entry per language, which lists all alternatives. */
export function sitemapPages(
  pages: readonly { address: string; lastmod?: string }[],
  alternates: (plain: string) => ReturnType<typeof alternatesOf> = alternatesOf,
): string {
  const items = pages.flatMap(({ address, lastmod }) => {
    const languages = alternates(address);
    const links = languages.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    const addresses = new Set([address, ...languages.map(({ href }) => href)]);
    const editDate = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
    return [...addresses].map(
      (pageAddress) => `<url>${loc(pageAddress)}${editDate}${links.join('')}</url>`,
    );
  });
  return xml(`urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`, items);
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const loc = (address: string) => `<loc>${escapeXml(address)}</loc>`;

function xml(root: string, items: readonly string[]): string {
  const end = root.split(' ', 1)[0];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${items.join('\n')}\n</${end}>\n`;
}

export function xmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
