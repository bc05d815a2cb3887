import { randomUUID } from 'node:crypto';
import { ApiError } from '@crewpad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../features/index.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { type Actor, type MemberActor, visitor } from '../access/actor.ts';
import { AdjustableClock } from '../clock.ts';
import type { DatabaseHandle, Db } from '../database/database.ts';
import { createLog } from '../log.ts';
import { SharedLimits } from './limits.ts';
import { deleteExpiredLimits } from './store.ts';
import { type LimitClass, limitTable } from './table.ts';

const table = limitTable(
  features.map(({ limits = {} }) => limits),
  new Map(),
);

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let networks = 0;
/** An unused network. */
const network = () => {
  networks += 1;
  return `198.51.${networks >> 8}.${networks & 255}`;
};
const email = () => `ana-${randomUUID()}@crewpad.test`;
const from = (address: string, actor: Actor = visitor) => ({ address, actor });
const member = (id: number) => ({ kind: 'member', id }) as MemberActor;

function make(clock = new AdjustableClock(), db: Db = database.db) {
  const waits: number[] = [];
  const notified: string[] = [];
  const limits = new SharedLimits({
    db,
    clock,
    log: createLog('silent'),
    table,
    onManyFailures: async (who) => void notified.push(who),
    wait: async (ms) => waits.push(ms),
  });
  return { limits, clock, waits, notified };
}

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was not refused');
  return error;
}
const times = async (n: number, call: () => Promise<unknown>) => {
  for (let at = 0; at < n; at += 1) await call();
};

