import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../testing/data.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addMessage } from '../../messages/testing.ts';
import { addRental } from '../../rentals/testing.ts';
import { addReview } from '../../reviews/testing.ts';
import { addListing } from '../testing.ts';

const rig = useTestApp();

const ADDRESS = { street1: '4711 Hiddenhouse Road', street2: null, postal_code: '99887' };
const TRUTH = { latitude: 40.1234, longitude: -74.6543 };
const MOVED = { public_latitude: 40.12, public_longitude: -74.65 };
const PHONE = '+12125550199';
const TERM = { expire_at: '2027-01-01T00:00:00Z' };

/** A crash pad with three beds, its lister, and one member per relation to it. */
async function cast(row = {}, lister = {}) {
  const { db } = rig.database;
  const owner = await rig.member({ user_plan: 'pro', phone_number: PHONE, ...TERM, ...lister });
  const where = { user_id: owner.id, ...ADDRESS, ...TRUTH, ...MOVED };
  const listing = await addListing(db, { ...where, rooms: [['cold', 'cold', 'cold']], ...row });
  const other = await addListing(db, { user_id: owner.id });
  const rent = async (
    of: typeof listing,
    bed: number,
    status: 'accepted' | 'pending' | 'ended',
  ) => {
    const { id, email } = await rig.member({ user_plan: null });
    await addRental(db, of, of.bedIds[bed] ?? 0, { user_id: id, email, status });
    return id;
  };
  return {
    id: listing.id,
    listing,
    owner: owner.id,
    admin: (await rig.member({ role: 'admin', user_plan: null })).id,
    tenant: await rent(listing, 0, 'accepted'),
    invited: await rent(listing, 1, 'pending'),
    former: await rent(listing, 2, 'ended'),
    otherTenant: await rent(other, 0, 'accepted'),
    free: (await rig.member({ user_plan: null })).id,
    seeker: (await rig.member({ user_plan: 'seeker', ...TERM })).id,
  };
}

async function look(id: number, memberId?: number) {
  const token = memberId === undefined ? undefined : await rig.tokenOf(memberId);
  return rig.get(`/listing/${id}`, token);
}

describe('GET /listing/{id} shows', () => {
  test('the address to tenants, owner and admin, and the exact point to owner and admin', async () => {
    const { id, listing: _listing, ...people } = await cast();
    for (const [name, memberId] of [...Object.entries(people), ['visitor', undefined] as const]) {
      const { data } = (await look(id, memberId)).body;
      const involved = ['owner', 'admin', 'tenant'].includes(name);
      const sees = ['owner', 'admin'].includes(name);
      expect([name, 'street1' in data, 'postal_code' in data]).toEqual([name, involved, involved]);
      expect([name, data.latitude]).toEqual([name, sees ? TRUTH.latitude : MOVED.public_latitude]);
      expect(data.abilities.see_address).toBe(involved);
    }
  });

  test('the phone by its two settings', async () => {
    const seeing = async (approvals: object) => {
      const { id, listing: _listing, ...people } = await cast({}, approvals);
      const names: string[] = [];
      for (const [name, memberId] of [...Object.entries(people), ['visitor', undefined] as const]) {
        const { data } = (await look(id, memberId)).body;
        expect(data.abilities.see_phone).toBe(data.phone_number === PHONE);
        if (data.phone_number === PHONE) names.push(name);
      }
      return names.toSorted();
    };
    expect(await seeing({})).toEqual(['admin', 'owner']);
    expect(await seeing({ approval_public_phone_tenant: 2 })).toEqual([
      'admin',
      'otherTenant',
      'owner',
      'tenant',
    ]);
    const members = 'admin former free invited otherTenant owner seeker tenant'.split(' ');
    expect(await seeing({ approval_public_phone_user: 1 })).toEqual(members);
  });

  test('show_phone to current tenants of the lister', async () => {
    const { id, listing: _listing, ...people } = await cast();
    for (const [name, memberId] of Object.entries(people)) {
      const { show_phone } = (await look(id, memberId)).body;
      expect([name, show_phone]).toEqual([name, ['tenant', 'otherTenant'].includes(name) ? 1 : 0]);
    }
  });

  test('an inactive listing to owner, admin and tenants only, and a deleted one to no one', async () => {
    const unknown = await look(2_000_000_000);
    for (const [status, seen] of [
      [1, ['admin', 'owner', 'tenant']],
      [0, []],
    ] as const) {
      const { id, listing: _listing, ...people } = await cast({ status });
      const names: string[] = [];
      for (const [name, memberId] of Object.entries(people)) {
        const answer = await look(id, memberId);
        if (answer.status === 200) names.push(name);
        else expect([answer.status, answer.body]).toEqual([404, unknown.body]);
      }
      expect(names.toSorted()).toEqual(seen);
    }
  });

  test('the abilities of the caller', async () => {
    const { id, listing, ...people } = await cast();
    const may = async (ability: string) => {
      const names: string[] = [];
      for (const [name, memberId] of Object.entries(people)) {
        if ((await look(id, memberId)).body.data.abilities[ability]) names.push(name);
      }
      return names.toSorted();
    };
    expect(await may('edit')).toEqual(['owner']);
    expect(await may('review')).toEqual(['former', 'tenant']);
    expect(await may('message')).toEqual(['former', 'invited', 'otherTenant', 'seeker', 'tenant']);
    await addReview(rig.database.db, listing, 5, { author_id: people.former });
    expect(await may('review')).toEqual(['tenant']);
    await rig.database.db
      .updateTable('members')
      .set({ status: 'INACTIVE' })
      .where('id', 'in', [people.owner, people.seeker])
      .execute();
    expect(await may('edit')).toEqual([]);
    expect(await may('message')).not.toContain('seeker');
  });

  test('nothing to an ended session: 400', async () => {
    const { id, seeker } = await cast();
    const token = await rig.tokenOf(seeker);
    await rig.post('/logout', undefined, token);
    const { status, body } = await rig.get(`/listing/${id}`, token);
    expect([status, body.error_code]).toEqual([400, 'TOKEN_EXPIRED']);
    expect(body.message).toBe('Token expired? Refresh page, then logout and log back in');
    expect((await rig.get(`/listing/${id}`, 'nonsense')).status).toBe(400);
  });

  test('no message ability to an expired member who does not know the lister', async () => {
    const { id } = await cast();
    const { id: expired } = await rig.member({ user_plan: 'seeker', expire_at: TEST_NOW });
    expect((await look(id, expired)).body.data.abilities.message).toBe(false);
  });
});

