import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../platform/testing-data.ts';
import { AccountsRig } from '../../accounts/testing.ts';
import { formFor } from '../invitations/testing.ts';
import { expireOffers } from './jobs.ts';
import { addFullHouse, waitlistCalls, waitlistState } from './testing.ts';

let rig: AccountsRig;
beforeAll(async () => {
  rig = await AccountsRig.open();
});
beforeEach(() => rig.clock.set(TEST_NOW));
afterAll(() => rig.close());

const { endOf, checkOut, setStatus, mode, offer, release, answer, kindsOf, offersOf, freed } =
  waitlistCalls(() => rig);

describe('refused calls', () => {
  it('of strangers, the other party or in the wrong state change nothing', async () => {
    const { house, first, second, one, two } = await freed();
    const other = await addFullHouse(rig);
    const refused = async (
      call: () => ReturnType<AccountsRig['post']>,
      status: number,
      message?: string,
    ) => {
      const before = await waitlistState(rig);
      const { status: answered, body } = await call();
      expect(answered).toBe(status);
      if (message !== undefined) expect(body.message).toBe(message);
      expect(await waitlistState(rig)).toEqual(before);
    };
    await refused(() => answer(one, 'claim', first), 409, 'No bed is offered right now.');
    await refused(() => answer(one, 'pass', first), 409);
    await refused(() => release(house, one), 409);
    await refused(() => offer(house, one, house.bed, other.token), 404);
    await refused(() => offer(house, one, house.bed, first.token), 403);
    await refused(() => offer(house, one, other.bed), 404);
    await refused(() => offer(house, 999_999), 404);
    await refused(() => rig.post(`/lister/waitlist/${one}/offer`, {}, house.token), 422);
    await refused(() => rig.post(`/lister/waitlist/${one}/offer`, {}, other.token), 404);
    await refused(() => mode(house, 'random'), 422);
    await refused(
      () => rig.put(`/listing/${house.listing.id}/waitlist-mode`, {}, other.token),
      404,
    );
    await offer(house, one);
    await refused(() => offer(house, one), 409, "We're already holding a bed for them.");
    await refused(() => offer(house, two), 409);
    await refused(() => answer(one, 'claim', second), 404);
    await refused(() => answer(one, 'claim', { ...first, id: house.id }), 403);
    await answer(one, 'claim', first);
    await refused(() => answer(one, 'claim', first), 409);
  });
});

describe('concurrent calls', () => {
  it('one of two claims counts', async () => {
    const { house, first, one } = await freed();
    await offer(house, one);
    const answers = await Promise.all([1, 2, 3].map(() => answer(one, 'claim', first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await kindsOf(house.id)).filter((kind) => kind === 'waitlist_claimed')).toHaveLength(1);
  });

  it('two offers of one bed, or of two beds to one person, hold one bed', async () => {
    const { house, one, two } = await freed({ rooms: [['cold', 'cold']] });
    const [, bed2 = 0] = house.listing.bedIds;
    await checkOut(house, house.rentals[1]);
    const sameBed = await Promise.all([offer(house, one), offer(house, two)]);
    expect(sameBed.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const free = sameBed[0]?.status === 201 ? two : one;
    const samePerson = await Promise.all([offer(house, free, bed2), offer(house, free, bed2)]);
    expect(samePerson.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('a claim at the instant of expiry is too late', async () => {
    const { house, first, one } = await freed();
    await offer(house, one);
    const { end } = await endOf(one);
    rig.clock.set(end);
    const [claim] = await Promise.all([
      answer(one, 'claim', first),
      expireOffers(rig.database.db, end),
      expireOffers(rig.database.db, end),
    ]);
    expect(claim).toMatchObject({ status: 409 });
    expect(await offersOf(one)).toEqual([{ state: 'expired', bed_id: house.bed }]);
  });

  it('a claim against a release, a deletion or an invitation: one wins', async () => {
    for (const what of ['release', 'deactivate', 'invite'] as const) {
      const { house, first, one } = await freed();
      await offer(house, one);
      const other = {
        release: () => release(house, one),
        deactivate: () => setStatus(house, 1),
        invite: () =>
          rig.post('/rental/invite', { ...formFor(house), email: first.email }, house.token),
      }[what];
      const [claim, step] = await Promise.all([answer(one, 'claim', first), other()]);
      expect([200, 404, 409]).toContain(claim.status);
      expect(step.status, step.text).toBeLessThan(400);
      const [only, ...more] = await offersOf(one);
      expect(more).toEqual([]);
      const end = { release: 'released', deactivate: 'withdrawn', invite: 'invited' }[what];
      expect(only?.state).toBe(end);
    }
  });
});
