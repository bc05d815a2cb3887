import { ApiError } from '@crewpad/contract';
import { addDays } from '@crewpad/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MemberActor } from '../../platform/access/actor.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { refresh } from '../listings/testing.ts';
import { endDueStays } from '../rentals/stays/ends.ts';
import { addTenant, formFor } from '../rentals/testing.ts';
import { waitlistJobs } from './jobs.ts';
import { claimOffer, offerBed, passOffer, releaseOffer } from './offers.ts';
import { addFullHouse } from './testing.ts';
import { joinWaitlist, leaveWaitlist, setWaitlistMode } from './waitlist.ts';

const rig = useTestApp();

const BEDS = 2;
const PEOPLE = 3;
const person = fc.nat(PEOPLE - 1);
const bed = fc.nat(BEDS - 1);
const step = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), person, wants: fc.option(fc.nat(40)) }),
  fc.record({ kind: fc.constant('leave' as const), person }),
  fc.record({ kind: fc.constant('offer' as const), person, bed }),
  fc.record({ kind: fc.constant('release' as const), person }),
  fc.record({ kind: fc.constant('claim' as const), person }),
  fc.record({ kind: fc.constant('pass' as const), person }),
  fc.record({ kind: fc.constant('invite' as const), person, bed }),
  fc.record({ kind: fc.constant('check out' as const), bed, days: fc.nat(40) }),
  fc.record({ kind: fc.constant('mode' as const), automatic: fc.boolean() }),
  fc.record({ kind: fc.constant('remove bed' as const), bed }),
  fc.record({ kind: fc.constant('hours' as const), hours: fc.constantFrom(1, 23, 25, 50, 240) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const actor = (id: number, email: string, plan: 'pro' | 'seeker'): MemberActor => ({
  ...{ kind: 'member', id, email, plan, role: 'member', status: 'ACTIVE', signupPlan: null },
  ...{
    isLocked: false,
    isCollectionHeld: false,
    isExpired: false,
    isEmailVerified: true,
    locale: 'en',
  },
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
  rig.clock.set(TEST_NOW);
  const house = await addFullHouse(rig, { listing: { rooms: [['cold', 'cold']] } });
  const people: MemberActor[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const { id, email } = await addTenant(rig, { user_plan: 'seeker' });
    people.push(actor(id, email, 'seeker'));
  }
  return { house, owner: actor(house.id, house.email, 'pro'), people };
}
type House = Awaited<ReturnType<typeof open>>;

async function carryOut({ house, owner, people }: House, step: Step): Promise<unknown> {
  const { services } = rig;
  const { db } = rig.database;
  const who = 'person' in step ? people[step.person] : undefined;
  const bedId = 'bed' in step ? (house.listing.bedIds[step.bed] ?? 0) : 0;
  const entry = await db
    .selectFrom('waitlist_entries')
    .select('id')
    .where('listing_id', '=', house.listing.id)
    .where('member_id', '=', who?.id ?? 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const entryId = entry?.id ?? 0;
  const listingId = house.listing.id;
  const today = rig.clock.now().toISOString().slice(0, 10);
  switch (step.kind) {
    case 'join': {
      const from = step.wants === null ? null : addDays(today, step.wants);
      return joinWaitlist(services, who ?? owner, listingId, { from, note: '' });
    }
    case 'leave':
      return leaveWaitlist(services, who ?? owner, listingId);
    case 'offer':
      return offerBed(services, owner, { entryId, bedId });
    case 'release':
      return releaseOffer(services, owner, entryId);
    case 'claim':
      return claimOffer(services, who ?? owner, entryId);
    case 'pass':
      return passOffer(services, who ?? owner, entryId);
    case 'invite': {
      const form = formFor(house, { bed_id: bedId, email: who?.email, start_date: today });
      return rig.post('/rental/invite', form, await rig.tokenOf(house.id));
    }
    case 'check out': {
      const rentals = await db
        .selectFrom('rentals')
        .select('id')
        .where('bed_id', '=', bedId)
        .where('status', 'in', ['accepted', 'pending'])
        .execute();
      const token = await rig.tokenOf(house.id);
      const when = { checkout_date: addDays(today, step.days), checkout_time: '23:00' };
      for (const { id } of rentals) {
        await rig.post(`/rental/${id}/checkout`, when, token);
        await rig.post(`/rental/${id}/cancel-invite`, {}, token);
      }
      return;
    }
    case 'mode':
      return setWaitlistMode(services, owner, listingId, step.automatic ? 'automatic' : 'manual');
    case 'remove bed': {
      const { numUpdatedRows } = await db
        .updateTable('beds')
        .set({ status: 'DELETED' })
        .where('id', '=', bedId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('bed_stays')
                .select('id')
                .where('bed_id', '=', bedId)
                .where('rental_id', 'is not', null),
            ),
          ),
        )
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await refresh(db, [listingId], rig.clock.now());
      return;
    }
    case 'hours': {
      rig.clock.set(new Date(rig.clock.now().getTime() + step.hours * 60 * 60 * 1000));
      await endDueStays(db, rig.clock.now());
      for (const job of waitlistJobs(services)) await job.run();
    }
  }
}

/** The invariants after every step. */
async function expectWhole({ house: { listing } }: House): Promise<void> {
  const { db } = rig.database;
  const wrong = await sql`
    select 'two stays share a day' as what from bed_stays a join bed_stays b
      on a.bed_id = b.bed_id and a.id < b.id and a.stay && b.stay where a.bed_id = any (${listing.bedIds})
    union all
    select 'an open offer without its hold, or a hold without its offer'
    from waitlist_offers o full join bed_stays s on s.offer_id = o.id
    where coalesce(o.bed_id, s.bed_id) = any (${listing.bedIds})
      and (o.ended_at is null) is distinct from (s.offer_id is not null) and s.rental_id is null
    union all
    select 'a rental without its stay' from rentals r full join bed_stays s on s.rental_id = r.id
    where coalesce(r.bed_id, s.bed_id) = any (${listing.bedIds}) and s.offer_id is null
      and (r.status in ('pending', 'accepted')) is distinct from (s.id is not null)
    union all
    select 'an offer of a member who left' from waitlist_offers o
    join waitlist_entries e on e.id = o.entry_id
    where e.listing_id = ${listing.id} and o.ended_at is null and e.closed_at is not null
    union all
    select 'an offer of a removed bed' from waitlist_offers o join beds b on b.id = o.bed_id
    where b.listing_id = ${listing.id} and o.ended_at is null and b.status <> 'ACTIVE'`.execute(db);
  expect(wrong.rows).toEqual([]);
}

it('in random schedules no bed has two stays on a day, and every offer ends in one state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const house = await open();
      for (const item of steps) {
        await carryOut(house, item).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
        await expectWhole(house);
      }
      // At the end all offers expire.
      rig.clock.set(new Date(rig.clock.now().getTime() + 100 * 60 * 60 * 1000));
      const [expiry] = waitlistJobs(rig.services);
      for (let round = 0; round < PEOPLE * BEDS; round += 1) {
        await expiry?.run();
        rig.clock.set(new Date(rig.clock.now().getTime() + 25 * 60 * 60 * 1000));
      }
      await expiry?.run();
      await expectWhole(house);
      const stillOpen = await rig.database.db
        .selectFrom('waitlist_offers as o')
        .innerJoin('waitlist_entries as e', 'e.id', 'o.entry_id')
        .select('o.id')
        .where('e.listing_id', '=', house.house.listing.id)
        .where('o.ended_at', 'is', null)
        .execute();
      expect(stillOpen).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 120_000);
