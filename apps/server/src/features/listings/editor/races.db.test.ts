import { PLAN_RECORDS } from '@crewpad/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf, formOf as uploadForm } from '../../../platform/uploads/testing.ts';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';
import {
  addCard,
  addLister,
  editOf,
  everything,
  formOf,
  publish,
  refresh,
  type TestLister,
} from '../testing.ts';

describe('two writes of a listing', () => {
  const rig = useTestApp();

  it('concurrent writes of all kinds are serialized, and derived rows are correct', async () => {
    const lister = await addLister(rig);
    const { token } = lister;
    const files = uploadForm([{ bytes: await pictureOf() }]);
    const { body } = await rig.call('POST', '/upload/images', { token, ...files });
    const [picture] = body.url;
    const rooms = [1, 2, 3].map((at) => ({ room_name: `Room ${at}`, beds_per_room: 2 }));
    const listings = await Promise.all(
      [1, 2].map(async () => {
        const { data } = await publish(rig, lister, {
          rooms,
          images: [picture],
          thumbnail: picture,
        });
        return { data, edit: await editOf(rig, lister, data.id) };
      }),
    );
    const calls = listings.flatMap(({ data, edit: { updated_at: _read, ...edit } }) => [
      () => rig.call('PUT', `/crashpads/${data.id}`, { token, body: { ...edit, title: 'New' } }),
      () =>
        rig.call('PUT', `/crashpads/${data.id}`, { token, body: { ...edit, rate_per_from: 777 } }),
      () => rig.post(`/crashpads/status/${data.id}`, { status: 1 }, token),
      () => rig.post(`/crashpads/status/${data.id}`, { status: 2 }, token),
      () => rig.call('PUT', `/crashpads/${data.id}/visibility`, { token, body: { hidden: true } }),
      () => rig.post('/listings/delete-room', { id: data.rooms[2].id }, token),
      () =>
        rig.post(
          '/listings/update-room',
          { id: data.rooms[0].id, room_name: 'Blue', beds_per_room: 5 },
          token,
        ),
      () => rig.post(`/crashpads/${data.id}/copy`, undefined, token),
      () => rig.post('/upload/image-rotate', { image_url: picture }, token),
      () => rig.delete('/lister/draft', token),
    ]);
    const form = await formOf(rig, lister.id);
    const answers = await Promise.all([
      ...calls.map((call) => call()),
      ...[1, 2, 3].map(() => rig.post('/crashpads', form, token)),
    ]);
    const statuses = new Set(answers.map(({ status }) => status));
    // 404: a rotated picture or a removed room. 422: an edit that still refers to them. 409: an
    // inactive listing cannot be hidden.
    expect([200, 201, 404, 409, 422]).toEqual(expect.arrayContaining([...statuses]));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);

    const before = await everything(rig.database.db);
    const ids = (await rig.get('/lister/listings', token)).body.data.map(
      ({ id }: { id: number }) => id,
    );
    expect(ids).toHaveLength(5);
    await refresh(rig.database.db, ids, rig.clock.now());
    expect(await everything(rig.database.db)).toEqual(before);
  });
});

