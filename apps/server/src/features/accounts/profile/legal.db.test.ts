import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_LEGAL_VERSION } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextNumber } from '../../../testing/data.ts';
import { storedDataOf, TEST_PASSWORD, TestApp } from '../../../testing/test-app.ts';
import { findShellMember } from '../index.ts';

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
  const shown = await findShellMember(rig.database.db, actor, payments.mode, config.legal);
  return shown?.to_accept;
}

describe('GET /legal/{document}', () => {
  test('has the operator’s text as safe HTML with its version', async () => {
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

  test('has the version of our own text, and no other document', async () => {
    const { body } = await rig.get('/legal/privacy');
    expect(body).toEqual({ data: { ...OWN_LEGAL_VERSION, text: null } });
    expect((await rig.get('/legal/other')).status).toBe(422);
  });

  test('stands with its version in the public settings, beside the company', async () => {
    const { body } = await rig.get('/config');
    expect(body).toMatchObject({
      company: null,
      legal: { terms: { version: '7', date: '2027-01-31' }, privacy: OWN_LEGAL_VERSION },
    });
  });
});

describe('POST /user/acceptances', () => {
  test.each([
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

  test('refuses visitors, and admins who view the account', async () => {
    const { id } = await rig.member();
    const admin = await rig.tokenOf((await rig.member({ role: 'admin' })).id);
    const { token: view } = (await rig.get(`/admin/switch-user/${id}`, admin)).body;
    expect((await accept(undefined, TERMS)).status).toBe(401);
    expect((await accept(view, TERMS)).status).toBe(403);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('stores who accepted which version and when, once, also twice at once', async () => {
    const { id } = await rig.member({ status: 'INACTIVE', user_plan: null, signup_plan: 'seeker' });
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

  test('is asked for again once there is another version', async () => {
    const { id } = await rig.member();
    const token = await rig.tokenOf(id);
    await rig.database.db
      .insertInto('acceptances')
      .values({ member_id: id, document: 'terms', version: '6', accepted_at: new Date(0) })
      .execute();
    expect(await askedOf(token)).toEqual(['terms']);
  });
});

test('a sign-up stores the versions that it accepts', async () => {
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
