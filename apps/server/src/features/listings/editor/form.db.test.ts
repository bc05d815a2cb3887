import { beforeAll, describe, expect, it } from 'vitest';
import { TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addAirport } from '../../search/testing.ts';
import {
  addLister,
  addUpload,
  editOf,
  expectRefused,
  formOf,
  publish,
  type TestLister,
  type TestWrite,
} from '../testing.ts';

describe('the order of checks', () => {
  const rig = useTestApp();
  let owner: TestLister;
  let own: { id: number; rooms: { id: number }[] };
  beforeAll(async () => {
    owner = await addLister(rig);
    own = (await publish(rig, owner)).data;
  });

  const CARD = '4242 4242 4242 4242';

  /** Every write to a listing or a room, with an invalid body. */
  function malformed(id: number, roomId: number): TestWrite[] {
    return [
      { method: 'PUT', path: `/crashpads/${id}`, body: { title: 5 } },
      { method: 'PUT', path: `/crashpads/${id}`, body: { title: `Pay with ${CARD}` } },
      { method: 'POST', path: `/crashpads/status/${id}`, body: { status: 9 } },
      { method: 'PUT', path: `/crashpads/${id}/visibility`, body: { hidden: 'perhaps' } },
      { method: 'POST', path: '/listings/update-room', body: { id: roomId, beds_per_room: 'x' } },
      { method: 'POST', path: '/listings/delete-room', body: { id: roomId, note: CARD } },
    ];
  }
  const ofOwner = () => malformed(own.id, own.rooms[0]?.id ?? 0);
  const notFound = { status: 404, body: { error_code: 'NOT_FOUND', message: 'Not found.' } };

  it('a malformed body returns 401 without a token, 403 for another role', async () => {
    await expectRefused(rig, ofOwner(), undefined, { status: 401 });
    const seeker = await rig.member({ user_plan: 'seeker' });
    const refusal = { status: 403, body: { error_code: 'FORBIDDEN' } };
    await expectRefused(rig, ofOwner(), await rig.tokenOf(seeker.id), refusal);
  });

  it('a stranger gets 404 for a malformed body, as for an unknown listing', async () => {
    const stranger = await addLister(rig);
    await expectRefused(rig, ofOwner(), stranger.token, notFound);
    await expectRefused(rig, malformed(2_000_000_000, 2_000_000_000), owner.token, notFound);
    const { data: listing } = await publish(rig, owner);
    await rig.post(`/crashpads/status/${listing.id}`, { status: 0 }, owner.token);
    await expectRefused(rig, malformed(listing.id, listing.rooms[0].id), owner.token, notFound);
  });

  it('the owner gets 422 with the issues', async () => {
    const refusal = { status: 422, body: { errors: expect.anything() } };
    await expectRefused(rig, ofOwner(), owner.token, refusal);
  });

  it.each([
    ['whose term is over', { expire_at: '2026-01-01T00:00:00Z' }, 'ACCOUNT_EXPIRED'],
    ['whose account rests', { status: 'INACTIVE' as const }, 'ACCOUNT_INACTIVE'],
  ])('an owner %s gets 403 first', async (_who, row, error_code) => {
    const lister = await addLister(rig);
    const { data } = await publish(rig, lister);
    const { db } = rig.database;
    await db.updateTable('members').set(row).where('id', '=', lister.id).execute();
    const calls = malformed(data.id, data.rooms[0].id);
    await expectRefused(rig, calls, lister.token, { status: 403, body: { error_code } });
  });

  it('a malformed id returns 422 for everyone who may write', async () => {
    const calls = [
      { method: 'PUT', path: '/crashpads/x', body: { title: 5 } },
      { method: 'POST', path: '/listings/delete-room', body: {} },
    ];
    await expectRefused(rig, calls, owner.token, { status: 422 });
  });

  it('only the owner gets the issue of an invalid Idempotency-Key', async () => {
    const stranger = await addLister(rig);
    const { body: edit } = await rig.get(`/crashpads/${own.id}/edit`, owner.token);
    const headers = { 'idempotency-key': 'with a space' };
    const put = (token: string) =>
      rig.call('PUT', `/crashpads/${own.id}`, { token, body: edit.data, headers });
    expect(await put(stranger.token)).toMatchObject(notFound);
    expect(await put(owner.token)).toMatchObject({
      status: 422,
      body: { errors: { 'idempotency-key': ['is_not_valid'] } },
    });
  });
});