describe('the read limit', () => {
  it('refuses the 61st search of a visitor for the rest of the minute', async () => {
    const { limits, clock } = make();
    const seconds = 10;
    clock.set(new Date('2026-03-01T12:00:10Z'));
    const address = network();
    await times(60, () => limits.take('search', from(address)));
    const { status, body, retryAfter } = await refusal(limits.take('search', from(address)));
    expect({ status, code: body.error_code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(retryAfter).toBeGreaterThan(40 - seconds);
    expect(retryAfter).toBeLessThanOrEqual(50);
    await limits.take('read', from(address));
    await limits.take('search', from(network()));
    clock.advance(60);
    await limits.take('search', from(address));
  });

  it('counts at once what is counted in memory, and nothing else', async () => {
    const { limits } = make();
    const address = network();
    await times(59, () => limits.take('search', from(address)));
    expect([1, 2].map(() => limits.takeNow('search', from(address)))).toEqual([true, false]);
    await refusal(limits.take('search', from(address)));
    expect(limits.takeNow('none', from(address))).toBe(true);
    expect(limits.takeNow('mail', from(address))).toBe(false);
  });

  it('counts members separately, on any network', async () => {
    const { limits } = make();
    const address = network();
    await times(60, () => limits.take('search', from(address)));
    await times(240, () => limits.take('search', from(address, member(1))));
    expect((await refusal(limits.take('search', from(network(), member(1))))).status).toBe(429);
    await limits.take('search', from(address, member(2)));
  });

  it('the read limit is exchanged between nodes', async () => {
    const clock = new AdjustableClock();
    clock.set(new Date('2026-03-01T12:00:05Z'));
    const limits = make(clock).limits;
    const other = make(clock).limits;
    const address = network();
    await times(40, () => limits.take('search', from(address)));
    await times(19, () => other.take('search', from(address)));
    await limits.exchange();
    await other.exchange();
    await other.take('search', from(address));
    expect((await refusal(other.take('search', from(address)))).status).toBe(429);
    await other.exchange();
    await limits.take('search', from(address));
    await limits.exchange();
    expect((await refusal(limits.take('search', from(address)))).status).toBe(429);
  });
});

describe('limits counted in the database', () => {
  it('are shared by all nodes', async () => {
    const nodes = [make(), make()];
    const address = network();
    for (let n = 0; n < 10; n += 1) {
      await nodes[n % 2]?.limits.take('email_exists', from(address));
    }
    for (const { limits } of nodes) {
      const { status, retryAfter } = await refusal(limits.take('email_exists', from(address)));
      expect(status).toBe(429);
      expect(retryAfter).toBeGreaterThan(50);
    }
  });

  it('limits counted in the database hold under concurrent calls', async () => {
    const { limits } = make();
    const key = email();
    const calls = await Promise.allSettled(
      Array.from({ length: 12 }, () => limits.takeFor('sign_up', key)),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    expect((await refusal(limits.takeFor('sign_up', key))).status).toBe(429);
  });

  it('have several windows: three emails an hour, ten a day, and a refused one does not count', async () => {
    const { limits, clock } = make();
    const key = email();
    for (let hour = 0; hour < 3; hour += 1) {
      await times(3, () => limits.takeFor('mail', key));
      expect((await refusal(limits.takeFor('mail', key.toUpperCase()))).status).toBe(429);
      clock.advance(3601);
    }
    await limits.takeFor('mail', key);
    const { retryAfter } = await refusal(limits.takeFor('mail', key));
    expect(retryAfter).toBeGreaterThan(20 * 3600);
    await limits.takeFor('mail', email());
    clock.advance(86_400);
    await limits.takeFor('mail', key);
  });

  it('limits counted in the database count payments per member', async () => {
    const { limits } = make();
    const payer = member(randomInt());
    await times(10, () => limits.take('money', from(network(), payer)));
    expect((await refusal(limits.take('money', from(network(), payer)))).status).toBe(429);
    await limits.take('money', from(network(), member(randomInt())));
  });

  it('do not count a valid link', async () => {
    const { limits } = make();
    const address = network();
    await times(25, async () => (await limits.take('link_token', from(address)))?.answered(200));
    await times(20, async () => (await limits.take('link_token', from(address)))?.answered(400));
    expect((await refusal(limits.take('link_token', from(address)))).status).toBe(429);
  });

  it('are stored as hashes, and deleted after their window', async () => {
    const { limits, clock } = make();
    const key = email();
    await limits.takeFor('mail', key);
    const rows = () => database.db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(key.slice(0, 12));
    clock.advance(400 * 86_400);
    await deleteExpiredLimits(database.db, clock.now());
    expect(await rows()).toEqual([]);
  });

  it.each(['login', 'mail', 'sign_up', 'money', 'link_token'] as const)(
    '%s is closed while the counters cannot be reached, reads are open',
    async (limit: LimitClass) => {
      const broken = { ...database.db } as Db;
      const { limits } = make(new AdjustableClock(), broken);
      const caller = from(network(), limit === 'money' ? member(1) : visitor);
      expect((await refusal(limits.take(limit, caller))).status).toBe(503);
      await limits.take('search', caller);
      await limits.take('read', caller);
      await limits.exchange();
    },
  );
});

describe('login attempts', () => {
  const wrong = async () => undefined;
  const right = async () => 'a session';
  const fails = async () => {
    throw new Error('no password was checked');
  };

  it('are paused for a quarter of an hour after ten failures of one account on one network', async () => {
    const { limits, clock } = make();
    const who = email();
    const address = network();
    for (let n = 0; n < 10; n += 1) {
      await limits.attemptLogin(who, address, wrong);
      clock.advance(80);
    }
    const { retryAfter } = await refusal(limits.attemptLogin(who.toUpperCase(), address, wrong));
    expect(retryAfter).toBeGreaterThan(13 * 60);
    await limits.attemptLogin(who, network(), wrong);
    await limits.attemptLogin(email(), address, wrong);
    clock.advance(15 * 60);
    await limits.attemptLogin(who, address, wrong);
  });

  it('reset the count after a success', async () => {
    const { limits } = make();
    const who = email();
    const address = network();
    await times(9, () => limits.attemptLogin(who, address, wrong));
    await limits.attemptLogin(who, address, right);
    await times(10, () => limits.attemptLogin(who, address, wrong));
    expect((await refusal(limits.attemptLogin(who, address, wrong))).status).toBe(429);
  });

  it('do not count if no password was checked', async () => {
    const { limits, waits } = make();
    const who = email();
    await times(60, () =>
      limits.attemptLogin(who, network(), fails).catch((error: Error) => {
        expect(error.message).toBe('no password was checked');
      }),
    );
    const address = network();
    await times(20, () => limits.attemptLogin(who, address, fails).catch(() => {}));
    expect(await limits.attemptLogin(who, address, right)).toBe('a session');
    expect(waits).toEqual([]);
  });

  it('are refused beyond ten at the same instant', async () => {
    const { limits } = make();
    const who = email();
    const address = network();
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, () => limits.attemptLogin(who, address, wrong)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(10);
  });

  it('are slowed after fifty a day from any network, with an email to the member and no lockout', async () => {
    const { limits, clock, waits, notified } = make();
    const who = email();
    await times(50, () => limits.attemptLogin(who, network(), wrong));
    expect({ waits, notified }).toEqual({ waits: [], notified: [] });
    await limits.attemptLogin(who, network(), right);
    expect({ waits, notified }).toEqual({ waits: [3000], notified: [who] });
    clock.advance(86_400);
    await limits.attemptLogin(who, network(), wrong);
    expect(waits).toHaveLength(1);
  });
});

function randomInt(): number {
  return Math.floor(Math.random() * 1e9);
}
