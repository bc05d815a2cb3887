import { SAVED_SEARCHES_MAX } from '@crewpad/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addAirport } from '../testing.ts';

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

describe('saved searches', () => {
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
    const one = `${PATH}/${body.data.id}`;
    const changed = { name: 'Summer', alert: 'instant' };
    expect((await rig.put(one, changed, token)).body.data).toMatchObject(changed);
    expect((await rig.put(one, { alert: 'off' }, token)).body.data).toMatchObject({
      name: 'Summer',
      alert: 'off',
    });
    expect(await list(token)).toHaveLength(1);
    expect((await rig.delete(one, token)).status).toBe(200);
    expect((await rig.delete(one, token)).status).toBe(404);
    expect((await rig.put(one, changed, token)).status).toBe(404);
    expect(await list(token)).toEqual([]);
  });

  it('are read and deleted, but not saved or changed, by an inactive account', async () => {
    const { id, token } = await newMember();
    const { body } = await rig.post(PATH, { code, alert: 'daily' }, token);
    const one = `${PATH}/${body.data.id}`;
    await rig.database.db
      .updateTable('members')
      .set({ status: 'INACTIVE' })
      .where('id', '=', id)
      .execute();
    const other = { code, filters: { beds: 1 } };
    for (const answer of [
      await rig.post(PATH, other, token),
      await rig.put(one, { alert: 'off' }, token),
    ]) {
      expect([answer.status, answer.body.error_code]).toEqual([403, 'ACCOUNT_INACTIVE']);
    }
    expect(await list(token)).toEqual([body.data]);
    expect((await rig.delete(one, token)).status).toBe(200);
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

  it('of others return 404', async () => {
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

  it('require a login', async () => {
    expect((await rig.get(PATH)).status).toBe(401);
    expect((await rig.post(PATH, { code })).status).toBe(401);
  });
});
