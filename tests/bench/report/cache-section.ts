import type { Goal } from './goals.ts';
import type { CacheResult, PublishedResults } from './result.ts';
import { number, type Section, whole } from './table.ts';

const HIT_RATE = 0.9;
const DELAY_MS = 1000;

export function cacheSection(cache: CacheResult): Section {
  const { rate, addresses, changes, seconds, delay } = cache;
  return {
    title: 'Caches while listings change',
    notes: [
      `Two nodes on one PostgreSQL with ${whole(cache.listings)} listings, all on the same cores. At one node ${changes} listings a second are saved with a new description. The other answers ${rate} requests a second for ${seconds} s, in turn to ${addresses.pages} pages and ${addresses.answers} API addresses at airports that the saved listings do not reach: the home page, results of airports, and listings. ${cache.failures} requests failed. Each page and answer lives for at most 10 s.`,
      `Then ${delay.changes} of such changes were followed: from sending the change to one node until the other served it, p50 ${number(delay.p50)} ms, p99 ${number(delay.p99)} ms.`,
    ],
    head: ['cache', 'reads', 'hit rate'],
    rows: cache.caches.map(({ cache: name, reads, hitRate }) => [
      name,
      whole(reads),
      number(hitRate),
    ]),
  };
}

export function cacheGoals({ cache }: PublishedResults): Goal[] {
  const { caches = [], delay, changes = 0 } = cache?.result ?? {};
  const low = caches.toSorted((a, b) => a.hitRate - b.hitRate)[0];
  return [
    [
      'Hit rate above 0.9 while 20 listings a second change at other airports',
      low ? `${number(low.hitRate)} (${low.cache})` : '',
      low && changes > 0 && low.hitRate > HIT_RATE,
    ],
    [
      'The other node serves a change within 1 s at p99',
      delay ? `${number(delay.p99)} ms` : '',
      delay && delay.p99 <= DELAY_MS,
    ],
  ];
}
