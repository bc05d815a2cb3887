import { PLAN_RECORDS } from '@crewpad/domain';
import { describe, expect, test } from 'vitest';
import { type TestApp, useTestApp } from '../../../../testing/test-app.ts';
import { addCard, addLister, everything, formOf, publish } from '../../testing.ts';

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
  const made = await rig.post('/crashpads', form, token);
  if (made.status !== 201) expect(await everything(rig.database.db)).toEqual(before);
  return { may, made };
}

describe('adding a listing is refused', () => {
  const EXPIRED = { expire_at: '2026-01-01T00:00:00Z' };
  const RESTS = { status: 'INACTIVE' as const };
  const UNPAID = { user_plan: null, signup_plan: 'basic' as const, ...RESTS };
  test.each<[string, Row, boolean, number, string]>([
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

  test('with an invalid card', async () => {
    const { id } = await rig.member();
    await addCard(rig.database.db, id, false);
    const { may, made } = await ask(id);
    expect([may.status, made.status]).toEqual([408, 408]);
  });

  test('over the plan limit, which is checked before the card', async () => {
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

test('inactive listings count, deleted ones do not', async () => {
  const lister = await addLister(rig, { user_plan: 'basic' });
  const { data } = await publish(rig, lister);
  await rig.post(`/crashpads/status/${data.id}`, { status: 1 }, lister.token);
  expect((await ask(lister.id)).made.status).toBe(403);
  await rig.post(`/crashpads/status/${data.id}`, { status: 0 }, lister.token);
  const { may, made } = await ask(lister.id);
  expect([may.body, made.status]).toEqual([{ can_add: true }, 201]);
});

test('the largest plan has no limit', async () => {
  const lister = await addLister(rig);
  for (let made = 0; made < 6; made += 1) await publish(rig, lister);
  expect((await rig.get('/lister/can-add-listings', lister.token)).status).toBe(200);
});

test.each(['basic', 'premium'] as const)(
  '100 requests at once leave as many listings as the plan %s allows',
  async (user_plan) => {
    const lister = await addLister(rig, { user_plan });
    const form = await formOf(rig, lister.id);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => rig.post('/crashpads', form, lister.token)),
    );
    const { locations } = PLAN_RECORDS[user_plan];
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(locations ?? 0);
    const refused = answers.filter(({ body }) => body.error_code === 'UPGRADE_REQUIRED');
    expect(made.length + refused.length).toBe(100);
    const { body } = await rig.get('/lister/listings', lister.token);
    expect(body.data).toHaveLength(locations ?? 0);
  },
);
