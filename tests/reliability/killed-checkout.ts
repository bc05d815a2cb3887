import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@crewpad/domain';
import { hashPassword } from '../../apps/server/src/features/accounts/index.ts';
import { addListing, refresh } from '../../apps/server/src/features/listings/testing.ts';
import { insertRental } from '../../apps/server/src/features/rentals/testing.ts';
import { rebuildSearch } from '../../apps/server/src/features/search/refresh.ts';
import { deleteDerived, derivedState } from '../../apps/server/src/features/search/testing.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { sql } from '../../apps/server/src/testing/services.ts';
import { addMember } from '../../apps/server/src/testing/test-app.ts';
import { Caller, PASSWORD } from './rent/rent-place.ts';
import { type KillPlace, onKillPlace } from './support/kill-place.ts';

/**
 * Kills the real server at random points while tenants accept invitations and request a check-out, and
 * their lister confirms it and then checks them out. After each kill no answered step is lost, none is
 * half done, and everything derived (beds, rentals, free days, the search rows) equals what a
 * rebuild derives from the rows.
 *
 *   npm run reliability -- kill-checkout [times]
 */

const HOUSES = 2;
const BEDS = 4;
/** The approximate duration of a step while all run at once. */
const STEP_MS = 60;
const POLL_MS = 1;
const STAY_DAYS = 7;

/** The steps of each stay, in order. */
const STEPS = ['accept', 'request_checkout', 'confirm_checkout', 'check_out'] as const;
type Step = (typeof STEPS)[number];

interface Stay {
  rental: number;
  token: string;
  /** Steps with an answer from the server. */
  answered: number;
}

interface Bed {
  id: number;
  house: { id: number; user_id: number };
  email: string;
  tenant: Caller;
  stay: Stay;
}

interface Rentals {
  place: KillPlace;
  lister: Caller;
  beds: Bed[];
}

export type CheckoutFigures = Record<'kills' | Step | 'unanswered' | 'undone', number>;

export async function killCheckouts(
  times: number,
  say: (line: string) => void,
): Promise<CheckoutFigures> {
  return onKillPlace(say, async (place) => {
    const figures: CheckoutFigures = {
      ...{ kills: 0, accept: 0, request_checkout: 0, confirm_checkout: 0, check_out: 0 },
      // Calls that died with the server: they may have taken effect or not.
      ...{ unanswered: 0, undone: 0 },
    };
    const rentals = await addRentals(place);
    while (figures.kills < times) {
      await killWhile(rentals, figures);
      figures.kills += 1;
      await place.look(async ({ db }) => {
        await untilAlone(db);
        await checkSteps(db, rentals.beds, figures);
        await checkCounters(db);
        await inviteAgain(db, rentals.beds);
      });
      await place.start();
      if (figures.kills % 10 === 0) say(`${figures.kills} kills: ${JSON.stringify(figures)}`);
    }
    return figures;
  });
}

/** A lister with some houses near an airport, and an invited tenant for each bed. */
async function addRentals(place: KillPlace): Promise<Rentals> {
  await place.kill('SIGTERM');
  const password_hash = await hashPassword(PASSWORD);
  const email = 'host@crewpad.test';
  const invitations = await place.look(async ({ db }) => {
    const lister = await addMember(db, { email, password_hash });
    const { id, latitude, longitude } = await db
      .selectFrom('airports')
      .select(['id', 'latitude', 'longitude'])
      .where('prefix', '=', 'JFK')
      .executeTakeFirstOrThrow();
    const where = { latitude, longitude, airports: [{ id, distance: 2 }] };
    const rooms = [Array<'cold'>(BEDS).fill('cold')];
    const beds: Omit<Bed, 'tenant'>[] = [];
    for (let at = 0; at < HOUSES; at += 1) {
      const house = await addListing(db, { user_id: lister, rooms, ...where }, new Date());
      for (const bed of house.bedIds) {
        const guest = `guest-${bed}@crewpad.test`;
        const row = { user_plan: null, email_verified_at: new Date() };
        await addMember(db, { email: guest, password_hash, ...row });
        const stay = { rental: 0, token: '', answered: STEPS.length };
        beds.push({ id: bed, house, email: guest, stay });
      }
    }
    await inviteAgain(db, beds);
    return beds;
  });
  await place.start();
  const lister = await Caller.logIn(place.base, email);
  const beds: Bed[] = [];
  for (const bed of invitations) {
    beds.push({ ...bed, tenant: await Caller.logIn(place.base, bed.email) });
  }
  return { place, lister, beds };
}

const today = () => new Date().toISOString().slice(0, 10);

/** Invites a new tenant to each bed whose tenant has left. */
async function inviteAgain(db: Db, beds: Omit<Bed, 'tenant'>[]): Promise<void> {
  const now = new Date();
  for (const bed of beds.filter(({ stay }) => stay.answered === STEPS.length)) {
    const { house, email } = bed;
    const token = `${bed.stay.rental + 1}-${bed.id}`.padStart(40, 'x');
    const row = { email, token, status: 'pending', start_date: addDays(today(), -1) } as const;
    const rental = await insertRental(db, house, bed.id, { ...row, invited_at: now });
    bed.stay = { rental, token, answered: 0 };
  }
  const houses = new Set(beds.map(({ house }) => house.id));
  await refresh(db, [...houses], now);
}

