import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { testServerUrl } from '../../testing/services.ts';
import { TestApp } from '../../testing/test-app.ts';
import { formFor, type Party } from '../rentals/testing.ts';
import { expireOffers } from './jobs.ts';
import { addFullHouse, type FullHouse, waitlistCalls, waitlistState } from './testing.ts';

let rig: TestApp;
/** A second node at the same database. */
let peer: TestApp;
beforeAll(async () => {
  rig = await TestApp.open();
  peer = await rig.peer();
});
beforeEach(() => rig.clock.set(TEST_NOW));
afterAll(async () => {
  await peer.close();
  await rig.close();
});

const { endOf, checkOut, setStatus, mode, offer, release, answer, kindsOf, offersOf, freed } =
  waitlistCalls(() => rig);
const onPeer = waitlistCalls(() => peer);

describe('refused calls', () => {
  it('refused calls of strangers, the other party or in the wrong state change nothing', async () => {
    const { house, first, second, firstEntry, secondEntry } = await freed();
    const other = await addFullHouse(rig);
    const refused = async (
      call: () => ReturnType<TestApp['post']>,
      status: number,
      message?: string,
    ) => {
      const before = await waitlistState(rig);
      const { status: answered, body } = await call();
      expect(answered).toBe(status);
      if (message !== undefined) expect(body.message).toBe(message);
      expect(await waitlistState(rig)).toEqual(before);
    };
    await refused(() => answer(firstEntry, 'claim', first), 409, 'No bed is offered right now.');
    await refused(() => answer(firstEntry, 'pass', first), 409);
    await refused(() => release(house, firstEntry), 409);
    await refused(() => offer(house, firstEntry, house.bed, other.token), 404);
    await refused(() => offer(house, firstEntry, house.bed, first.token), 403);
    await refused(() => offer(house, firstEntry, other.bed), 404);
    await refused(() => offer(house, 999_999), 404);
    await refused(() => rig.post(`/lister/waitlist/${firstEntry}/offer`, {}, house.token), 422);
    await refused(() => rig.post(`/lister/waitlist/${firstEntry}/offer`, {}, other.token), 404);
    await refused(() => mode(house, 'random'), 422);
    await refused(
      () => rig.put(`/listing/${house.listing.id}/waitlist-mode`, {}, other.token),
      404,
    );
    await offer(house, firstEntry);
    await refused(() => offer(house, firstEntry), 409, "We're already holding a bed for them.");
    await refused(() => offer(house, secondEntry), 409);
    await refused(() => answer(firstEntry, 'claim', second), 404);
    await refused(() => answer(firstEntry, 'claim', { ...first, id: house.id }), 403);
    await answer(firstEntry, 'claim', first);
    await refused(() => answer(firstEntry, 'claim', first), 409);
  });
});