describe('a repeated call', () => {
  const rig = useTestApp();
  let lister: TestLister;
  beforeAll(async () => {
    lister = await addLister(rig);
  });

  const post = (body: object, key: string, token = lister.token) =>
    rig.call('POST', '/crashpads', { token, body, headers: { 'idempotency-key': key } });
  const listings = async (token = lister.token) =>
    (await rig.get('/lister/listings', token)).body.data.length;

  it('a repeated call returns the same listing, and creates no other', async () => {
    const form = await formOf(rig, lister.id);
    const first = await post(form, 'twice');
    const before = await everything(rig.database.db);
    const again = await post(form, 'twice');
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await everything(rig.database.db)).toEqual(before);
  });

  it('many concurrent calls create one', async () => {
    const form = await formOf(rig, lister.id);
    const before = await listings();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(form, 'at-once')));
    const results = new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`));
    expect(results.size).toBe(1);
    expect([...results][0]).toMatch(/^201 /);
    expect(await listings()).toBe(before + 1);
  });

  it('the call for the last listing of a plan can be repeated', async () => {
    const basic = await addLister(rig, { user_plan: 'basic' });
    const form = await formOf(rig, basic.id);
    const [first, again] = [await post(form, 'k', basic.token), await post(form, 'k', basic.token)];
    expect([first.status, again.status]).toEqual([201, 201]);
    const other = await post(form, 'other', basic.token);
    expect(other).toMatchObject({ status: 403, body: { error_code: 'UPGRADE_REQUIRED' } });
  });

  it('refuses the same key with another body', async () => {
    const form = await formOf(rig, lister.id);
    await post(form, 'other-body');
    const before = await everything(rig.database.db);
    const other = await post({ ...form, title: 'Another title' }, 'other-body');
    expect(other).toMatchObject({ status: 422, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await everything(rig.database.db)).toEqual(before);
  });

  it('keys of two members are independent', async () => {
    const other = await addLister(rig);
    const own = await post(await formOf(rig, lister.id), 'shared');
    const theirs = await post(await formOf(rig, other.id), 'shared', other.token);
    expect([own.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.data.id).not.toBe(own.body.data.id);
  });

  it('a refused call leaves its key unused', async () => {
    const form = await formOf(rig, lister.id);
    const refused = await post({ ...form, airport: [2_000_000_000] }, 'corrected');
    expect(refused.status).toBe(422);
    expect((await post(form, 'corrected')).status).toBe(201);
  });

  it('does not create a listing again after it was deleted', async () => {
    const form = await formOf(rig, lister.id);
    const { body } = await post(form, 'gone');
    await rig.post(`/crashpads/status/${body.data.id}`, { status: 0 }, lister.token);
    const before = await listings();
    expect((await post(form, 'gone')).status).toBe(404);
    expect(await listings()).toBe(before);
  });

  it('refuses an invalid key', async () => {
    const answer = await post(await formOf(rig, lister.id), 'x'.repeat(256));
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'idempotency-key': ['is_not_valid'] } },
    });
  });

  it('a repeated edit returns the first answer, even with an older version', async () => {
    const { data } = await publish(rig, lister);
    const body = await editOf(rig, lister, data.id, { title: 'Once' });
    const put = (changes: object, id = data.id) =>
      rig.call('PUT', `/crashpads/${id}`, {
        token: lister.token,
        body: { ...body, ...changes },
        headers: { 'idempotency-key': 'edit' },
      });
    const first = await put({});
    expect(first.status).toBe(200);
    const before = await everything(rig.database.db);
    const again = await put({});
    expect(again).toMatchObject({ status: 200, body: first.body });
    const reused = { status: 422, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(await put({ title: 'Twice' })).toMatchObject(reused);
    expect(await everything(rig.database.db)).toEqual(before);
    const other = await publish(rig, lister);
    expect(await put({}, other.data.id)).toMatchObject(reused);
  });
});

describe('the limit of the plan', () => {
  const rig = useTestApp();

  type Row = Parameters<TestApp['member']>[0];

  /** The answer of both calls that require room in the plan; a refused one changes nothing. */
  async function ask(memberId: number) {
    const token = await rig.tokenOf(memberId);
    const form = await formOf(rig, memberId);
    const before = await everything(rig.database.db);
    const may = await rig.get('/lister/can-add-listings', token);
    // Form errors are checked after that.
    for (const body of [{}, { ...form, title: 5 }]) {
      const { status } = await rig.post('/crashpads', body, token);
      expect(status).toBe(may.status === 200 ? 422 : may.status);
    }
    const answer = await rig.post('/crashpads', form, token);
    if (answer.status !== 201) expect(await everything(rig.database.db)).toEqual(before);
    return { may, made: answer };
  }

  describe('adding a listing is refused', () => {
    const EXPIRED = { expire_at: '2026-01-01T00:00:00Z' };
    const RESTS = { status: 'INACTIVE' as const };
    const UNPAID = { user_plan: null, signup_plan: 'basic' as const, ...RESTS };
    it.each<[string, Row, boolean, number, string]>([
      ['to a free tenant', { user_plan: null }, true, 403, 'FORBIDDEN'],
      ['to a seeker', { user_plan: 'seeker' }, true, 403, 'FORBIDDEN'],
      ['after the term', EXPIRED, true, 403, 'ACCOUNT_EXPIRED'],
      ['after the term, before the missing card', EXPIRED, false, 403, 'ACCOUNT_EXPIRED'],
      ['before the sign-up is paid', UNPAID, true, 403, 'ACCOUNT_INACTIVE'],
      ['before the sign-up is paid and without a card', UNPAID, false, 403, 'ACCOUNT_INACTIVE'],
      ['without a card', {}, false, 408, 'CARD_REQUIRED'],
      ['to an inactive lister without a card', RESTS, false, 408, 'CARD_REQUIRED'],
      ['to an inactive lister with a card', RESTS, true, 403, 'ACCOUNT_INACTIVE'],
    ])('%s', async (_what, row, hasCard, status, error_code) => {
      const { id } = await rig.member(row);
      if (hasCard) await addCard(rig.database.db, id);
      const { may, made } = await ask(id);
      expect(may).toMatchObject({ status, body: { error_code } });
      expect(made).toMatchObject({ status, body: { error_code } });
    });

    it('adding a listing is refused with an invalid card', async () => {
      const { id } = await rig.member();
      await addCard(rig.database.db, id, false);
      const { may, made } = await ask(id);
      expect([may.status, made.status]).toEqual([408, 408]);
    });

    it('over the plan limit, which is checked before the card', async () => {
      const lister = await addLister(rig, { user_plan: 'basic' });
      await publish(rig, lister);
      await rig.database.db
        .deleteFrom('payment_methods')
        .where('member_id', '=', lister.id)
        .execute();
      const { may, made } = await ask(lister.id);
      const refusal = {
        status: 403,
        body: {
          error_code: 'UPGRADE_REQUIRED',
          message: 'Your plan allows 1 crash pad. Please upgrade to add another one.',
        },
      };
      expect(may).toMatchObject(refusal);
      expect(made).toMatchObject(refusal);
    });
  });

  it('inactive listings count, deleted ones do not', async () => {
    const lister = await addLister(rig, { user_plan: 'basic' });
    const { data } = await publish(rig, lister);
    await rig.post(`/crashpads/status/${data.id}`, { status: 1 }, lister.token);
    expect((await ask(lister.id)).made.status).toBe(403);
    await rig.post(`/crashpads/status/${data.id}`, { status: 0 }, lister.token);
    const { may, made } = await ask(lister.id);
    expect([may.body, made.status]).toEqual([{ can_add: true }, 201]);
  });

  it('the largest plan has no limit', async () => {
    const lister = await addLister(rig);
    for (let count = 0; count < 6; count += 1) await publish(rig, lister);
    expect((await rig.get('/lister/can-add-listings', lister.token)).status).toBe(200);
  });

  it.each(['basic', 'premium'] as const)(
    '100 requests at once leave as many listings as the plan %s allows',
    async (user_plan) => {
      const lister = await addLister(rig, { user_plan });
      const form = await formOf(rig, lister.id);
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => rig.post('/crashpads', form, lister.token)),
      );
      const { locations } = PLAN_RECORDS[user_plan];
      const successes = answers.filter(({ status }) => status === 201);
      expect(successes).toHaveLength(locations ?? 0);
      const refused = answers.filter(({ body }) => body.error_code === 'UPGRADE_REQUIRED');
      expect(successes.length + refused.length).toBe(100);
      const { body } = await rig.get('/lister/listings', lister.token);
      expect(body.data).toHaveLength(locations ?? 0);
    },
  );
});
