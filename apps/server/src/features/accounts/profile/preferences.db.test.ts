import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_LEGAL_VERSION } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextNumber } from '../../../testing/data.ts';
import { storedDataOf, TEST_PASSWORD, TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addListing } from '../../listings/testing.ts';
import { findShellMember } from '../index.ts';

describe('preferences', () => {
  const rig = useTestApp();

  const UNPAID = { status: 'INACTIVE', user_plan: null, signup_plan: 'seeker' };
  const PHONE = '/user/approval-public-phone';

  async function member(row: object = {}) {
    const { id } = await rig.member(row);
    return { id, token: await rig.tokenOf(id) };
  }

  describe('what an inactive account cannot change', () => {
    const profile = {
      first_name: 'Ana',
      last_name: 'Lopez',
      display_name: 'Ana L',
      phone_number: '+12025550123',
      birthdate_month: 5,
      birthdate_day: 17,
      birthdate_year: 1990,
    };
    it.each([
      ['PUT', PHONE, { approval_public_phone_user: 1 }],
      ['POST', '/account/user/update', profile],
      ['POST', '/upload/user/images', undefined],
    ])('%s %s', async (method, path, body) => {
      const { id, token } = await member({ status: 'INACTIVE' });
      const before = await storedDataOf(rig, id);
      const answer = await rig.call(method, path, { token, body });
      expect([answer.status, answer.body.error_code]).toEqual([403, 'ACCOUNT_INACTIVE']);
      expect(await storedDataOf(rig, id)).toEqual(before);
    });
  });

  it('an inactive account can still change language and theme', async () => {
    for (const row of [{ status: 'INACTIVE' }, UNPAID]) {
      const { id, token } = await member(row);
      const chosen = await rig.put('/user/switch-language', { locale: 'es' }, token);
      expect([chosen.status, chosen.body.user.locale]).toEqual([200, 'es']);
      expect((await rig.put('/user/preferences', { theme: 'dark' }, token)).status).toBe(200);
      const { member: stored } = await storedDataOf(rig, id);
      expect(stored).toMatchObject({ ...row, locale: 'es', theme: 'dark' });
    }
  });

  it('a member whose plan has expired can still change preferences', async () => {
    const { token } = await member({ expire_at: '2026-01-01T00:00:00Z' });
    expect((await rig.put('/user/preferences', { theme: 'light' }, token)).status).toBe(200);
    expect((await rig.put(PHONE, { approval_public_phone_user: 1 }, token)).status).toBe(200);
  });

  it('the language must be on the list', async () => {
    const { id, token } = await member();
    const { body } = await rig.put('/user/switch-language', { locale: 'en' }, token);
    expect(body.user).toMatchObject({ id, locale: 'en' });
    const wrong = await rig.put('/user/switch-language', { locale: 'xx' }, token);
    expect([wrong.status, wrong.body.errors]).toEqual([422, { locale: ['is_not_an_option'] }]);
  });

  it('the theme is stored for all devices', async () => {
    const { id, email } = await rig.member();
    const token = await rig.tokenOf(id);
    const themeOf = async () => (await rig.get('/user', token)).body.user.theme;
    expect(await themeOf()).toBe('auto');
    expect((await rig.put('/user/preferences', { theme: 'dark' }, token)).body).toEqual({
      theme: 'dark',
    });
    expect(await themeOf()).toBe('dark');
    const login = await rig.post('/login', { email, password: TEST_PASSWORD });
    const checked = await rig.get('/checking-account', await rig.tokenOf(id));
    expect([login.body.user.theme, checked.body.user.theme]).toEqual(['dark', 'dark']);
    expect((await rig.put('/user/preferences', { theme: 'pink' }, token)).status).toBe(422);
    expect(await themeOf()).toBe('dark');
    const other = await member();
    expect((await rig.get(`/user/${id}`, other.token)).body.user).not.toHaveProperty('theme');
  });

  describe('phone visibility', () => {
    it('stores only the given key', async () => {
      const { token } = await member();
      const put = async (body: object) => {
        const { user } = (await rig.put(PHONE, body, token)).body;
        return [user.approval_public_phone_user, user.approval_public_phone_tenant];
      };
      expect(await put({ approval_public_phone: 1, approval_public_phone_user: 1 })).toEqual([
        1, 0,
      ]);
      expect(await put({ approval_public_phone: 2, approval_public_phone_tenant: 2 })).toEqual([
        1, 2,
      ]);
      expect(await put({ approval_public_phone: 0, approval_public_phone_user: 0 })).toEqual([
        0, 2,
      ]);
      expect(await put({ approval_public_phone_tenant: 0 })).toEqual([0, 0]);
    });

    it('refuses other values, and a call without either key', async () => {
      const { id, token } = await member();
      const before = await storedDataOf(rig, id);
      const errorsOf = async (body: object) => {
        const answer = await rig.put(PHONE, body, token);
        return [answer.status, answer.body.errors];
      };
      const [user, tenant] = ['approval_public_phone_user', 'approval_public_phone_tenant'];
      for (const [key, value] of [
        [user, 2],
        [user, -1],
        [tenant, 1],
        [tenant, 0.5],
      ] as const) {
        expect(await errorsOf({ [key]: value })).toEqual([422, { [key]: ['is_not_an_option'] }]);
      }
      for (const none of ['1', true, null]) {
        expect(await errorsOf({ [user]: none })).toEqual([422, { [user]: ['must_be_a_number'] }]);
      }
      expect(await errorsOf({ approval_public_phone: 3, [user]: 1 })).toEqual([
        422,
        { approval_public_phone: ['is_not_an_option'] },
      ]);
      expect(await errorsOf({ approval_public_phone: 1 })).toEqual([
        422,
        { [user]: ['is_required'] },
      ]);
      expect(await storedDataOf(rig, id)).toEqual(before);
    });

    it('changes the listing page immediately', async () => {
      const { id, token } = await member({ phone_number: '+12125550199' });
      const listing = await addListing(rig.database.db, { user_id: id });
      const seeker = await member({ user_plan: 'seeker' });
      const readProfile = async (viewer?: string) => {
        const { data } = (await rig.get(`/listing/${listing.id}`, viewer)).body;
        return 'phone_number' in data;
      };
      expect(await readProfile(seeker.token)).toBe(false);
      await rig.put(PHONE, { approval_public_phone_user: 1 }, token);
      expect([await readProfile(seeker.token), await readProfile()]).toEqual([true, false]);
      await rig.put(PHONE, { approval_public_phone_user: 0 }, token);
      expect(await readProfile(seeker.token)).toBe(false);
    });
  });

  it('a listing counts only while it is not deleted', async () => {
    const { id, token } = await member();
    const count = async () => (await rig.get('/user/listing-total', token)).body.count;
    expect(await count()).toBe(0);
    for (const status of [0, 1, 2] as const) {
      await addListing(rig.database.db, { user_id: id, status });
    }
    expect(await count()).toBe(2);
  });
});

