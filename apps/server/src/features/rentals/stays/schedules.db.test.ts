import { ApiError } from '@crewpad/contract';
import { addDays } from '@crewpad/domain';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addListing, refresh } from '../../listings/testing.ts';
import { rebuildSearch } from '../../search/refresh.ts';
import { addAirport, deleteDerived, derivedState } from '../../search/testing.ts';
import {
  addParty,
  addRental,
  addTenant,
  isOpen,
  type Moment,
  overlaps,
  type Stay,
  StaysModel,
} from '../testing.ts';
import { checkOut } from './check-out.ts';
import { endDueStays } from './ends.ts';
import { confirmCheckout, declineCheckout, leave, requestCheckout } from './steps.ts';

const rig = useTestApp();
let airport: { id: number };
beforeAll(async () => {
  airport = await addAirport(rig.database.db);
});

const BEDS = 2;
/** TEST_NOW is noon on day 0; check-in is at 15:00. */
const dateOf = (day: number) => addDays('2026-03-01', day);
const hourOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const moment = fc.record({
  day: fc.integer({ min: -1, max: 12 }),
  hour: fc.constantFrom(9, 12, 18),
});
const which = fc.nat(5);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('invite' as const),
    bed: fc.nat(BEDS - 1),
    starts: fc.integer({ min: -2, max: 8 }),
    nights: fc.option(fc.integer({ min: 1, max: 6 })),
  }),
  fc.record({ kind: fc.constant('accept' as const), which }),
  fc.record({ kind: fc.constant('request' as const), which, at: moment }),
  fc.record({ kind: fc.constant('confirm' as const), which, other: fc.option(moment) }),
  fc.record({ kind: fc.constant('decline' as const), which }),
  fc.record({ kind: fc.constant('check out' as const), which, at: moment }),
  fc.record({ kind: fc.constant('leave' as const), which }),
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 4 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function statusOf(work: Promise<unknown>): Promise<number> {
  try {
    await work;
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

const actor = (id: number, email: string, plan: 'pro' | null): MemberActor => ({
  kind: 'member',
  id,
  email,
  plan,
  role: 'member',
  status: 'ACTIVE',
  signupPlan: null,
  isLocked: false,
  isCollectionHeld: false,
  isExpired: false,
  isEmailVerified: true,
  locale: 'en',
  session: {
    id: 0,
    token: '',
    expiresAt: TEST_NOW,
    adminSessionId: null,
    adminId: null,
    confirmation: { at: null, methods: [], needsCode: false },
    owesSecondStep: false,
  },
});

async function open() {
  const { db } = rig.database;
  rig.clock.set(TEST_NOW);
  const lister = await addParty(rig);
  const tenant = await addTenant(rig);
  const airports = [{ id: airport.id, distance: 2 }];
  const rooms: ['cold', 'cold'][] = [['cold', 'cold']];
  const listing = await addListing(db, { user_id: lister.id, airports, rooms });
  const owner = actor(lister.id, lister.email, 'pro');
  const guest = actor(tenant.id, tenant.email, null);
  return { listing, tenant, owner, guest, model: new StaysModel() };
}
type House = Awaited<ReturnType<typeof open>>;

async function carryOut(house: House, step: Step): Promise<void> {
  const { services } = rig;
  const { model, owner, guest } = house;
  if (step.kind === 'invite') return invite(house, step);
  if (step.kind === 'days') {
    model.pass(step.days);
    rig.clock.set(new Date(TEST_NOW.getTime() + model.today * 86_400_000));
    await endDueStays(services.db, rig.clock.now());
    return;
  }
  const stay = model.stays[step.which % Math.max(1, model.stays.length)];
  if (stay === undefined) return;
  const wire = ({ day, hour }: Moment) => ({
    checkout_date: dateOf(day),
    checkout_time: hourOf(hour),
  });
  const later = (at: Moment) => ({ ...at, day: model.today + at.day });
  switch (step.kind) {
    case 'accept':
      return accept(house, stay);
    case 'request': {
      const at = later(step.at);
      const answer = statusOf(requestCheckout(services, guest, stay.id, wire(at)));
      return expect(await answer).toBe(model.request(stay, at));
    }
    case 'confirm': {
      const at = step.other === null ? (stay.requested ?? model.now) : later(step.other);
      const answer = statusOf(confirmCheckout(services, owner, stay.id, wire(at)));
      return expect(await answer).toBe(model.confirm(stay, at));
    }
    case 'decline': {
      const answer = statusOf(declineCheckout(services, owner, stay.id, null));
      return expect(await answer).toBe(model.decline(stay));
    }
    case 'check out': {
      const at = later(step.at);
      const answer = statusOf(checkOut(services, owner, stay.id, wire(at)));
      return expect(await answer).toBe(model.checkOut(stay, at));
    }
    case 'leave': {
      const answer = statusOf(leave(services, guest, stay.id, null));
      return expect(await answer).toBe(model.leave(stay));
    }
  }
}

async function invite(
  { listing, tenant, model }: House,
  { bed, starts, nights }: Extract<Step, { kind: 'invite' }>,
): Promise<void> {
  const start = model.today + starts;
  const end = nights === null ? Infinity : start + nights;
  const agreed = nights === null ? null : { day: end, hour: 10 };
  const before = model.stays.filter((stay) => stay.bed === bed && isOpen(stay));
  if (before.some((item) => overlaps(item, start, end))) return;
  const checkout_date = agreed === null ? null : dateOf(end);
  const id = await addRental(rig.database.db, listing, listing.bedIds[bed] ?? 0, {
    status: 'pending',
    email: tenant.email,
    start_date: dateOf(start),
    checkout_date,
    checkout_time: agreed === null ? null : '10:00',
  });
  const fresh = { status: 'pending', closedAs: null, requested: null } as const;
  model.stays.push({ id, bed, start, agreed, ...fresh });
}

async function accept({ listing, tenant }: House, stay: Stay): Promise<void> {
  if (stay.status !== 'pending') return;
  stay.status = 'accepted';
  const { db } = rig.database;
  await db
    .updateTable('rentals')
    .set({ status: 'accepted', user_id: tenant.id, accepted_at: rig.clock.now() })
    .where('id', '=', stay.id)
    .execute();
  await refresh(db, [listing.id], rig.clock.now());
}

async function expectAsModelled({ listing, model }: House): Promise<void> {
  const { db } = rig.database;
  const rows = await db
    .selectFrom('rentals')
    .select(['id', 'status', 'closed_as', 'checkout_date', 'checkout_time'])
    .select(['checkout_requested_date', 'checkout_requested_time'])
    .where('listing_id', '=', listing.id)
    .orderBy('id')
    .execute();
  const present = (at: Moment | null) =>
    at === null ? [null, null] : [dateOf(at.day), hourOf(at.hour)];
  expect(
    rows.map((row) => [
      [row.id, row.status, row.closed_as],
      [row.checkout_date, row.checkout_time],
      [row.checkout_requested_date, row.checkout_requested_time],
    ]),
  ).toEqual(
    model.stays.map((stay) => [
      [stay.id, stay.status, stay.closedAs],
      present(stay.agreed),
      present(stay.requested),
    ]),
  );
  const held = model.stays.filter(isOpen);
  const acceptances = held.filter(({ status }) => status === 'accepted');
  const occupied = new Set(acceptances.map(({ bed }) => bed)).size;
  const counts = await db
    .selectFrom('listings as l')
    .innerJoin('airport_listings as a', 'a.listing_id', 'l.id')
    .select(['l.rented', 'l.num_occupied_beds', 'a.is_full'])
    .where('l.id', '=', listing.id)
    .executeTakeFirst();
  expect(counts).toEqual({
    rented: held.length,
    num_occupied_beds: occupied,
    is_full: occupied === BEDS,
  });
}

it('has the rows and counts of the model after every step, and the search rows of a rebuild', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const house = await open();
      for (const item of steps) {
        await carryOut(house, item);
        await expectAsModelled(house);
      }
      const state = await derivedState(rig.database.db);
      await deleteDerived(rig.database.db);
      await rebuildSearch(rig.database.db, rig.clock.now());
      expect(await derivedState(rig.database.db)).toEqual(state);
    }),
    { numRuns: 25 },
  );
}, 180_000);
