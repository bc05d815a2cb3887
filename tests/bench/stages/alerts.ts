import {
  matchChanges,
  orderAlerts,
} from '../../../apps/server/src/features/search/saved/alerts.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { type CapturedQuery, recordQueries } from '../lib/captured-sql.ts';
import { ask, DURABLE, startDatabase } from '../lib/database.ts';
import { explain } from '../lib/explain.ts';
import type { AlertsResult } from '../report/result.ts';
import { say } from '../report/say.ts';

const LISTINGS = 20_000;
const SEARCHES = 100_000;
const SEARCHES_EACH = 10;
const CHANGES = 1000;
/** Airports with saved searches: rank n has 1/n of the first. */
const AIRPORTS = 300;
/** Explained statements per batch. */
const MAX_PLANS = 8;

/** One minute of changes, matched against the saved searches of a large site by one worker. */
export async function measureAlerts(): Promise<AlertsResult> {
  const server = await startDatabase(DURABLE);
  await server.moveTo('all');
  say(`  loading ${LISTINGS} listings ...`);
  const { url } = await server.load(LISTINGS);
  await addSearches(url);
  const spread = await readSpread(url);
  say(`  ${JSON.stringify(spread)}`);
  const seconds = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return (performance.now() - start) / 1000;
  };
  const changeSeconds = await seconds(() => changeListings(url));
  const [waiting] = await ask<{ n: number }>(
    url,
    'select count(*)::int as n from search_changes where processed_at is null',
  );

  // One connection: one worker.
  const database = openPostgres(url, 1, () => {}, 0);
  const queries: CapturedQuery[] = [];
  database.pool?.on('connect', (client) => recordQueries(client, queries));
  const now = new Date();
  const matchSeconds = await seconds(() => matchChanges(database.db, now));
  const searchQueries = queries
    .filter(({ text }) => /search_|saved_/.test(text))
    .slice(0, MAX_PLANS);
  const orderSeconds = await seconds(() => orderAlerts(database.db, now));
  await database.close();
  const [totals] = await ask<{ alerts: number; emails: number }>(
    url,
    `select (select count(*)::int from search_alerts) as alerts,
      (select count(*)::int from outbox where payload->>'mail' = 'search_alert') as emails`,
  );
  const plan = await explain(url, [searchQueries]);
  await server.drop(LISTINGS);
  const result = {
    ...{ listings: LISTINGS, changes: waiting?.n ?? 0, ...spread },
    ...{ alerts: totals?.alerts ?? 0, emails: totals?.emails ?? 0 },
    ...{ changeSeconds, matchSeconds, orderSeconds, plan },
  };
  say(`  ${JSON.stringify(result)}`);
  return result;
}

/** Seekers' saved searches, by airport rank, with some usual filters. */
async function addSearches(url: string): Promise<void> {
  await ask(
    url,
    `insert into members (email, status, user_plan, first_name, last_name, display_name)
    select 'watcher-' || n || '@crewpad.test', 'ACTIVE', 'seeker', 'Ada', 'Lowe', 'Ada L.'
    from generate_series(1, $1::int) n`,
    [SEARCHES / SEARCHES_EACH],
  );
  await ask(
    url,
    `create table wanted as
    with ranked as (
      select airport_id, row_number() over (order by sum(total) desc, airport_id) as rank
      from airport_facets group by airport_id
    ), weighted as (
      select airport_id, sum(1.0 / rank) over (order by rank) - 1.0 / rank as low,
        sum(1.0 / rank) over (order by rank) as high
      from ranked where rank <= $1::int
    ), drawn as (
      select n, (hashint8(n)::bigint + 2147483648) / 4294967296.0
        * (select max(high) from weighted) as point from generate_series(1, $2::int) n
    )
    select d.n, w.airport_id, jsonb_strip_nulls(jsonb_build_object(
      'occupied', case when d.n % 3 = 0 then '0' end,
      'gender', (array[null, null, 'female', 'male'])[d.n % 4 + 1],
      'bed', (array[null, null, null, 'cold', 'private'])[d.n % 5 + 1],
      'price_max', (array[null, 300, null, 400, 500, 600, null])[d.n % 7 + 1],
      'airport_distance', (array[null, null, 3, null, 5, null, null, null, 8, null, null])[d.n % 11 + 1]
    )) as filters
    from drawn d join weighted w on d.point >= w.low and d.point < w.high`,
    [AIRPORTS, SEARCHES],
  );
  await ask(
    url,
    `insert into search_filters (airport_id, filters) select distinct airport_id, filters from wanted`,
  );
  await ask(
    url,
    `insert into saved_searches (member_id, filter_id, name, alert, created_at)
    select m.id, f.id, '', (array['instant', 'instant', 'instant', 'daily', 'off'])[w.n % 5 + 1], now()
    from wanted w
    join search_filters f on f.airport_id = w.airport_id and f.filters = w.filters
    join (
      select id, row_number() over (order by id) as place from members where email like 'watcher-%'
    ) m on m.place = w.n % $1::int + 1
    on conflict do nothing`,
    [SEARCHES / SEARCHES_EACH],
  );
  await ask(url, 'drop table wanted');
  await ask(url, 'vacuum (analyze) members, search_filters, saved_searches');
}

async function readSpread(url: string) {
  const [row] = await ask<{ saved: number; filters: number; airports: number; largest: number }>(
    url,
    `select count(*)::int as saved, count(distinct s.filter_id)::int as filters,
      count(distinct f.airport_id)::int as airports,
      (select max(n)::int from (select count(*) as n from saved_searches x
        join search_filters y on y.id = x.filter_id group by y.airport_id) z) as largest
    from saved_searches s join search_filters f on f.id = s.filter_id`,
  );
  return row ?? { saved: 0, filters: 0, airports: 0, largest: 0 };
}

/** Lowers the price of listings all over the world, each in its own transaction. */
async function changeListings(url: string): Promise<void> {
  const rows = await ask<{ id: number }>(
    url,
    `select listing_id as id from airport_listings group by listing_id
    order by hashint4(listing_id) limit $1::int`,
    [CHANGES],
  );
  const database = openPostgres(url, 1, () => {}, 0);
  for (const { id } of rows) {
    await database.pool?.query(
      `with cheaper as (
        update listings set rate_per_from = rate_per_from * 9 / 10 where id = ${id} returning id
      ) select from cheaper`,
    );
    await database.pool?.query(`select refresh_listings(array[${id}], now())`);
  }
  await database.close();
}
