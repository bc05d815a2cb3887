import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Changed, Tag } from '../events.ts';
import type { Db } from './database.ts';
import { routedPool } from './guarded-pool.ts';
import { Replica, requireReplica } from './replica.ts';

/** What one of the servers says of itself. */
interface Said {
  identity: string;
  migration: string;
  /** Undefined for a replica that was promoted. */
  position: number | undefined;
  isAway?: boolean;
}

const MIGRATION = '0067-outbox-trace';
let primary: Said;
let replica: Said;
let tell: (changed: Changed) => void = () => {};
let isConnected = true;
let warnings: string[];
let node: Replica;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  primary = { identity: 'a/1', migration: MIGRATION, position: 100 };
  replica = { identity: 'a/1', migration: MIGRATION, position: 100 };
  isConnected = true;
  warnings = [];
  node = new Replica({
    ...servers(),
    changes: {
      onChange(listener) {
        tell = listener;
      },
      get isConnected() {
        return isConnected;
      },
    },
    log: {
      warn: ({ fault }: { fault: string }) => warnings.push(fault),
      info: () => {},
    } as never,
  });
  await node.look();
});

afterEach(() => {
  vi.useRealTimers();
});

const servers = () => ({ primary: serverOf(() => primary), replica: serverOf(() => replica) });

/** A connection that answers as the server would. */
function serverOf(said: () => Said): Db {
  const executeQuery = async ({ sql }: CompiledQuery) => {
    const { identity, migration, position, isAway } = said();
    if (isAway) throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
    const row = sql.includes('to_regclass')
      ? { is_there: true }
      : { identity, name: migration, position };
    return { rows: [row] };
  };
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return { executeQuery } as unknown as DatabaseConnection;
    }
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const poolOf = (name: string) => ({ connect: async () => name }) as unknown as PostgresPool;
const pool = routedPool(poolOf('primary'), poolOf('replica'));
/** A read, and the server that answered it. */
const read = (...tags: Tag[]) =>
  node.read(
    async () => String(await pool.connect()),
    () => tags,
  );

const announce = (position: number, changed: Changed) => {
  primary.position = position;
  tell(changed);
};

/** The node looks at the replica each second. */
async function secondsPass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    await node.look();
  }
}

it('a replica that has replayed everything answers reads', async () => {
  expect(await read('listing:1')).toBe('replica');
  expect(await read()).toBe('replica');
});

it('a change is read from the primary until the replica has replayed it', async () => {
  announce(150, ['listing:1', 'lister:7']);
  expect(await read('listing:1')).toBe('primary');
  expect(await read('airport:3', 'lister:7')).toBe('primary');
  await secondsPass(2);
  expect(await read('listing:1')).toBe('primary');
  replica.position = 149;
  await secondsPass(2);
  expect(await read('listing:1')).toBe('primary');
  replica.position = 150;
  await secondsPass(2);
  expect(await read('listing:1')).toBe('replica');
});

it('what a change does not concern is read from the replica meanwhile', async () => {
  announce(150, ['listing:1']);
  await secondsPass(2);
  expect(await read('listing:2')).toBe('replica');
});

it('an answer without tags depends on every change, and every answer on a change of anything', async () => {
  announce(150, ['listing:1']);
  expect(await read()).toBe('primary');
  announce(160, 'all');
  expect(await read('listing:2')).toBe('primary');
  replica.position = 160;
  await secondsPass(2);
  expect(await read('listing:2')).toBe('replica');
});

it('a change that is announced while the positions are compared is not lost', async () => {
  const looking = node.look();
  announce(150, ['listing:1']);
  await looking;
  expect(await read('listing:1')).toBe('primary');
});

it('what fails at the replica is read from the primary, as a crash pad that it lacks', async () => {
  const answer = await node.read(
    async () => {
      const server = String(await pool.connect());
      if (server === 'replica') throw new Error('not found');
      return server;
    },
    () => ['listing:1'],
  );
  expect(answer).toBe('primary');
});

it('work that a read leaves to the background goes to the primary', async () => {
  let later: Promise<unknown> = Promise.resolve();
  const hasAnswered = Promise.withResolvers<void>();
  await node.read(
    async () => {
      later = hasAnswered.promise.then(() => pool.connect());
    },
    () => ['listing:1'],
  );
  hasAnswered.resolve();
  expect(await later).toBe('primary');
});

it('a replica that is away is left out with one warning, and used again once it has caught up', async () => {
  replica.isAway = true;
  primary.position = 200;
  await secondsPass(3);
  expect(node.isInUse).toBe(false);
  expect(await read('listing:1')).toBe('primary');
  expect(warnings).toEqual(['it does not answer: connection refused']);
  replica.isAway = false;
  await secondsPass(3);
  expect(node.isInUse).toBe(false);
  replica.position = 200;
  await secondsPass(3);
  expect(await read('listing:1')).toBe('replica');
});

it('a replica that is more than ten seconds behind is left out until it has caught up', async () => {
  primary.position = 200;
  await secondsPass(9);
  expect(node.isInUse).toBe(true);
  expect(node.lagSeconds).toBeGreaterThan(7);
  await secondsPass(4);
  expect(node.isInUse).toBe(false);
  expect(warnings).toEqual(['it is more than ten seconds behind']);
  replica.position = 200;
  await secondsPass(2);
  expect(node.isInUse).toBe(true);
  expect(node.lagSeconds).toBe(0);
});

it('a replica that was promoted is left out', async () => {
  replica.position = undefined;
  await secondsPass(2);
  expect(node.isInUse).toBe(false);
  expect(warnings).toEqual(['it accepts writes, so it is no replica']);
});

it('another server at the same address is not used', async () => {
  replica.isAway = true;
  await secondsPass(2);
  replica = { identity: 'b/1', migration: MIGRATION, position: 1000 };
  await secondsPass(2);
  expect(node.isInUse).toBe(false);
});

it('a node that hears of no changes reads from the primary', async () => {
  isConnected = false;
  expect(await read('listing:1')).toBe('primary');
});

it('a stopped node reads from the primary', async () => {
  await node.stop();
  expect(await read('listing:1')).toBe('primary');
});

it.each<[string, Partial<Said>, string]>([
  ['accepts writes', { position: undefined }, 'it accepts writes, so it is no replica'],
  ['follows another server', { identity: 'b/1' }, 'it is a replica of another server, or names'],
  ['has an older schema', { migration: '0066-second-step' }, 'its schema ends at 0066-second-step'],
])('a start refuses a server that %s', async (_what, said, sentence) => {
  Object.assign(replica, said);
  await expect(requireReplica(servers(), 0)).rejects.toThrow(
    `READ_DATABASE_URL names a server that cannot be used: ${sentence}`,
  );
});

it('a start waits for a migration that the replica has not replayed yet', async () => {
  replica.migration = '0066-second-step';
  const accepted = requireReplica(servers());
  const isWaiting = await Promise.race([accepted.then(() => false), Promise.resolve(true)]);
  expect(isWaiting).toBe(true);
  replica.migration = MIGRATION;
  await accepted;
});

it('a start goes on while the replica is away', async () => {
  replica.isAway = true;
  await requireReplica(servers());
});
