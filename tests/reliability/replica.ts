import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../apps/server/src/app.ts';
import { features } from '../../apps/server/src/features/index.ts';
import { openPostgres } from '../../apps/server/src/platform/database/database.ts';
import { Replica } from '../../apps/server/src/platform/database/replica.ts';
import { countOf, testServices } from '../../apps/server/src/testing/services.ts';
import { PROGRAM } from '../../scripts/lib/build.mjs';
import { memoryFolder } from '../../scripts/lib/fast-folder.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { providePostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { endAll } from '../bench/lib/cleanup.ts';
import { ask } from '../bench/lib/database.ts';
import { makeLister } from '../bench/lib/lister.ts';
import { SECRET, seed, startOurServer, WITHOUT_JOBS } from '../bench/lib/our-server.ts';
import { runProgram, temporaryFolder } from '../bench/lib/program.ts';
import { descriptionsOf } from '../bench/lib/saves.ts';

/** A server that loses nothing when it is killed, and says what it has replayed only when it has. */
const SETTINGS = { synchronous_commit: 'on', max_parallel_workers_per_gather: 0 };
const CRASH_PADS = 20;
const SAY_EACH = 1000;
/** Longer than a replica may be behind. */
const LONG_PAUSE_MS = 11_000;
const WAIT_MS = 60_000;
const POLL_MS = 20;

type Say = (line: string) => void;
type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Two servers on one machine: one node saves crash pads, and another one, which reads from a
 * streaming replica, must answer with what was saved as soon as it was told. The replica falls
 * behind, is paused, killed, and promoted by mistake.
 *
 * npm run reliability -- replica [writes]
 */
export async function runReplica(writes: number, say: Say): Promise<void> {
  const bin = await providePostgres();
  if (bin === undefined)
    throw new Error('no PostgreSQL 15 or newer was found or could be installed');
  const parent = memoryFolder();
  const port = await freePort();
  const primary = await startPostgres({ bin, parent, settings: SETTINGS });
  const follow = () =>
    startPostgres({ bin, parent, settings: SETTINGS, replicaOf: primary.url, port });
  let replica: Postgres | undefined;
  try {
    await ask(primary.url, 'create database crewpad template template0');
    const urlOf = (server: { port: number }) =>
      `postgres://postgres@127.0.0.1:${server.port}/crewpad`;
    await seed(urlOf(primary), 200);
    replica = await follow();
    const place = await openPlace(urlOf(primary), urlOf({ port }));
    const { write, node } = place;

    await writeBehind(urlOf(replica), writes, write, say);
    say('No read was older than its write, while the replica fell behind again and again.');

    await ask(urlOf(replica), 'select pg_wal_replay_pause()');
    await repeatFor(LONG_PAUSE_MS, write);
    await until('a paused replica is left out', () => !node.isInUse);
    await ask(urlOf(replica), 'select pg_wal_replay_resume()');
    await until('it is used again', () => node.isInUse);
    say('Paused: left out after ten seconds, and used again.');

    await replica.stop();
    await write();
    await until('a killed replica is left out', () => !node.isInUse);
    await repeatFor(1000, write);
    replica = await follow();
    await until('its successor is used', () => node.isInUse);
    await repeatFor(1000, write);
    say('Killed: reads went on, and a new replica at the same address is used.');

    await refuseOlderSchema(urlOf(primary), urlOf(replica));
    await ask(urlOf(replica), 'select pg_promote()');
    await until('a promoted replica is left out', () => !node.isInUse);
    await repeatFor(1000, write);
    await refuse(urlOf(primary), urlOf(replica), 'it accepts writes, so it is no replica');
    say('Promoted: left out, and refused at the next start.');

    const other = await startPostgres({ bin, parent, settings: SETTINGS });
    try {
      await refuse(urlOf(primary), other.url, 'it accepts writes, so it is no replica');
    } finally {
      await other.stop();
    }
    const [fromReplica, fromPrimary] = await Promise.all([
      countOf('public_reads_total{outcome="replica"}'),
      countOf('public_reads_total{outcome="primary"}'),
    ]);
    say(`${fromReplica} reads were answered by the replica, ${fromPrimary} by the primary.`);
    if (fromReplica === 0 || fromPrimary === 0)
      throw new Error('one of the servers was never read');
    await place.close();
  } finally {
    await endAll();
    await replica?.stop();
    await primary.stop();
  }
}