describe('a refused form', () => {
  const rig = useTestApp();
  let owner: TestLister;
  let other: TestLister;
  /** The published listings of both. */
  let own: Awaited<ReturnType<typeof publish>>['data'];
  let foreign: Awaited<ReturnType<typeof publish>>['data'];
  beforeAll(async () => {
    owner = await addLister(rig);
    other = await addLister(rig);
    own = (await publish(rig, owner)).data;
    foreign = (await publish(rig, other)).data;
  });

  /** Every write of a lister to the given listing, with a valid body. */
  async function writesOf(lister: TestLister, listing: typeof own): Promise<TestWrite[]> {
    const form = await formOf(rig, lister.id);
    const edit = await editOf(rig, lister, listing.id, { title: 'Another title' });
    const [room] = listing.rooms;
    return [
      { method: 'POST', path: '/crashpads', body: form },
      { method: 'PUT', path: `/crashpads/${listing.id}`, body: edit },
      { method: 'POST', path: `/crashpads/status/${listing.id}`, body: { status: 1 } },
      { method: 'PUT', path: `/crashpads/${listing.id}/visibility`, body: { hidden: true } },
      {
        method: 'POST',
        path: '/listings/update-room',
        body: { id: room.id, room_name: 'Mine now', beds_per_room: 4 },
      },
      { method: 'POST', path: '/listings/delete-room', body: { id: room.id } },
      { method: 'PUT', path: '/lister/draft', body: { form: { title: 'x' } } },
      { method: 'DELETE', path: '/lister/draft' },
      { method: 'POST', path: `/crashpads/${listing.id}/copy` },
    ];
  }

  const namesAThing = ({ path }: TestWrite) => /\d|room/.test(path);

  describe('members without write access', () => {
    it('get 401 without a token', async () => {
      const refusal = { status: 401, body: { error_code: 'UNAUTHENTICATED' } };
      await expectRefused(rig, await writesOf(owner, own), undefined, refusal);
    });

    it.each([
      ['a free tenant', { user_plan: null }],
      ['a seeker', { user_plan: 'seeker' as const }],
      ['an admin without a plan', { role: 'admin' as const, user_plan: null }],
      [
        'a seeker with an unpaid sign-up',
        { user_plan: null, signup_plan: 'seeker' as const, status: 'INACTIVE' as const },
      ],
    ])('%s: 403', async (_who, row) => {
      const { id } = await rig.member(row);
      const refusal = { status: 403, body: { error_code: 'FORBIDDEN' } };
      await expectRefused(rig, await writesOf(owner, own), await rig.tokenOf(id), refusal);
    });

    it('get 404 as another lister, as for an unknown listing', async () => {
      const calls = (await writesOf(owner, own)).filter(namesAThing);
      expect(calls).toHaveLength(6);
      await expectRefused(rig, calls, other.token, {
        status: 404,
        body: { error_code: 'NOT_FOUND' },
      });
      const unknown = 2_000_000_000;
      const none = { ...own, id: unknown, rooms: [{ id: unknown }] };
      const edit = await editOf(rig, owner, own.id);
      const nowhere = [
        { method: 'PUT', path: `/crashpads/${unknown}`, body: edit },
        { method: 'POST', path: `/crashpads/status/${none.id}`, body: { status: 0 } },
        { method: 'POST', path: '/listings/delete-room', body: { id: unknown } },
        { method: 'POST', path: `/crashpads/${unknown}/copy` },
      ];
      await expectRefused(rig, nowhere, owner.token, {
        status: 404,
        body: { error_code: 'NOT_FOUND' },
      });
    });

    it('get 404 as a lister of a deleted listing', async () => {
      const { data } = await publish(rig, owner);
      const calls = (await writesOf(owner, data)).filter(namesAThing);
      await rig.post(`/crashpads/status/${data.id}`, { status: 0 }, owner.token);
      await expectRefused(rig, calls, owner.token, {
        status: 404,
        body: { error_code: 'NOT_FOUND' },
      });
    });

    it.each([
      ['whose term is over', { expire_at: '2026-01-01T00:00:00Z' }, 'ACCOUNT_EXPIRED'],
      ['whose account rests', { status: 'INACTIVE' as const }, 'ACCOUNT_INACTIVE'],
    ])('a lister %s: 403, but 404 for listings of others', async (_who, row, error_code) => {
      const lister = await addLister(rig);
      const { data } = await publish(rig, lister);
      const calls = await writesOf(lister, data);
      const { db } = rig.database;
      await db.updateTable('members').set(row).where('id', '=', lister.id).execute();
      await expectRefused(rig, calls, lister.token, { status: 403, body: { error_code } });
      const [, put] = await writesOf(owner, own);
      await expectRefused(rig, put ? [put] : [], lister.token, { status: 404 });
    });
  });

  describe('foreign ids in a body are refused, and nothing changes', () => {
    const put = async (changes: Record<string, unknown>) => ({
      method: 'PUT',
      path: `/crashpads/${own.id}`,
      body: await editOf(rig, owner, own.id, changes),
    });
    const post = async (changes: Record<string, unknown>) => ({
      method: 'POST',
      path: '/crashpads',
      body: await formOf(rig, owner.id, changes),
    });
    const errors = (fault: object) => ({ status: 422, body: { errors: fault } });

    it('refuses foreign rooms in a body, and changes nothing', async () => {
      const rooms = [{ ...foreign.rooms[0], beds: [] }];
      const fault = errors({ rooms: ['room_is_not_of_this_listing'] });
      await expectRefused(rig, [await put({ rooms })], owner.token, fault);
      await expectRefused(rig, [await post({ rooms })], owner.token, fault);
      const removed = [{ ...foreign.rooms[0], beds: [], status: 'DELETED' }];
      const calls = [await put({ rooms: removed }), await post({ rooms: removed })];
      await expectRefused(rig, calls, owner.token, fault);
    });

    it('refuses foreign beds in a body, and changes nothing', async () => {
      const [bed] = foreign.rooms[0].beds;
      for (const status of ['ACTIVE', 'BUSY', 'DELETED', 'NEW']) {
        const rooms = [{ ...own.rooms[0], beds: [...own.rooms[0].beds, { ...bed, status }] }];
        const fault = errors({ rooms: ['bed_is_not_of_this_listing'] });
        await expectRefused(rig, [await put({ rooms })], owner.token, fault);
      }
      const rooms = [{ room_name: 'New', beds: [bed] }];
      const fault = errors({ rooms: ['bed_is_not_of_this_listing'] });
      await expectRefused(rig, [await post({ rooms })], owner.token, fault);
    });

    it('refuses foreign pictures in a body, and changes nothing', async () => {
      const stranger = await addUpload(rig.database.db, other.id);
      const document = await addUpload(rig.database.db, owner.id, 'document');
      for (const picture of [stranger, foreign.images[0], document, 'https://example.com/x.webp']) {
        const changes = { images: [own.images[0], picture], thumbnail: own.images[0] };
        const fault = errors({ images: ['picture_is_not_yours'] });
        await expectRefused(rig, [await put(changes), await post(changes)], owner.token, fault);
        const draft = {
          method: 'PUT',
          path: '/lister/draft',
          body: { form: { images: [picture] } },
        };
        const thumbnail = { ...draft, body: { form: { thumbnail: picture } } };
        await expectRefused(rig, [draft, thumbnail], owner.token, fault);
      }
    });

    it('refuses foreign documents in a body, and changes nothing', async () => {
      const stranger = await addUpload(rig.database.db, other.id, 'document');
      const picture = await addUpload(rig.database.db, owner.id);
      for (const item of [stranger, picture, '/files/documents/../x::::y.pdf']) {
        const rules_policies_doc = [item];
        const fault = errors({ rules_policies_doc: ['document_is_not_yours'] });
        const draft = {
          method: 'PUT',
          path: '/lister/draft',
          body: { form: { rules_policies_doc } },
        };
        const calls = [
          await put({ rules_policies_doc }),
          await post({ rules_policies_doc }),
          draft,
        ];
        await expectRefused(rig, calls, owner.token, fault);
      }
    });

    it('unknown airports and list entries', async () => {
      const unknown = 2_000_000_000;
      const { id } = await addAirport(rig.database.db, { latitude: 40.7, longitude: -74.1 });
      for (const airport of [[unknown], [id, unknown]]) {
        const fault = errors({ airport: ['airport_must_be_chosen_from_the_drop_down'] });
        await expectRefused(
          rig,
          [await put({ airport }), await post({ airport })],
          owner.token,
          fault,
        );
      }
      for (const field of ['amenities', 'preferences', 'places']) {
        const fault = errors({ [field]: ['is_not_an_option'] });
        const changes = { [field]: [unknown] };
        await expectRefused(rig, [await put(changes), await post(changes)], owner.token, fault);
      }
    });

    it('owner, status and counters are never written from a body', async () => {
      const changes = {
        user_id: other.id,
        id: foreign.id,
        status: 0,
        views: 999,
        hidden: true,
        num_beds: 7,
        feature_listing: 1,
        created_at: '2020-01-01T00:00:00Z',
        rental_type: 'hotel',
      };
      const { method, path, body } = await put(changes);
      const answer = await rig.call(method, path, { token: owner.token, body });
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { ...own, updated_at: expect.any(String) } },
      });
    });
  });

  describe('one answer has all issues of a form', () => {
    it('including those beyond the schema', async () => {
      const body = await formOf(rig, owner.id, {
        airport: [2_000_000_000],
        rooms: [{ room_name: 'Empty', beds: [] }],
        amenities: [2_000_000_000],
      });
      const answer = await rig.post('/crashpads', body, owner.token);
      expect(answer).toMatchObject({
        status: 422,
        body: {
          errors: {
            airport: ['airport_must_be_chosen_from_the_drop_down'],
            amenities: ['is_not_an_option'],
            rooms: ['you_must_have_at_least_one_room_with_bed_numbers'],
          },
        },
      });
    });

    it('a rental type that this brand does not offer', async () => {
      const vacation = await TestApp.open({ BRAND: 'vacation' });
      const lister = await addLister(vacation);
      const body = await formOf(vacation, lister.id);
      const answer = await vacation.post('/crashpads', body, lister.token);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { rental_type: ['is_not_an_option'] } },
      });
      const house = await formOf(vacation, lister.id, { rental_type: 'house' });
      expect(await vacation.post('/crashpads', house, lister.token)).toMatchObject({ status: 201 });
      await vacation.close();
    });

    it('refuses contact details in names', async () => {
      const changes = { title: 'House 212-555-0199', neighborhood: 'me&#64;mail.com' };
      const key = ['contact_details_are_not_allowed'];
      const refusal = { status: 422, body: { errors: { title: key, neighborhood: key } } };
      const post = {
        method: 'POST',
        path: '/crashpads',
        body: await formOf(rig, owner.id, changes),
      };
      const body = await editOf(rig, owner, own.id, changes);
      const put = { method: 'PUT', path: `/crashpads/${own.id}`, body };
      await expectRefused(rig, [post, put], owner.token, refusal);
    });

    it.each(['crashpad', 'hotel', 'hostel'])('a room of a %s without beds', async (type) => {
      const fault = { rooms: ['you_must_have_at_least_one_room_with_bed_numbers'] };
      const body = await formOf(rig, owner.id, { rental_type: type, rooms: [{ room_name: 'A' }] });
      const call = { method: 'POST', path: '/crashpads', body };
      await expectRefused(rig, [call], owner.token, { status: 422, body: { errors: fault } });
    });

    it('the fields that the stored type requires', async () => {
      const body = await editOf(rig, owner, own.id, { bathrooms: null, max_nights: '' });
      const answer = await rig.call('PUT', `/crashpads/${own.id}`, { token: owner.token, body });
      expect(answer).toMatchObject({
        status: 422,
        body: {
          errors: { bathrooms: ['bathrooms_is_required'], max_nights: ['max_nights_is_required'] },
        },
      });
    });
  });
});
