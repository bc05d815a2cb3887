import type { PagesResult } from './result.ts';
import { number, type Section, whole } from './table.ts';

const KB = 1000;

export function pagesSection(pages: PagesResult): Section {
  return {
    title: 'Server-rendered pages',
    notes: [
      `Pages per second at ${pages.connections} connections with ${whole(pages.listings)} listings in PostgreSQL. "Rendered": each address is new, so that every page asks the database and is rendered; not compressed. "React" is renderToString of the same built page in a loop, without network, database and the data for hydration.`,
      `"Cached": the same addresses again and again by ${pages.generator}, as browsers ask for them: the cache holds each page compressed, and sends "sent kB". "304": to browsers that have the page. "CPU" is the server's processor time for one answer, and a million divided by it is the most that one core can send.`,
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
      'sent kB',
      '304/s',
      'CPU µs',
      'failures',
    ],
    rows: pages.rows.map(({ page, rendered, cached, unchanged, bare, htmlBytes }) => [
      page,
      whole(rendered.perSecond),
      number(rendered.p99),
      whole(bare.perSecond),
      number(rendered.perSecond / bare.perSecond),
      number(htmlBytes / KB),
      whole(cached.perSecond),
      number(cached.p99),
      whole(cached.processorUs),
      number(cached.bytes / KB),
      whole(unchanged.perSecond),
      whole(unchanged.processorUs),
      String(rendered.failures + cached.failures + unchanged.failures),
    ]),
  };
}