describe('concurrent calls', () => {
  it('one of two claims counts', async () => {
    const { house, first, firstEntry } = await freed();
    await offer(house, firstEntry);
    const answers = await Promise.all([1, 2, 3].map(() => answer(firstEntry, 'claim', first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await kindsOf(house.id)).filter((kind) => kind === 'waitlist_claimed')).toHaveLength(1);
  });

  it('two offers of one bed, or of two beds to one person, hold one bed', async () => {
    const { house, firstEntry, secondEntry } = await freed({ rooms: [['cold', 'cold']] });
    const [, bed2 = 0] = house.listing.bedIds;
    await checkOut(house, house.rentals[1]);
    const sameBed = await Promise.all([offer(house, firstEntry), offer(house, secondEntry)]);
    expect(sameBed.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const free = sameBed[0]?.status === 201 ? secondEntry : firstEntry;
    const samePerson = await Promise.all([offer(house, free, bed2), offer(house, free, bed2)]);
    expect(samePerson.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('a claim at the instant of expiry is too late', async () => {
    const { house, first, firstEntry } = await freed();
    await offer(house, firstEntry);
    const { end } = await endOf(firstEntry);
    rig.clock.set(end);
    const [claim] = await Promise.all([
      answer(firstEntry, 'claim', first),
      expireOffers(rig.database.db, end),
      expireOffers(rig.database.db, end),
    ]);
    expect(claim).toMatchObject({ status: 409 });
    expect(await offersOf(firstEntry)).toEqual([{ state: 'expired', bed_id: house.bed }]);
  });

  it('a claim against a release, a deletion or an invitation: one wins', async () => {
    for (const what of ['release', 'deactivate', 'invite'] as const) {
      const { house, first, firstEntry } = await freed();
      await offer(house, firstEntry);
      const other = {
        release: () => release(house, firstEntry),
        deactivate: () => setStatus(house, 1),
        invite: () =>
          rig.post('/rental/invite', { ...formFor(house), email: first.email }, house.token),
      }[what];
      const [claim, step] = await Promise.all([answer(firstEntry, 'claim', first), other()]);
      expect([200, 404, 409]).toContain(claim.status);
      expect(step.status, step.text).toBeLessThan(400);
      const [only, ...more] = await offersOf(firstEntry);
      expect(more).toEqual([]);
      const end = { release: 'released', deactivate: 'withdrawn', invite: 'invited' }[what];
      expect(only?.state).toBe(end);
    }
  });
});

describe('two nodes at once', () => {
  /** The embedded database runs one transaction at a time, so there is one order to try. */
  const ROUNDS = testServerUrl === undefined ? [1] : [1, 2, 3];
  const held = (house: FullHouse) =>
    rig.database.db
      .selectFrom('bed_stays as s')
      .innerJoin('waitlist_offers as o', 'o.id', 's.offer_id')
      .select(['o.entry_id', 'o.state'])
      .where('s.bed_id', '=', house.bed)
      .execute();
  /** What each party reads on each node, after checking that both nodes answer the same. */
  async function read(house: FullHouse, person: Party) {
    const [own, other] = await Promise.all(
      [rig, peer].map(async (node) => {
        const lister = await node.get('/lister/waitlist', house.token);
        const member = await node.get('/waitlist', await node.tokenOf(person.id));
        return { lister: lister.body.data[0], member: member.body.data };
      }),
    );
    expect(other).toEqual(own);
    const { entries, beds } = own?.lister ?? { entries: [], beds: [] };
    return {
      free: beds.length as number,
      lister: Object.fromEntries(
        entries.map(({ id, state }: { id: number; state: string }) => [id, state]),
      ) as Record<number, string>,
      member: own?.member.map(({ state }: { state: string }) => state) as string[],
    };
  }

  it('offer a free bed: one person gets it, the other call is refused', async () => {
    for (const _ of ROUNDS) {
      const { house, first, firstEntry, secondEntry } = await freed();
      const answers = await Promise.all([
        offer(house, firstEntry),
        onPeer.offer(house, secondEntry),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      const [winner, loser] =
        answers[0]?.status === 201 ? [firstEntry, secondEntry] : [secondEntry, firstEntry];
      expect(await held(house)).toEqual([{ entry_id: winner, state: 'open' }]);
      expect(await offersOf(loser)).toEqual([]);
      const state = { [winner]: 'offered', [loser]: 'waiting' };
      expect(await read(house, first)).toEqual({
        free: 0,
        lister: state,
        member: [state[firstEntry]],
      });
    }
  });

  it('claim an offer and expire it: the bed is claimed, or goes to the next person', async () => {
    for (const _ of ROUNDS) {
      rig.clock.set(TEST_NOW);
      const { house, first, second, firstEntry, secondEntry } = await freed({ automatic: true });
      const { end, before } = await endOf(firstEntry);
      rig.clock.set(before);
      const [claim] = await Promise.all([
        answer(firstEntry, 'claim', first),
        expireOffers(peer.database.db, end),
      ]);
      const isClaimed = claim.status === 200;
      expect(claim.status).toBe(isClaimed ? 200 : 409);
      expect(await offersOf(firstEntry)).toMatchObject([
        { state: isClaimed ? 'claimed' : 'expired' },
      ]);
      expect(await held(house)).toEqual([
        isClaimed
          ? { entry_id: firstEntry, state: 'claimed' }
          : { entry_id: secondEntry, state: 'open' },
      ]);
      expect(await kindsOf(house.id)).toEqual(isClaimed ? ['waitlist_claimed'] : []);
      expect(await kindsOf(second.id)).toEqual(isClaimed ? [] : ['waitlist_offered']);
      const { lister, member } = await read(house, first);
      expect(lister).toEqual(
        isClaimed
          ? { [firstEntry]: 'claimed', [secondEntry]: 'waiting' }
          : { [secondEntry]: 'offered' },
      );
      expect(member).toEqual(isClaimed ? ['claimed'] : []);
    }
  });

  it('expire an offer twice: it ends once, and one next person gets the bed', async () => {
    const { house, second, firstEntry, secondEntry } = await freed({ automatic: true, people: 3 });
    const { end } = await endOf(firstEntry);
    rig.clock.set(end);
    await Promise.all([rig, peer].map(({ database }) => expireOffers(database.db, end)));
    expect(await offersOf(firstEntry)).toMatchObject([{ state: 'expired' }]);
    expect(await held(house)).toEqual([{ entry_id: secondEntry, state: 'open' }]);
    expect(await kindsOf(second.id)).toEqual(['waitlist_offered']);
  });

  it('leave the waitlist and offer a bed: nothing is held for the person who left', async () => {
    for (const _ of ROUNDS) {
      const { house, first, firstEntry, secondEntry } = await freed();
      const [left, offered] = await Promise.all([
        rig.delete(house.page, first.token),
        onPeer.offer(house, firstEntry),
      ]);
      expect(left.status).toBe(200);
      expect([201, 409]).toContain(offered.status);
      expect(await offersOf(firstEntry)).toMatchObject(
        offered.status === 201 ? [{ state: 'passed' }] : [],
      );
      expect(await held(house)).toEqual([]);
      expect(await read(house, first)).toEqual({
        free: 1,
        lister: { [secondEntry]: 'waiting' },
        member: [],
      });
    }
  });
});
