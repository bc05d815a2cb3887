import { formOf, photoOf } from '../../../apps/server/src/platform/uploads/testing.ts';
import { bearer, captureSql } from '../lib/captured-sql.ts';
import { coresNote } from '../lib/cores.ts';
import { DURABLE, startDatabase } from '../lib/database.ts';
import { explain } from '../lib/explain.ts';
import { BEDS, LISTINGS, makeLister } from '../lib/lister.ts';
import { fire, type LoadRequest } from '../lib/load.ts';
import { CONNECTIONS, startOurServer } from '../lib/our-server.ts';
import { SAVED_BEDS, savesOf } from '../lib/saves.ts';
import type { ListingsResult, ListingsRow } from '../report/result.ts';
import { say } from '../report/say.ts';

/** Other members' listings: saving does not depend on their number, loading does. */
const OTHER_LISTINGS = 20_000;
const LIST = `/api/lister/listings-with-occupancy?limit=${LISTINGS}`;
const PICTURE = { width: 4032, height: 3024 };
const PICTURES_AT_ONCE = 2;

/** A lister's work: saving a large listing, reading their list, uploading pictures. */
export async function measureListings(seconds: number): Promise<ListingsResult> {
  // Its own: the other one does not wait for the disk.
  const server = await startDatabase(DURABLE);
  say(`  loading ${OTHER_LISTINGS} listings ...`);
  const { url: databaseUrl } = await server.load(OTHER_LISTINGS);
  const lister = await makeLister(databaseUrl, { houses: true });
  // Another lister's listing, so the list above does not change.
  const writer = await makeLister(databaseUrl, { houses: false });
  const captured = await captureSql(databaseUrl, [LIST], lister.id);
  const listQueries = captured.get(LIST) ?? [];
  const plan = await explain(databaseUrl, [listQueries]);
  await server.moveTo('others');
  const ours = await startOurServer({ databaseUrl, place: 'contender' });
  const rows: ListingsRow[] = [];
  const measure = async (what: string, connections: number, next: () => LoadRequest) => {
    const load = { url: ours.url, paths: next, connections };
    // The first request pays for compiling and planning.
    await fire({ ...load, amount: connections });
    rows.push({ what, connections, round: await fire({ ...load, seconds }) });
    say(`  ${what}, ${connections} at once`);
  };

  const headers = bearer(lister.token);
  const list = () => ({ path: LIST, headers });
  const saves = await savesOf(ours.url, writer, 2 * CONNECTIONS);
  const picture = formOf([{ bytes: await photoOf(PICTURE.width, PICTURE.height) }]);
  for (const connections of [1, CONNECTIONS]) {
    await measure(`list of ${LISTINGS} listings with ${BEDS} beds`, connections, list);
    await measure(`save a listing of ${SAVED_BEDS} beds`, connections, saves);
  }
  await measure(
    `picture of ${Math.round((PICTURE.width * PICTURE.height) / 1e6)} megapixels`,
    PICTURES_AT_ONCE,
    () => ({
      path: '/api/upload/images',
      method: 'POST',
      headers: { ...headers, ...picture.headers },
      body: picture.body,
    }),
  );
  await ours.stop();
  return {
    listings: OTHER_LISTINGS,
    cores: coresNote,
    seconds,
    rows,
    queries: listQueries.length,
    plan,
  };
}
