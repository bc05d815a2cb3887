import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../apps/server/src/features/accounts/index.ts';
import { addListing } from '../../apps/server/src/features/listings/testing.ts';
import { addRental } from '../../apps/server/src/features/rentals/testing.ts';
import { sql } from '../../apps/server/src/testing/services.ts';
import { addMember } from '../../apps/server/src/testing/test-app.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { killAll, startServer } from '../support/program.ts';
import { makePlace, type Place } from './support/place.ts';

let place: Place;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(async () => {
  await killAll();
  await place.remove();
});

const LIMIT_MS = 240_000;
const PASSWORD = 'a good password';
const TENANTS = 12;
/** All tenants' simultaneous calls, and how many are answered when the server is killed. */
const ROUNDS = [
  { step: 'accept', answered: 1 },
  { step: 'accept', answered: 5 },
  { step: 'leave', answered: 4 },
] as const;
const emailOf = (at: number) => `tenant-${at}@crewpad.test`;

/** A house in which every bed is offered to a different tenant; tenants in order. */
async function addHouse(): Promise<{ id: number; token: string }[]> {
  const password_hash = await hashPassword(PASSWORD);
  return place.look(async ({ db }) => {
    const listing = await addListing(db, { rooms: [Array(TENANTS).fill('cold')] });
    const offers: { id: number; token: string }[] = [];
    for (const [at, bedId] of listing.bedIds.entries()) {
      const email = emailOf(at);
      await addMember(db, { email, password_hash, email_verified_at: new Date() });
      const token = `${at}`.padStart(40, 'x');
      const id = await addRental(db, listing, bedId, { email, status: 'pending', token });
      offers.push({ id, token });
    }
    return offers;
  });
}

/** The stored rows, and what is derived from them. */
const stateOfHouse = () =>
  place.look(async ({ db }) => {
    const { rows } = await sql<{ id: number; status: string; steps: string[]; mails: number }>`
      select r.id, r.status,
        (select coalesce(array_agg(h.action order by h.id), '{}') from rental_history h
          where h.rental_id = r.id) as steps,
        (select count(*)::int from outbox o where o.payload->>'mail' = 'rental_accepted'
          and (o.payload->>'rentalId')::int = r.id) as mails
      from rentals r order by r.id`.execute(db);
    const counts = () =>
      db.selectFrom('listings').select(['id', 'num_occupied_beds', 'rented']).execute();
    const stored = await counts();
    await sql`select recount_listings(array_agg(id)) from listings`.execute(db);
    return { rows, stored, recounted: await counts() };
  });

it(
  'kill -9 while tenants accept and leave loses no answer, leaves no partial step, and keeps the counts correct',
  async () => {
    const first = await startServer({ ...place.env, ROLES: 'worker', DEMO: '0' });
    expect(await first.kill('SIGTERM')).toBe(0);
    const offers = await addHouse();
    const lastAnswers = new Map<number, string>();

    for (const { step, answered } of ROUNDS) {
      const port = await freePort();
      const env = {
        ...place.env,
        PORT: String(port),
        DEMO: '0',
        RATE_LIMITS: 'off',
        ROLES: 'http',
      };
      const server = await startServer(env);
      const call = async (path: string, body: object, token = '') => {
        const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        });
        return { status: answer.status, body: (await answer.json()) as { token: string } };
      };
      const sessions = await Promise.all(
        offers.map(async (_, at) => {
          const { body } = await call('/login', { email: emailOf(at), password: PASSWORD });
          return body.token;
        }),
      );
      let answerCount = 0;
      const calls = offers.map(async ({ id, token }, at) => {
        const [path, body] =
          step === 'accept' ? ['/rental/accept', { token }] : [`/rental/${id}/leave`, {}];
        const { status } = await call(path as string, body as object, sessions[at]);
        if (status === 200) lastAnswers.set(id, step);
        answerCount += 1;
      });
      const results = Promise.allSettled(calls);
      await expect
        .poll(() => answerCount, { interval: 1, timeout: 60_000 })
        .toBeGreaterThanOrEqual(answered);
      await server.kill('SIGKILL');
      await results;

      const { rows, stored, recounted } = await stateOfHouse();
      expect(recounted).toEqual(stored);
      for (const { id, status, steps, mails } of rows) {
        const lastStep = lastAnswers.get(id);
        if (lastStep === 'accept') expect(['accepted', 'ended']).toContain(status);
        if (lastStep === 'leave') expect(status).toBe('ended');
        // A step, its history and its emails are committed together or not at all.
        const expected = { pending: [], accepted: ['accept'], ended: ['accept', 'leave'] }[status];
        expect(steps).toEqual(expected);
        expect(mails).toBe(status === 'pending' ? 0 : 2);
      }
    }
  },
  LIMIT_MS,
);