/** A node that writes, and one in this process that reads. */
async function openPlace(primaryUrl: string, replicaUrl: string) {
  const writing = await startOurServer({
    ...{ databaseUrl: primaryUrl, place: 'all', env: WITHOUT_JOBS },
  });
  const lister = await makeLister(primaryUrl, { houses: false });
  const nextSave = await descriptionsOf(writing.url, lister, CRASH_PADS);

  const database = openPostgres(primaryUrl, 5, () => {}, undefined, replicaUrl);
  const looking = openPostgres(replicaUrl, 1, () => {}, 2000);
  const services = testServices(database, { DATABASE_URL: primaryUrl, SECRET, ALLOW_DEMO: '1' });
  const { changes, log } = services;
  await changes.start(
    database,
    features.flatMap((feature) => feature.changes ?? []),
  );
  const node = new Replica({ primary: database.db, replica: looking.db, changes, log });
  await node.start();
  const app = await buildApp({ ...services, replica: node });
  const waiting = new Map<string, () => void>();
  changes.onChange((changed) => {
    const tags = changed === 'all' ? waiting.keys() : changed;
    for (const tag of tags) waiting.get(tag)?.();
  });

  /** Saves a crash pad, waits until the reading node was told, and reads it there. */
  async function write(): Promise<void> {
    const { listing, description, request } = nextSave();
    const told = new Promise<void>((resolve) => waiting.set(`listing:${listing}`, resolve));
    const saved = await fetch(writing.url + request.path, request as RequestInit);
    if (!saved.ok) throw new Error(`saving answers ${saved.status} ${await saved.text()}`);
    await told;
    const read = await app.fastify.inject({ url: `/api/listing/${listing}` });
    if (!read.body.includes(description)) {
      throw new Error(`crash pad ${listing} is older than its save: ${read.body.slice(0, 500)}`);
    }
  }

  async function close(): Promise<void> {
    await node.stop();
    changes.stop();
    await app.fastify.close();
    await Promise.all([database.close(), looking.close()]);
  }
  return { write, node, close };
}

/** Writes and reads, while the replica replays nothing for some of the time. */
async function writeBehind(
  replicaUrl: string,
  writes: number,
  write: () => Promise<void>,
  say: Say,
): Promise<void> {
  let isOver = false;
  const pausing = (async () => {
    while (!isOver) {
      await ask(replicaUrl, 'select pg_wal_replay_pause()');
      await sleep(Math.random() * 300);
      await ask(replicaUrl, 'select pg_wal_replay_resume()');
      await sleep(Math.random() * 300);
    }
  })();
  for (let at = 1; at <= writes && !isOver; at += 1) {
    await write();
    if (at % SAY_EACH === 0) say(`${at} writes`);
  }
  isOver = true;
  await pausing;
}

async function repeatFor(ms: number, work: () => Promise<void>): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) await work();
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await sleep(POLL_MS);
  }
}

/** A start with these addresses must end with this sentence. */
async function refuse(databaseUrl: string, readUrl: string, sentence: string): Promise<void> {
  const env = {
    ...{ DATABASE_URL: databaseUrl, READ_DATABASE_URL: readUrl, SECRET, ALLOW_DEMO: '1' },
    ...{ PORT: String(await freePort()), DATA_DIR: temporaryFolder() },
  };
  const outcome = await runProgram(PROGRAM, [], { place: 'all', env }).catch(String);
  if (!outcome.includes(sentence)) throw new Error(`the start was not refused: ${outcome}`);
}

/** A replica that lacks the newest migration is refused. */
async function refuseOlderSchema(primaryUrl: string, replicaUrl: string): Promise<void> {
  const names = 'select name from kysely_migration order by name desc limit 1';
  const [newest] = await ask<{ name: string; timestamp: string }>(
    primaryUrl,
    `delete from kysely_migration where name = (${names}) returning name, timestamp`,
  );
  if (newest === undefined) throw new Error('the database has no migration');
  let seen = newest.name;
  while (seen === newest.name) {
    await sleep(POLL_MS);
    seen = (await ask<{ name: string }>(replicaUrl, names))[0]?.name ?? '';
  }
  await ask(replicaUrl, 'select pg_wal_replay_pause()');
  await ask(primaryUrl, 'insert into kysely_migration values ($1, $2)', [
    newest.name,
    newest.timestamp,
  ]);
  await refuse(primaryUrl, replicaUrl, `its schema ends at ${seen}`);
  await ask(replicaUrl, 'select pg_wal_replay_resume()');
}
