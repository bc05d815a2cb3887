import { FAVORITES_MAX, LISTING_STATUS, SAVED_SEARCHES_MAX } from '@crewpad/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addListing, refresh } from '../../listings/testing.ts';
import { addAirport } from '../testing.ts';

describe('saved searches', () => {
  let code: string;
  const rig = useTestApp({ FLAGS: 'mapFilters' });
  beforeAll(async () => {
    code = (await addAirport(rig.database.db)).prefix;
  });

  const PATH = '/saved-searches';
  const newMember = async () => {
    const { id } = await rig.member({ user_plan: null });
    return { id, token: await rig.tokenOf(id) };
  };
  const list = async (token: string) => (await rig.get(PATH, token)).body.data;

  it('are saved, changed and deleted', async () => {
    const { token } = await newMember();
    const filters = { gender: 'female', bed: 'any', price_max: 400, amenities: '3,1' };
    const form = { code: code.toLowerCase(), filters, from: '2026-06-01', alert: 'daily' };
    const { status, body } = await rig.post(PATH, form, token);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: '',
      airport: { prefix: code, country: expect.stringMatching(/^[A-Z]{2}$/) },
      filters: { gender: 'female', price_max: '400', amenities: '1,3' },
      from: '2026-06-01',
      alert: 'daily',
    });
    const url = `${PATH}/${body.data.id}`;
    const changed = { name: 'Summer', alert: 'instant' };
    expect((await rig.put(url, changed, token)).body.data).toMatchObject(changed);
    expect((await rig.put(url, { alert: 'off' }, token)).body.data).toMatchObject({
      name: 'Summer',
      alert: 'off',
    });
    expect(await list(token)).toHaveLength(1);
    expect((await rig.delete(url, token)).status).toBe(200);
    expect((await rig.delete(url, token)).status).toBe(404);
    expect((await rig.put(url, changed, token)).status).toBe(404);
    expect(await list(token)).toEqual([]);
  });

  it('are read and deleted, but not saved or changed, by an inactive account', async () => {
    const { id, token } = await newMember();
    const { body } = await rig.post(PATH, { code, alert: 'daily' }, token);
    const url = `${PATH}/${body.data.id}`;
    await rig.database.db
      .updateTable('members')
      .set({ status: 'INACTIVE' })
      .where('id', '=', id)
      .execute();
    const other = { code, filters: { beds: 1 } };
    for (const answer of [
      await rig.post(PATH, other, token),
      await rig.put(url, { alert: 'off' }, token),
    ]) {
      expect([answer.status, answer.body.error_code]).toEqual([403, 'ACCOUNT_INACTIVE']);
    }
    expect(await list(token)).toEqual([body.data]);
    expect((await rig.delete(url, token)).status).toBe(200);
  });

  it('are found again, in any equivalent form', async () => {
    const { token } = await newMember();
    const first = await rig.post(PATH, { code, alert: 'daily' }, token);
    const same = [
      { code, filters: {} },
      { code, filters: { gender: 'all', bed: 'any', occupied: '1', bathrooms: 1, price_min: '0' } },
      { code, filters: { airport_distance: 11, unknown: 'x' }, name: 'Other', alert: 'instant' },
    ];
    for (const form of same) {
      const again = await rig.post(PATH, form, token);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect((await rig.post(PATH, { code, filters: { beds: 1 } }, token)).status).toBe(201);
    const other = await newMember();
    expect((await rig.post(PATH, { code }, other.token)).status).toBe(201);
  });

  it('are saved once by concurrent calls', async () => {
    const { token } = await newMember();
    const answers = await Promise.all([1, 2, 3].map(() => rig.post(PATH, { code }, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(await list(token)).toHaveLength(1);
  });

  it('are limited to twenty, also under concurrent saves', async () => {
    const { token } = await newMember();
    const calls = Array.from({ length: SAVED_SEARCHES_MAX + 3 }, (_, n) =>
      rig.post(PATH, { code, filters: { beds: n + 1 } }, token),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SAVED_SEARCHES_MAX);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await list(token)).toHaveLength(SAVED_SEARCHES_MAX);
  });

  it('saved searches of others return 404', async () => {
    const owner = await newMember();
    const stranger = await newMember();
    const { body } = await rig.post(PATH, { code, name: 'Mine' }, owner.token);
    const theirs = `${PATH}/${body.data.id}`;
    for (const form of [{ name: 'Theirs' }, { alert: 'often' }]) {
      expect((await rig.put(theirs, form, stranger.token)).status).toBe(404);
    }
    expect((await rig.delete(theirs, stranger.token)).status).toBe(404);
    expect(await list(stranger.token)).toEqual([]);
    expect(await list(owner.token)).toEqual([body.data]);
  });

  it.each([
    [{}, 'code'],
    [{ code: 'ZZZZ' }, 'code'],
    [{ code: 7 }, 'code'],
    [{ code: 'x'.repeat(21) }, 'code'],
    [{ code: '?', filters: { gender: 'crew' } }, 'filters.gender'],
    [{ code: '?', filters: { amenities: '1,x' } }, 'filters.amenities'],
    [{ code: '?', filters: 'all' }, 'filters'],
    [{ code: '?', from: 'June' }, 'from'],
    [{ code: '?', name: 'x'.repeat(61) }, 'name'],
    [{ code: '?', name: 'a\nb' }, 'name'],
    [{ code: '?', alert: 'hourly' }, 'alert'],
  ])('refuse %j', async (form, field) => {
    const { token } = await newMember();
    const sent = 'code' in form && form.code === '?' ? { ...form, code } : form;
    const { status, body } = await rig.post(PATH, sent, token);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await list(token)).toEqual([]);
  });

  it('saved searches require a login', async () => {
    expect((await rig.get(PATH)).status).toBe(401);
    expect((await rig.post(PATH, { code })).status).toBe(401);
  });
});