/** Runs the steps of all stays concurrently and kills the server some time after a random answer. */
async function killWhile({ place, lister, beds }: Rentals, figures: CheckoutFigures) {
  let isOver = false;
  let answers = 0;
  const stepsLeft = beds.reduce((sum, { stay }) => sum + STEPS.length - stay.answered, 0);
  const last = Math.floor(Math.random() * stepsLeft);
  const stays = beds.map(async ({ tenant, stay }) => {
    for (const step of STEPS.slice(stay.answered)) {
      if (isOver) return;
      const answer = await take(step, { tenant, lister }, stay).catch((error: unknown) => {
        if (!isOver) throw error;
      });
      if (answer === undefined) return;
      if (answer.status !== 200)
        throw new Error(`${step} answered ${answer.status}: ${answer.text}`);
      stay.answered += 1;
      answers += 1;
      figures[step] += 1;
    }
  });
  const all = Promise.all(stays);
  all.catch(() => {
    isOver = true;
  });
  while (!isOver && answers < last) await sleep(POLL_MS);
  await sleep(Math.random() * STEP_MS);
  isOver = true;
  await place.kill('SIGKILL');
  await all;
}

function take(
  step: Step,
  { tenant, lister }: { tenant: Caller; lister: Caller },
  { rental, token }: Stay,
) {
  const path = `/rental/${rental}`;
  const key = `${step}-${rental}`;
  const later = { checkout_date: addDays(today(), STAY_DAYS), checkout_time: '10:00' };
  switch (step) {
    case 'accept':
      return tenant.post('/rental/accept', { token }, key);
    case 'request_checkout':
      return tenant.post(`${path}/checkout-date`, later, key);
    case 'confirm_checkout':
      return lister.post(`${path}/checkout-date/confirm`, later, key);
    case 'check_out': {
      const now = { checkout_date: today(), checkout_time: '00:00' };
      return lister.post(`${path}/checkout`, now, key);
    }
  }
}

/** PostgreSQL finishes a running statement even if the client has died. */
async function untilAlone(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(db);
    if (rows.length === 0) return;
    await sleep(POLL_MS);
  }
}

/** The expected rental after this many steps. */
const LOOKS = [
  { status: 'pending', holds_bed: true, is_requested: false, is_agreed: false },
  { status: 'accepted', holds_bed: true, is_requested: false, is_agreed: false },
  { status: 'accepted', holds_bed: true, is_requested: true, is_agreed: false },
  { status: 'accepted', holds_bed: true, is_requested: false, is_agreed: true },
  { status: 'ended', holds_bed: false, is_requested: false, is_agreed: true },
];

/** Each answered step is in the history once, at most one more is, and the rental matches it. */
async function checkSteps(db: Db, beds: Bed[], figures: CheckoutFigures): Promise<void> {
  for (const { stay } of beds) {
    const { rows } = await sql<{ actions: string[] }>`
      select array(select action from rental_history h where h.rental_id = r.id order by h.id) as actions,
        r.status, exists (select from bed_stays b where b.rental_id = r.id) as holds_bed,
        r.checkout_requested_date is not null as is_requested, r.checkout_date is not null as is_agreed
      from rentals r where r.id = ${stay.rental}`.execute(db);
    const { actions = [], ...look } = rows[0] ?? {};
    const stepCount = actions.length;
    const isRight =
      (stepCount === stay.answered || stepCount === stay.answered + 1) &&
      isDeepStrictEqual(actions, STEPS.slice(0, stepCount)) &&
      isDeepStrictEqual(look, LOOKS[stepCount]);
    if (!isRight) {
      throw new Error(
        `${stay.answered} steps were answered: ${JSON.stringify({ actions, ...look })}`,
      );
    }
    if (stepCount > stay.answered) figures.unanswered += 1;
    else if (stepCount < STEPS.length) figures.undone += 1;
    stay.answered = stepCount;
  }
}

/** The counters of listings, airports and cities and the search rows equal a rebuild. */
async function checkCounters(db: Db): Promise<void> {
  const derived = await derivedState(db);
  await deleteDerived(db);
  await rebuildSearch(db, new Date());
  const rebuilt = await derivedState(db);
  if (!isDeepStrictEqual(derived, rebuilt)) {
    throw new Error(`counted: ${differences(derived, rebuilt)}`);
  }
}

/** Only the differences, because the whole state has all cities. */
function differences(derived: unknown, rebuilt: unknown): string {
  const [stored, computed] = [derived, rebuilt] as [
    Record<string, unknown[]>,
    Record<string, unknown[]>,
  ];
  const parts = Object.keys(stored).flatMap((name) => {
    const same = new Set((computed[name] ?? []).map((row) => JSON.stringify(row)));
    const wrong = (stored[name] ?? [])
      .map((row) => JSON.stringify(row))
      .filter((row) => !same.has(row));
    return wrong.length > 0 ? [`${name} ${wrong.join(' ')}`] : [];
  });
  return parts.join('; ');
}
