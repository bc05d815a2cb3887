import { describe, expect, it } from 'vitest';
import { type TestApp, useTestApp } from '../../../../testing/test-app.ts';
import { addAirport } from '../../../search/testing.ts';
import { addListing } from '../../testing.ts';

const rig = useTestApp();

type MemberRow = Parameters<TestApp['member']>[0];

async function lister(row: MemberRow = {}, { card = true }: { card?: boolean } = {}) {
  const { id } = await rig.member(row);
  const { db } = rig.database;
  if (card) {
    await db
      .insertInto('payment_methods')
      .values({
        member_id: id,
        provider_mode: 'sandbox',
        payment_method: `pm_${id}`,
        customer_id: `cus_${id}`,
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2030,
        updated_at: rig.clock.now(),
      })
      .execute();
  }
  const token = await rig.tokenOf(id);
  return { id, get: (path: string) => rig.get(path, token) };
}

describe('the draft', () => {
  it('is null before it is saved', async () => {
    const { get } = await lister();
    expect((await get('/lister/draft')).body).toEqual({ draft: null });
  });

  it('belongs to the caller, with its airports in order', async () => {
    const { db } = rig.database;
    const { id, get } = await lister();
    const stranger = await lister();
    const near = await addAirport(db);
    const far = await addAirport(db);
    const form = { title: 'Soon', airport: [far.id, near.id], rate_per_from: '3' };
    const updated_at = '2026-02-01T10:00:00.000Z';
    await db
      .insertInto('listing_drafts')
      .values({ member_id: id, form: JSON.stringify(form), step: 3, version: 7, updated_at })
      .execute();
    const { draft } = (await get('/lister/draft')).body;
    expect(draft).toMatchObject({ form, step: 3, version: 7, updated_at });
    expect(draft.airports).toEqual(
      [far, near].map(({ id, prefix, name, city, country, latitude, longitude }) => ({
        id,
        prefix,
        name,
        city,
        country,
        latitude,
        longitude,
      })),
    );
    expect((await stranger.get('/lister/draft')).body).toEqual({ draft: null });
  });
});

describe('adding a listing', () => {
  const answer = async (who: Awaited<ReturnType<typeof lister>>) => {
    const { status, body } = await who.get('/lister/can-add-listings');
    return status === 200 ? body : [status, body.error_code];
  };

  it('depends on the plan: active and inactive listings count, deleted ones do not', async () => {
    const { db } = rig.database;
    const basic = await lister({ user_plan: 'basic' });
    await addListing(db, { user_id: basic.id, status: 0 });
    expect(await answer(basic)).toEqual({ can_add: true });
    await addListing(db, { user_id: basic.id, status: 1 });
    expect(await answer(basic)).toEqual([403, 'UPGRADE_REQUIRED']);
    const premium = await lister({ user_plan: 'premium' });
    for (let n = 0; n < 4; n += 1) {
      expect(await answer(premium)).toEqual({ can_add: true });
      await addListing(db, { user_id: premium.id });
    }
    expect(await answer(premium)).toEqual([403, 'UPGRADE_REQUIRED']);
    const pro = await lister({ user_plan: 'pro' });
    for (let n = 0; n < 5; n += 1) await addListing(db, { user_id: pro.id });
    expect(await answer(pro)).toEqual({ can_add: true });
  });

  it.each<[string, MemberRow, boolean, unknown]>([
    ['no card', {}, false, [408, 'CARD_REQUIRED']],
    ['no card any more', { status: 'INACTIVE' }, false, [408, 'CARD_REQUIRED']],
    ['an expired plan', { expire_at: '2026-01-01T00:00:00Z' }, true, [403, 'ACCOUNT_EXPIRED']],
    [
      'a plan that is not paid yet',
      { status: 'INACTIVE', user_plan: null, signup_plan: 'pro' },
      true,
      [403, 'ACCOUNT_INACTIVE'],
    ],
    ['no lister plan', { user_plan: 'seeker' }, true, [403, 'FORBIDDEN']],
  ])('is refused to a member with %s', async (_why, row, card, expected) => {
    expect(await answer(await lister(row, { card }))).toEqual(expected);
  });
});
