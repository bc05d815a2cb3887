import type { Goal } from './goals.ts';
import type { PagesResult, PagesRow, PublishedResults } from './result.ts';
import { number, type Section, whole } from './table.ts';

const KB = 1000;
const RENDER_SHARE = 0.5;
const HOME_SHARE = 0.65;
/** Of a bare Node server that sends the same bytes. */
export const CACHED_SHARE = 0.7;

export function pagesSection(pages: PagesResult): Section {
  return {
    title: 'Server-rendered pages',
    notes: [
      `Pages per second at ${pages.connections} connections with ${whole(pages.listings)} listings in PostgreSQL. "Rendered": each address is new, so that every page asks the database and is rendered; not compressed. "React" is renderToString of the same built page in a loop, without network, database and the data for hydration.`,
      `"Cached": the same addresses again and again by ${pages.generator}, as browsers ask for them: the cache holds each page compressed, and sends "sent kB". "304": to browsers that have the page. "Bare bytes" is a bare Node server that sends the same compressed bytes. "CPU" is the server's processor time for one answer, and a million divided by it is the most that one core can send.`,
      pages.cores,
    ],
    head: [
      '',
      'rendered/s',
      'p99',
      'React/s',
      'rendered/React',
      'HTML kB',
      'cached/s',
      'p99',
      'CPU µs',
      'bare bytes/s',
      'sent kB',
      '304/s',
      'CPU µs',
      'failures',
    ],
    rows: pages.rows.map(({ page, rendered, cached, unchanged, bytes, bare, htmlBytes }) => [
      page,
      whole(rendered.perSecond),
      number(rendered.p99),
      whole(bare.perSecond),
      number(rendered.perSecond / bare.perSecond),
      number(htmlBytes / KB),
      whole(cached.perSecond),
      number(cached.p99),
      whole(cached.processorUs),
      bytes ? whole(bytes.perSecond) : '',
      number(cached.bytes / KB),
      whole(unchanged.perSecond),
      whole(unchanged.processorUs),
      String(rendered.failures + cached.failures + unchanged.failures),
    ]),
  };
}

export function pageGoals({ pages }: PublishedResults): Goal[] {
  const rows = pages?.result.rows ?? [];
  const shareOf = ({ rendered, bare }: PagesRow) => rendered.perSecond / bare.perSecond;
  const home = rows.find(({ page }) => page === '/');
  const [slow] = rows.filter((row) => row !== home).toSorted((a, b) => shareOf(a) - shareOf(b));
  const [cached] = rows
    .flatMap(({ page, cached: ours, bytes }) =>
      bytes ? [{ page, share: ours.perSecond / bytes.perSecond }] : [],
    )
    .toSorted((a, b) => a.share - b.share);
  return [
    [
      'Rendered results and listings at least 0.5 of React alone',
      slow ? `${number(shareOf(slow))} (${slow.page})` : '',
      slow && shareOf(slow) >= RENDER_SHARE,
    ],
    [
      'The rendered home page at least 0.65 of React alone',
      home ? number(shareOf(home)) : '',
      home && shareOf(home) >= HOME_SHARE,
    ],
    [
      'Cached pages at least 0.7 of a bare Node server with the same bytes',
      cached ? `${number(cached.share)} (${cached.page})` : '',
      cached && cached.share >= CACHED_SHARE,
    ],
  ];
}
