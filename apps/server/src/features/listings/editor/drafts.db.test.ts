import { describe, expect, it } from 'vitest';
import { removeUnusedUploads } from '../../../platform/uploads/remove.ts';
import { pictureOf, formOf as uploadForm, uploadsOf } from '../../../platform/uploads/testing.ts';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addAirport } from '../../search/testing.ts';
import {
  addLister,
  addListing,
  addUpload,
  everything,
  publish,
  type TestLister,
} from '../testing.ts';

describe('a draft', () => {
  const rig = useTestApp();

  const put = ({ token }: TestLister, form: object, others: object = {}) =>
    rig.call('PUT', '/lister/draft', { token, body: { form, ...others } });
  const get = async ({ token }: TestLister) => (await rig.get('/lister/draft', token)).body.draft;
  const MEANWHILE = { status: 409, body: { error_code: 'EDITED_MEANWHILE' } };

  describe('a draft', () => {
    it('is saved as typed, even if unfinished', async () => {
      const lister = await addLister(rig);
      expect(await get(lister)).toBeNull();
      const airport = await addAirport(rig.database.db);
      const form = {
        title: '  half a tit',
        rate_per_from: '12.',
        airport: [airport.id],
        rooms: [{ room_name: '', beds: [{ bed_name: 'Top', status: 'NEW' }] }],
      };
      const { body } = await put(lister, { ...form, user_id: 1, status: 0 }, { step: 3 });
      expect(body.draft).toMatchObject({
        form,
        step: 3,
        version: 1,
        airports: [{ id: airport.id }],
      });
      expect(body.draft.form).not.toHaveProperty('user_id');
      expect(await get(lister)).toEqual(body.draft);
    });

    it('is visible to its member only', async () => {
      const [one, two] = [await addLister(rig), await addLister(rig)];
      await put(one, { title: 'Mine' });
      expect(await get(two)).toBeNull();
      await rig.delete('/lister/draft', two.token);
      expect((await get(one)).form.title).toBe('Mine');
    });

    it('is refused from a tab with an older version', async () => {
      const lister = await addLister(rig);
      expect((await put(lister, { title: 'a' }, { version: 0 })).body.draft.version).toBe(1);
      expect((await put(lister, { title: 'b' }, { version: 1 })).body.draft.version).toBe(2);
      const before = await everything(rig.database.db);
      for (const version of [0, 1, 3]) {
        expect(await put(lister, { title: 'c' }, { version })).toMatchObject(MEANWHILE);
      }
      expect(await everything(rig.database.db)).toEqual(before);
      expect((await put(lister, { title: 'd' })).body.draft).toMatchObject({
        version: 3,
        form: { title: 'd' },
      });
    });

    it('saved concurrently by two tabs: one is saved, the other gets 409', async () => {
      const lister = await addLister(rig);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) => put(lister, { title: `tab ${at}` }, { version: 0 })),
      );
      const successes = answers.filter(({ status }) => status === 200);
      expect(successes).toHaveLength(1);
      expect((await get(lister)).form).toEqual(successes[0]?.body.draft.form);
    });

    it('that was restarted is not overwritten by a tab with the old one', async () => {
      const lister = await addLister(rig);
      for (const title of ['a', 'b', 'c']) await put(lister, { title });
      await rig.delete('/lister/draft', lister.token);
      await put(lister, { title: 'new' }, { version: 0 });
      expect(await put(lister, { title: 'old' }, { version: 3 })).toMatchObject(MEANWHILE);
    });

    it('is deleted, even if there is none', async () => {
      const lister = await addLister(rig);
      await put(lister, { title: 'a' });
      for (const _time of [1, 2]) {
        expect((await rig.delete('/lister/draft', lister.token)).status).toBe(200);
      }
      expect(await get(lister)).toBeNull();
    });
  });

  describe('pictures of a draft', () => {
    const clean = (hours: number) => {
      const now = new Date(rig.clock.now().getTime() + hours * 3_600_000);
      return removeUnusedUploads(rig.database.db, rig.services.files, now);
    };

    it('stay for a day after they are removed, so that it can be undone', async () => {
      const lister = await addLister(rig);
      const { db } = rig.database;
      const [one, two] = [await addUpload(db, lister.id), await addUpload(db, lister.id)];
      await put(lister, { images: [one, two], thumbnail: one });
      await clean(100);
      expect(await uploadsOf(db, lister.id)).toHaveLength(2);
      await put(lister, { images: [one] });
      await clean(23);
      expect((await put(lister, { images: [two, one] })).status).toBe(200);
      await rig.delete('/lister/draft', lister.token);
      await clean(23);
      expect((await put(lister, { images: [one] })).status).toBe(200);
      await clean(25);
      expect(await uploadsOf(db, lister.id)).toMatchObject([{ state: 'kept' }]);
    });

    it('pictures of a draft can be rotated', async () => {
      const lister = await addLister(rig);
      const { token } = lister;
      const form = uploadForm([{ bytes: await pictureOf() }, { bytes: await pictureOf() }]);
      const { body } = await rig.call('POST', '/upload/images', { token, ...form });
      const [first, second] = body.url as string[];
      const { version } = (
        await put(lister, { images: [first, second], thumbnail: first, title: 'x' })
      ).body.draft;
      const turned = await rig.post('/upload/image-rotate', { image_url: first }, token);
      expect(turned.status).toBe(200);
      const { image_url } = turned.body;
      const draft = await get(lister);
      expect(draft.form).toEqual({ images: [image_url, second], thumbnail: image_url, title: 'x' });
      expect((await put(lister, draft.form, { version })).status).toBe(200);
    });
  });

  describe('a copy', () => {
    it('is a draft with the content of the listing, and new rooms and beds', async () => {
      const lister = await addLister(rig);
      const rooms = [
        { room_name: 'Blue', beds: [{ bed_name: 'Top', bed_kind: 'hot', rental_amount: 200 }] },
      ];
      const { data, form } = await publish(rig, lister, { rooms, max_nights: 12 });
      await put(lister, { title: 'Before' });
      const { status, body } = await rig.post(
        `/crashpads/${data.id}/copy`,
        undefined,
        lister.token,
      );
      expect(status).toBe(200);
      expect(body.replaced).toMatchObject({ form: { title: 'Before' }, version: 1 });
      expect(body.draft).toMatchObject({
        step: 1,
        version: 2,
        airports: [{ id: data.airport[0] }],
        form: {
          title: 'The Crew House',
          rental_type: 'crashpad',
          street1: '4711 Hiddenhouse Road',
          max_nights: 12,
          images: form.images,
          rooms: [
            {
              room_name: 'Blue',
              status: 'NEW',
              beds: [{ bed_name: 'Top', bed_kind: 'hot', rental_amount: 200 }],
            },
          ],
        },
      });
      expect(JSON.stringify(body.draft.form.rooms)).not.toContain('"id"');
      const answer = await rig.post(
        '/crashpads',
        { ...body.draft.form, draft_version: 2 },
        lister.token,
      );
      expect(answer).toMatchObject({ status: 201, body: { data: { images: form.images } } });
      expect(await get(lister)).toBeNull();
    });

    it('can be undone, which restores the previous draft', async () => {
      const lister = await addLister(rig);
      const { db } = rig.database;
      const picture = await addUpload(db, lister.id);
      const { data } = await publish(rig, lister);
      await put(lister, { images: [picture] }, { step: 5 });
      const { body } = await rig.post(`/crashpads/${data.id}/copy`, undefined, lister.token);
      const { form, step } = body.replaced;
      const undone = await put(lister, form, { step, version: body.draft.version });
      expect(undone.body.draft).toMatchObject({ form: { images: [picture] }, step: 5 });
    });

    it('retains pictures of a listing that is removed afterwards', async () => {
      const lister = await addLister(rig);
      const { data, form } = await publish(rig, lister);
      await rig.post(`/crashpads/${data.id}/copy`, undefined, lister.token);
      await rig.post(`/crashpads/status/${data.id}`, { status: 0 }, lister.token);
      const draft = await get(lister);
      const answer = await rig.post('/crashpads', draft.form, lister.token);
      expect(answer.body.data.images).toEqual(form.images);
    });
  });
});

describe('before a listing', () => {
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
});