describe('reviews and the public profile show', () => {
  test('who can write one, and who has', async () => {
    const { listing, owner, ...people } = await cast();
    const standing = async (path: string, memberId: number) => {
      const { body } = await rig.get(path, await rig.tokenOf(memberId));
      return [body.able_to_review, body.already_review];
    };
    const ofListing = `/reviews/listing/${listing.id}`;
    const ofLister = `/user/public/${owner}`;
    expect(await standing(ofListing, people.former)).toEqual([true, false]);
    expect(await standing(ofListing, people.otherTenant)).toEqual([false, false]);
    expect(await standing(ofLister, people.otherTenant)).toEqual([true, false]);
    for (const path of [ofListing, ofLister]) {
      expect(await standing(path, people.tenant)).toEqual([true, false]);
      expect(await standing(path, people.invited)).toEqual([false, false]);
      expect(await standing(path, people.seeker)).toEqual([false, false]);
      expect(await standing(path, owner)).toEqual([false, false]);
    }
    const author_id = people.tenant;
    await addReview(rig.database.db, listing, 4, { author_id });
    expect(await standing(ofListing, author_id)).toEqual([false, true]);
    expect(await standing(ofLister, author_id)).toEqual([true, false]);
    await addReview(rig.database.db, listing, 4, { author_id, listing_id: null });
    expect(await standing(ofLister, author_id)).toEqual([false, true]);
  });

  test('name, photo and join date of members the caller rents to or messages, and of no others', async () => {
    const { owner, tenant, free, seeker } = await cast();
    await rig.database.db
      .updateTable('members')
      .set({ about: 'Private', airlines: 'Some Air' })
      .where('id', 'in', [tenant, seeker])
      .execute();
    const view = async (id: number, viewer: number) =>
      rig.get(`/user/public/${id}`, await rig.tokenOf(viewer));
    const known = await view(tenant, owner);
    expect(known.status).toBe(200);
    expect(known.body).toMatchObject({
      user: { id: tenant, about: '', airlines: null },
      items: [],
      landlord_about: '',
      able_to_review: false,
    });
    expect((await view(tenant, free)).status).toBe(404);
    expect((await rig.get(`/user/public/${tenant}`)).status).toBe(404);
    expect((await view(seeker, free)).status).toBe(404);
    await addMessage(rig.database.db, { from: seeker, to: free });
    expect((await view(seeker, free)).status).toBe(200);
    expect((await view(free, seeker)).status).toBe(200);
  });
});
