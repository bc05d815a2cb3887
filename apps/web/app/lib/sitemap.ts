import { type Call, contract } from '@crewpad/contract';
import { AIRPORTS_LIMIT_MAX } from '@crewpad/domain';
import { TEXT_PAGES } from '../features/content/text-page/related.ts';
import { alternatesOf } from './languages.ts';

/** Pages without parameters. */
const PAGES = ['/', '/airports', '/cities', '/featured', '/about-the-data', ...TEXT_PAGES];

/** Calls made for one chunk of airports at most: 4 x 50 airports. */
const PAGES_PER_CHUNK = 4;
const AIRPORTS_PER_CHUNK = PAGES_PER_CHUNK * AIRPORTS_LIMIT_MAX;
/** Airports beyond this have hardly any listing; they are found through /airports. */
const CHUNKS_MAX = 25;

/** Names of the parts: `pages.xml`, `listings.xml`, `airports-1.xml` ... */
export async function sitemapChunks(call: Call): Promise<string[]> {
  const { total } = await call(contract.search.getAirports, { query: { limit: 1 } });
  const airports = Math.min(Math.ceil(total / AIRPORTS_PER_CHUNK), CHUNKS_MAX);
  const numbered = Array.from({ length: airports }, (_, at) => `airports-${at + 1}.xml`);
  return ['pages.xml', 'listings.xml', ...numbered];
}

/** The paths of one part; null when there is no such part. */
export async function sitemapPaths(call: Call, chunk: string): Promise<string[] | null> {
  if (chunk === 'pages.xml') return PAGES;
  if (chunk === 'listings.xml') {
    const { data } = await call(contract.search.getFeaturedListings, {});
    return data.map((card) => `/listing/${card.id}`);
  }
  const number = Number(/^airports-(\d{1,2})\.xml$/.exec(chunk)?.[1]);
  if (!(number >= 1 && number <= CHUNKS_MAX)) return null;
  return airportPaths(call, (number - 1) * AIRPORTS_PER_CHUNK);
}

/** Airports come with most listings first: the first page without any is the last one asked for. */
async function airportPaths(call: Call, from: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 0; page < PAGES_PER_CHUNK; page += 1) {
    const offset = from + page * AIRPORTS_LIMIT_MAX;
    const { data } = await call(contract.search.getAirports, {
      query: { limit: AIRPORTS_LIMIT_MAX, offset },
    });
    const listed = data.filter((airport) => airport.total_listings > 0);
    paths.push(...listed.map((airport) => `/search/airports/${airport.prefix.toLowerCase()}`));
    if (listed.length < AIRPORTS_LIMIT_MAX) break;
  }
  return paths;
}

/** The parts of the sitemap. */
export function sitemapIndex(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<sitemap>${loc(address)}</sitemap>`);
  return xml(`sitemapindex xmlns="${SITEMAP}"`, items);
}

/** Pages, each with an entry for every language, which lists them all. */
export function sitemapPages(
  addresses: readonly string[],
  alternates: (plain: string) => ReturnType<typeof alternatesOf> = alternatesOf,
): string {
  const items = addresses.flatMap((address) => {
    const found = alternates(address);
    const links = found.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    const own = new Set([address, ...found.map(({ href }) => href)]);
    return [...own].map((one) => `<url>${loc(one)}${links.join('')}</url>`);
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