describe('legal texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crewpad-legal-'));
  const TERMS_FILE = join(folder, 'terms.md');
  let rig: TestApp;
  beforeAll(async () => {
    writeFileSync(
      TERMS_FILE,
      '---\nversion: 7\ndate: 2027-01-31\n---\n# Our terms\n\nBe <b>kind</b>.',
    );
    rig = await TestApp.open({ TERMS_FILE });
  });
  afterAll(async () => {
    await rig.close();
    rmSync(folder, { recursive: true });
  });

  const TERMS = { document: 'terms', version: '7' };
  const accept = (token: string | undefined, ...accepted: object[]) =>
    rig.post('/user/acceptances', { accepted }, token);
  const rowsOf = (memberId: number) =>
    rig.database.db
      .selectFrom('acceptances')
      .select(['document', 'version', 'accepted_at'])
      .where('member_id', '=', memberId)
      .orderBy('document')
      .execute();

  /** What the pages of a member ask for. */
  async function askedOf(token: string) {
    const actor = await rig.app.authenticate(token);
    const { payments, config } = rig.services;
    if (actor === undefined) throw new Error('The session has ended.');
    const shellMember = await findShellMember(rig.database.db, actor, payments.mode, config.legal);
    return shellMember?.to_accept;
  }

  describe('GET /legal/{document}', () => {
    it('has the operator’s text as safe HTML with its version', async () => {
      expect((await rig.get('/legal/terms')).body).toEqual({
        data: {
          version: '7',
          date: '2027-01-31',
          text: {
            title: 'Our terms',
            html: '<p>Be &lt;b&gt;kind&lt;/b&gt;.</p>\n',
            locale: 'en',
          },
        },
      });
    });

    it('has the version of our own text, and no other document', async () => {
      const { body } = await rig.get('/legal/privacy');
      expect(body).toEqual({ data: { ...OWN_LEGAL_VERSION, text: null } });
      expect((await rig.get('/legal/other')).status).toBe(422);
    });

    it('stands with its version in the public settings, beside the company', async () => {
      const { body } = await rig.get('/config');
      expect(body).toMatchObject({
        company: null,
        legal: { terms: { version: '7', date: '2027-01-31' }, privacy: OWN_LEGAL_VERSION },
      });
    });
  });

  describe('POST /user/acceptances', () => {
    it.each([
      ['another version', [{ ...TERMS, version: '6' }], 409],
      ['one current version and another one', [TERMS, { document: 'privacy', version: '6' }], 409],
      ['another document', [{ ...TERMS, document: 'other' }], 422],
      ['nothing', [], 422],
      ['too much', [TERMS, TERMS, TERMS], 422],
    ])('refuses %s, and stores nothing', async (_what, accepted, status) => {
      const { id } = await rig.member();
      const token = await rig.tokenOf(id);
      const before = await storedDataOf(rig, id);
      expect((await accept(token, ...accepted)).status).toBe(status);
      expect([await storedDataOf(rig, id), await rowsOf(id)]).toEqual([before, []]);
      expect(await askedOf(token)).toEqual(['terms']);
    });

    it('refuses visitors, and admins who view the account', async () => {
      const { id } = await rig.member();
      const admin = await rig.tokenOf((await rig.member({ role: 'admin' })).id);
      const { token: view } = (await rig.get(`/admin/switch-user/${id}`, admin)).body;
      expect((await accept(undefined, TERMS)).status).toBe(401);
      expect((await accept(view, TERMS)).status).toBe(403);
      expect(await rowsOf(id)).toEqual([]);
    });

    it('stores who accepted which version and when, once, also twice at once', async () => {
      const { id } = await rig.member({
        status: 'INACTIVE',
        user_plan: null,
        signup_plan: 'seeker',
      });
      const token = await rig.tokenOf(id);
      const answers = await Promise.all([accept(token, TERMS), accept(token, TERMS)]);
      const first = await rowsOf(id);
      expect(first).toEqual([{ ...TERMS, accepted_at: expect.any(Date) }]);
      rig.clock.advance(60);
      answers.push(await accept(token, TERMS));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await rowsOf(id)).toEqual(first);
      expect(await askedOf(token)).toEqual([]);
    });

    it('is asked for again once there is another version', async () => {
      const { id } = await rig.member();
      const token = await rig.tokenOf(id);
      await rig.database.db
        .insertInto('acceptances')
        .values({ member_id: id, document: 'terms', version: '6', accepted_at: new Date(0) })
        .execute();
      expect(await askedOf(token)).toEqual(['terms']);
    });
  });

  it('a sign-up stores the versions that it accepts', async () => {
    const email = `legal-${nextNumber()}@crewpad.test`;
    const { status, body } = await rig.post('/accounts', {
      ...{ user_plan: 'seeker', first_name: 'Ana', last_name: 'Lopez', display_name: 'Ana L' },
      ...{ gender: 'female', birthdate_month: 5, birthdate_day: 17, birthdate_year: 1990 },
      ...{ email, confirm_email: email, hear_about_us: 'friend' },
      ...{ phone_number: '+12025550123', country_code: 'US' },
      ...{ password: TEST_PASSWORD, confirm_password: TEST_PASSWORD },
    });
    expect(status).toBe(201);
    const at = { accepted_at: expect.any(Date) };
    expect(await rowsOf(body.user.id)).toEqual([
      { document: 'privacy', version: OWN_LEGAL_VERSION.version, ...at },
      { ...TERMS, ...at },
    ]);
    expect(await askedOf(body.token)).toEqual([]);
  });
});
