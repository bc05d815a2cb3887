import { bearer, captureSql } from '../lib/captured-sql.ts';
import { coresNote } from '../lib/cores.ts';
import { DURABLE, startDatabase } from '../lib/database.ts';
import { explain } from '../lib/explain.ts';
import { addPastRentals, addRent, makeAdmin, makeLister } from '../lib/lister.ts';
import { fire } from '../lib/load.ts';
import { startOurServer } from '../lib/our-server.ts';
import type { RentalsResult, RentalsRow } from '../report/result.ts';
import { say } from '../report/say.ts';

/** Other members' listings, with their tenants. */
const OTHER_RENTALS = 20_000;
const RENTALS = 100_000;
const CONNECTIONS = 4;

/** Reads of a lister with very many past rentals. */
const READS = {
  'list of all rentals': '/api/rental',
  'current tenants': '/api/rental?status=accepted',
  'a page far back': '/api/rental?status=history&offset=10000',
  'search for a name': '/api/rental?search=tenant4711',
  'search in one listing for a name and a bed': '/api/rental?search=name7%20bedroom',
  'search for a booking reference': '/api/rental?search=004711',
  'rentals in both parts': '/api/rentals',
  history: '/api/rental-history',
  'monthly report': '/api/lister/tenants/monthly-report',
};

const TODAY = new Date().toISOString().slice(0, 10);

/** What a lister's working pages read. */
const DESK_READS = {
  'who owes': '/api/lister/balances',
  'My Crew': '/api/rental?status=accepted&limit=100',
  'rent of this month': `/api/lister/rent-roll?month=${TODAY.slice(0, 7)}`,
  'bed calendar': `/api/lister/calendar?from=${TODAY}`,
  'search everywhere': '/api/lister/search?q=tenant4711',
  dashboard: '/api/lister/tenants/monthly-report',
};

/** What an admin reads first. */
const ADMIN_READS = { 'overview for admins': '/api/admin/overview' };

/** The tenants of a lister who has had 100,000 of them. */
export const measureRentals = (seconds: number): Promise<RentalsResult> =>
  measureReads(READS, seconds, { tenantEach: 3 });

/** The working pages of a lister whose past tenants have paid; all of the sixty present ones are late. */
export const measureDesk = (seconds: number): Promise<RentalsResult> =>
  measureReads(DESK_READS, seconds, {
    ...{ adminReads: ADMIN_READS, tenantEach: 10, prepare: addRent },
  });

async function measureReads(
  reads: Record<string, string>,
  seconds: number,
  {
    adminReads = {},
    tenantEach,
    prepare,
  }: {
    adminReads?: Record<string, string>;
    tenantEach: number;
    prepare?: (databaseUrl: string, lister: number) => Promise<void>;
  },
): Promise<RentalsResult> {
  const server = await startDatabase(DURABLE);
  say(`  loading ${OTHER_RENTALS} listings and ${RENTALS} rentals ...`);
  const { url: databaseUrl } = await server.load(OTHER_RENTALS);
  const lister = await makeLister(databaseUrl, { houses: true, tenantEach });
  await addPastRentals(databaseUrl, lister.id, RENTALS);
  await prepare?.(databaseUrl, lister.id);
  const admin = await makeAdmin(databaseUrl);
  const captured = new Map([
    ...(await captureSql(databaseUrl, Object.values(reads), lister.id)),
    ...(await captureSql(databaseUrl, Object.values(adminReads), admin.id)),
  ]);
  await server.moveTo('others');
  const ours = await startOurServer({ databaseUrl, place: 'contender' });
  const rows: RentalsRow[] = [];
  for (const [what, path] of Object.entries({ ...reads, ...adminReads })) {
    const headers = bearer(what in adminReads ? admin.token : lister.token);
    const queries = captured.get(path) ?? [];
    const plan = await explain(databaseUrl, [queries]);
    const load = { url: ours.url, paths: () => ({ path, headers }), connections: CONNECTIONS };
    await fire({ ...load, amount: CONNECTIONS });
    const round = await fire({ ...load, seconds });
    rows.push({ what, queries: queries.length, plan, round });
    say(`  ${what}`);
  }
  await ours.stop();
  return { rentals: RENTALS, connections: CONNECTIONS, cores: coresNote, seconds, rows };
}