describe('saved searches of a brand without the filters of the map', () => {
  const rig = useTestApp();

  it('keep the price, and leave out those filters', async () => {
    const { prefix: code } = await addAirport(rig.database.db);
    const { id } = await rig.member({ user_plan: null });
    const filters = { price_min: 100.5, price_max: 400, beds: 2 };
    const { body } = await rig.post('/saved-searches', { code, filters }, await rig.tokenOf(id));
    expect(body.data.filters).toEqual({ price_min: '100.5', price_max: '400' });
  });
});

describe('saved crash pads', () => {
  const rig = useTestApp();

  const PATH = '/favorites';
  const newMember = async (row = {}) => {
    const { id } = await rig.member({ user_plan: null, ...row });
    return { id, token: await rig.tokenOf(id) };
  };
  const list = async (token: string) => (await rig.get(PATH, token)).body;
  const save = (id: number | string, token: string) => rig.put(`${PATH}/${id}`, undefined, token);

  describe('favorites', () => {
    it('are saved once, listed newest first, and removed', async () => {
      const { token } = await newMember();
      const first = await addListing(rig.database.db, { title: 'First' });
      const second = await addListing(rig.database.db, { title: 'Second' });
      for (const id of [first.id, first.id]) expect((await save(id, token)).status).toBe(200);
      rig.clock.advance(1);
      await save(second.id, token);
      const ids = [second.id, first.id];
      const bare = { ids, data: [], total: 2 };
      expect((await rig.get(`${PATH}?cards=0`, token)).body).toEqual(bare);
      const { data, ...rest } = await list(token);
      expect(rest).toEqual({ ids, total: 2 });
      expect(data.map((item: { title: string }) => item.title)).toEqual(['Second', 'First']);
      expect(data[0].card).toMatchObject({ id: second.id, num_vacant_beds: 1 });
      for (const _ of [1, 2]) {
        expect((await rig.delete(`${PATH}/${second.id}`, token)).status).toBe(200);
      }
      expect((await list(token)).ids).toEqual([first.id]);
    });

    it('stay in the list when the listing is no longer public, and are marked', async () => {
      const { db } = rig.database;
      const { token } = await newMember();
      const listing = await addListing(db, { title: 'Deactivated' });
      const removed = await addListing(db, { title: 'Removed' });
      for (const { id } of [listing, removed]) await save(id, token);
      await db
        .updateTable('listings')
        .set({ status: LISTING_STATUS.inactive })
        .where('id', '=', listing.id)
        .execute();
      await db
        .updateTable('listings')
        .set({ removed_at: rig.clock.now() })
        .where('id', '=', removed.id)
        .execute();
      await refresh(db, [listing.id, removed.id]);
      const { data } = await list(token);
      const of = (id: number) =>
        data.find((item: { listing_id: number }) => item.listing_id === id);
      expect(of(listing.id)).toMatchObject({ title: 'Deactivated', card: null });
      expect(of(removed.id)).toEqual({
        listing_id: removed.id,
        title: '',
        thumbnail: null,
        card: null,
      });
      // Saving it again loses nothing; a listing that is not public cannot be saved.
      expect((await save(listing.id, token)).status).toBe(200);
      const other = await newMember();
      expect((await save(listing.id, other.token)).status).toBe(404);
    });

    it('favorites belong to one member', async () => {
      const owner = await newMember();
      const stranger = await newMember();
      const { id } = await addListing(rig.database.db);
      await save(id, owner.token);
      await rig.delete(`${PATH}/${id}`, stranger.token);
      expect((await list(stranger.token)).ids).toEqual([]);
      expect((await list(owner.token)).ids).toEqual([id]);
    });

    it('are limited to 200, also under concurrent saves', async () => {
      const { db } = rig.database;
      const { id: member_id, token } = await newMember();
      const ids: number[] = [];
      const user_id = (await rig.member()).id;
      for (let n = 0; n < FAVORITES_MAX + 2; n += 1)
        ids.push((await addListing(db, { user_id, rooms: [] })).id);
      const saved = ids.slice(0, FAVORITES_MAX - 1);
      const rows = saved.map((listing_id) => ({
        member_id,
        listing_id,
        created_at: rig.clock.now(),
      }));
      await db.insertInto('favorites').values(rows).execute();
      const answers = await Promise.all(ids.slice(FAVORITES_MAX - 1).map((id) => save(id, token)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.message).toContain('200');
      expect((await list(token)).ids).toHaveLength(FAVORITES_MAX);
      expect((await save(ids[0] ?? 0, token)).status).toBe(200);
    });

    it('are saved once by concurrent calls', async () => {
      const { token } = await newMember();
      const { id } = await addListing(rig.database.db);
      const answers = await Promise.all([1, 2, 3].map(() => save(id, token)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await list(token)).ids).toEqual([id]);
    });

    it.each(['0', '-1', 'x', '1.5', '99999999999'])('refuse the id %s', async (id) => {
      const { token } = await newMember();
      expect((await save(id, token)).status).toBe(422);
    });

    it('favorites require a login', async () => {
      expect((await rig.get(PATH)).status).toBe(401);
      expect((await rig.put(`${PATH}/1`)).status).toBe(401);
      expect((await rig.delete(`${PATH}/1`)).status).toBe(401);
    });
  });

  describe('listings by id', () => {
    it('are returned in the order of the ids, without unlisted ones', async () => {
      const { db } = rig.database;
      const [a, b] = [await addListing(db), await addListing(db)];
      const hidden = await addListing(db, { hidden: true });
      const { body } = await rig.get(
        `/listings?ids=${b.id},${hidden.id},${a.id},${b.id},200000000`,
      );
      expect(body.data.map(({ id }: { id: number }) => id)).toEqual([b.id, a.id]);
      expect(body.total).toBe(2);
    });

    it.each(['', 'x', '1,', '1,-2', '9999999999'])('refuse "%s"', async (ids) => {
      for (const path of ['/listings', '/listings/compare']) {
        expect((await rig.get(`${path}?ids=${ids}`)).status).toBe(422);
      }
    });

    it('are compared up to three at a time, with all compared fields', async () => {
      const { db } = rig.database;
      const amenity = await db.selectFrom('amenities').select('id').executeTakeFirst();
      const pad = await addListing(db, { max_nights: 12, amenities: amenity ? [amenity.id] : [] });
      const other = await addListing(db);
      const { body } = await rig.get(`/listings/compare?ids=${pad.id},${other.id}`);
      expect(body.data).toHaveLength(2);
      expect(body.data[0]).toMatchObject({ card: { id: pad.id }, max_nights: 12, airports: [] });
      expect(JSON.stringify(body)).not.toContain('Secret Street');
      expect((await rig.get('/listings/compare?ids=1,2,3,4')).body.errors).toEqual({
        ids: ['too_many_ids'],
      });
      expect((await rig.get('/listings/compare')).status).toBe(422);
    });
  });
});
