import type { Call } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { sitemapChunks, sitemapEntries, sitemapPages } from './sitemap.ts';

const AIRPORTS_WITH_LISTINGS = 230;

/** A site with 230 airports with crash pads, 270 without, and crash pads in two chunks. */
const call = (async ({ path }: { path: string }, { query = {} }: { query?: object }) => {
  if (path === '/listings/ids') {
    const { chunk = 1 } = query as { chunk?: number };
    const data = chunk === 3 ? [{ id: 10_001, updated_at: '2026-05-01T08:00:00.000Z' }] : [];
    return { data, chunks: [1, 3] };
  }
  const { limit, offset = 0 } = query as { limit: number; offset?: number };
  const data = Array.from({ length: Math.min(limit, 500 - offset) }, (_, at) => ({
    prefix: `A${offset + at}`,
    total_listings: offset + at < AIRPORTS_WITH_LISTINGS ? 2 : 0,
  }));
  return { data, total: 500 };
}) as unknown as Call;

describe('the sitemap', () => {
  it('lists only parts that have pages', async () => {
    expect(await sitemapChunks(call)).toEqual([
      'pages.xml',
      'listings-1.xml',
      'listings-3.xml',
      'airports-1.xml',
      'airports-2.xml',
    ]);
  });

  it('has every airport with crash pads', async () => {
    const first = await sitemapEntries(call, 'airports-1.xml');
    const second = await sitemapEntries(call, 'airports-2.xml');
    expect([first?.length, second?.length]).toEqual([200, 30]);
    expect(second?.at(-1)).toEqual({ path: '/search/airports/a229' });
  });

  it('has the last edit of each listing', async () => {
    expect(await sitemapEntries(call, 'listings-3.xml')).toEqual([
      { path: '/listing/10001', lastmod: '2026-05-01T08:00:00.000Z' },
    ]);
    const pages = [{ address: 'https://pads.example/listing/1', lastmod: '2026-05-01' }];
    expect(sitemapPages(pages, () => [])).toContain(
      '<url><loc>https://pads.example/listing/1</loc><lastmod>2026-05-01</lastmod></url>',
    );
  });

  it.each([
    'listings.xml',
    'listings-2.xml',
    'listings-0.xml',
    'listings-01.xml',
    'listings-999999.xml',
    'airports-3.xml',
    'airports-26.xml',
    'pages',
    'x.xml',
  ])('has no part %s', async (name) => {
    expect(await sitemapEntries(call, name)).toBeNull();
  });
});
