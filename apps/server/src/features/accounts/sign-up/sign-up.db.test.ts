import { describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { obligations } from '../../billing/index.ts';
import { addListing } from '../../listings/testing.ts';
import { addMessage } from '../../messages/testing.ts';
import { addRental } from '../../rentals/testing.ts';
import { addReview } from '../../reviews/testing.ts';
import { createLinkToken } from '../email-address/links.ts';
import { listUnpaidAccounts } from './sign-up.queries.ts';
import { deleteUnpaidAccount } from './sign-up.ts';

const rig = useTestApp({ PASSWORD_BLOCKLIST: 'on' });

let serial = 0;
const form = (changes = {}) => {
  serial += 1;
  const email = `new-${serial}@crewpad.test`;
  return {
    user_plan: 'seeker',
    first_name: 'Ana',
    last_name: 'Lopez',
    display_name: 'Ana L',
    gender: 'female',
    birthdate_month: 5,
    birthdate_day: 17,
    birthdate_year: 1990,
    hear_about_us: 'friend',
    email,
    confirm_email: email,
    phone_number: '(202) 555-0123',
    country_code: 'US',
    password: 'a good password',
    confirm_password: 'a good password',
    airlines: 'Some Air',
    ...changes,
  };
};
const signUp = (body: object) => rig.post('/accounts', body);
const rowOf = (email: string) =>
  rig.database.db
    .selectFrom('members')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('POST /accounts', () => {
  it('creates an account that is INACTIVE and has no plan yet, with a session', async () => {
    const sent = form();
    const { status, body, headers } = await signUp(sent);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email: sent.email,
      email_verified: false,
      status: 'INACTIVE',
      user_plan: null,
      signup_plan: 'seeker',
      phone_number: '+12025550123',
      country_code: 'US',
      airlines: 'Some Air',
      expire_at: null,
      customer_id: null,
      abilities: { pay_sign_up: true },
    });
    expect(body.data.user).toEqual(body.user);
    expect(headers['set-cookie']).toContain(`crewpad-session=${body.token}`);
    expect((await rig.get('/user', body.token)).body.user).toEqual(body.user);
    const { data } = (await rig.get('/user/sessions', body.token)).body;
    expect(data).toMatchObject([{ method: 'sign_up' }]);
    const row = await rowOf(sent.email);
    expect(row.terms_accepted_at).toBeInstanceOf(Date);
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it.each([
    ['seeker', 'seeker'],
    ['basic', 'lister'],
    ['pro', 'lister'],
  ])('with the plan %s records that the terms of a %s were accepted', async (user_plan, role) => {
    const sent = form({ user_plan });
    await signUp(sent);
    const row = await rowOf(sent.email);
    expect(row.terms_role).toBe(role);
    expect(row.terms_accepted_at).toEqual(row.created_at);
  });

  it('is recorded in the audit log', async () => {
    const { id } = (await signUp(form())).body.user;
    const entry = await rig.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('member_id', '=', id)
      .execute();
    expect(entry).toEqual([{ action: 'member.signed_up' }]);
  });

  it('ignores what only payment, time or an admin can set', async () => {
    const sent = form({
      status: 'ACTIVE',
      role: 'admin',
      expire_at: '2099-01-01T00:00:00Z',
      customer_id: 'cus_x',
      signup_plan: 'pro',
      email_verified_at: '2020-01-01T00:00:00Z',
      id: 1,
    });
    const { body } = await signUp(sent);
    expect(body.user).toMatchObject({
      status: 'INACTIVE',
      role: 'member',
      expire_at: null,
      customer_id: null,
      signup_plan: 'seeker',
      email_verified: false,
    });
  });

  it('refuses an email that has an account, in any letter case, and changes nothing', async () => {
    const sent = form();
    await signUp(sent);
    const before = await rowOf(sent.email);
    const again = sent.email.toUpperCase();
    const { status, body } = await signUp(
      form({ email: again, confirm_email: again, first_name: 'X' }),
    );
    expect([status, body.error_code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(await rowOf(sent.email)).toEqual(before);
  });

  it('refuses logged-in members before it validates the form, and changes nothing', async () => {
    const unpaid = await signUp(form());
    const { id } = await rig.member();
    const sent = form();
    for (const token of [unpaid.body.token, await rig.tokenOf(id)]) {
      for (const body of [sent, {}]) {
        const { status, body: refused } = await rig.post('/accounts', body, token);
        expect([status, refused.error_code]).toEqual([409, 'CONFLICT']);
      }
    }
    expect((await rig.post('/email-exists', { email: sent.email })).body.exists).toBe(false);
    expect((await rig.post('/accounts', sent, 'a token that is over')).status).toBe(201);
  });

  it('lets one of several concurrent calls succeed', async () => {
    const sent = form();
    const answers = await Promise.all([signUp(sent), signUp(sent), signUp(sent)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it.each([
    [{ phone_number: '555', country_code: 'US' }, { phone_number: ['phone_number_is_not_valid'] }],
    [
      { phone_number: '305x555y0177', country_code: 'US' },
      { phone_number: ['phone_number_is_not_valid'] },
    ],
    [{ country_code: 'XX' }, { phone_number: ['phone_number_is_not_valid'] }],
    [
      { birthdate_month: 2, birthdate_day: 30 },
      { birthdate_day: ['to_filter_listings_birthday_is_required'] },
    ],
    [
      { birthdate_month: 12, birthdate_day: 31, birthdate_year: 2026 },
      { birthdate_day: ['to_filter_listings_birthday_is_required'] },
    ],
    [{ birthdate_year: 2027 }, { birthdate_year: ['to_filter_listings_birthday_is_required'] }],
    [{ first_name: 'evil.example' }, { first_name: ['name_must_not_look_like_a_link'] }],
    [{ last_name: 'www.evil' }, { last_name: ['name_must_not_look_like_a_link'] }],
    [{ middle_name: 'https://evil' }, { middle_name: ['name_must_not_look_like_a_link'] }],
    [{ display_name: '<a>Ana</a>' }, { display_name: ['name_must_not_look_like_a_link'] }],
    [
      { password: 'QWERTY123', confirm_password: 'QWERTY123' },
      { password: ['password_is_too_common'] },
    ],
    [{ user_plan: 'gold' }, { user_plan: ['user_plan_is_required'] }],
    [
      { first_name: '', password: '12345', confirm_password: '12345' },
      { first_name: ['first_name_required'], password: ['password_is_minimum_6_characters'] },
    ],
  ])('refuses %j by its key', async (changes, errors) => {
    const sent = form(changes);
    const { status, body } = await signUp(sent);
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await rig.post('/email-exists', { email: sent.email })).body.exists).toBe(false);
  });

  it('uses the current year of the server clock', async () => {
    rig.clock.set(new Date('2031-06-01T12:00:00Z'));
    expect((await signUp(form({ birthdate_year: 2030 }))).status).toBe(201);
    expect((await signUp(form({ birthdate_year: 2032 }))).status).toBe(422);
    rig.clock.set(TEST_NOW);
  });

  it.each([
    ['GB', '020 7946 0018', '+442079460018'],
    ['BR', '(11) 96123-4567', '+5511961234567'],
    ['US', '+49 30 901820', '+4930901820'],
  ])(
    'stores a phone number of %s, %s, in one format',
    async (country_code, phone_number, stored) => {
      const { body } = await signUp(form({ country_code, phone_number }));
      expect(body.user.phone_number).toBe(stored);
    },
  );
});

describe('POST /email-exists', () => {
  it('returns the result and a message, and nothing else', async () => {
    const { email } = await rig.member();
    const { body } = await rig.post('/email-exists', { email: ` ${email.toUpperCase()} ` });
    expect(body).toEqual({ exists: true, message: expect.any(String) });
    const free = await rig.post('/email-exists', { email: 'free@crewpad.test' });
    expect(free.body).toEqual({ exists: false, message: expect.any(String) });
    expect((await rig.post('/email-exists', { email: 'free' })).status).toBe(422);
  });
});

describe('POST /password-check', () => {
  it('says whether a password is common, or a name of its owner, and nothing else', async () => {
    const check = async (body: object) => (await rig.post('/password-check', body)).body;
    expect(await check({ password: '123456' })).toEqual({ common: true });
    expect(await check({ password: 'dawn-patrol-7' })).toEqual({ common: false });
    const own = { password: 'Ana@Crewpad.test', email: 'ana@crewpad.test' };
    expect(await check(own)).toEqual({ common: true });
    for (const body of [{}, { password: '12345' }, { password: 'dawn-patrol-7', email: 1 }]) {
      expect((await rig.post('/password-check', body)).status).toBe(422);
    }
  });
});

describe('verifying an email', () => {
  const linkFor = (id: number, email: string) =>
    transaction(rig.database.db, (trx) =>
      createLinkToken(trx, { memberId: id, kind: 'verify_email', email, now: rig.clock.now() }),
    );
  const verify = (token: string) => rig.post('/verify-email', { token });

  it('answers the same for a day, because email scanners open links first', async () => {
    const { id, email } = await rig.member();
    const session = await rig.tokenOf(id, true);
    const token = await linkFor(id, email);
    expect((await verify(token)).status).toBe(200);
    expect((await rig.get('/user', session)).body.user.email_verified).toBe(true);
    expect((await verify(token)).status).toBe(200);
    const unused = await linkFor(id, email);
    rig.clock.advance(86_401);
    for (const link of [token, unused]) {
      expect(await verify(link)).toMatchObject({
        status: 400,
        body: { error_code: 'TOKEN_EXPIRED' },
      });
    }
  });

  it('reveals the invitations sent to that address', async () => {
    const { id, email } = await rig.member({ user_plan: null });
    const session = await rig.tokenOf(id, true);
    const listing = await addListing(rig.database.db);
    const [bed] = listing.bedIds;
    await addRental(rig.database.db, listing, bed ?? 0, { email, status: 'pending' });
    const count = async () => (await rig.get('/user/get-count-pending-invite', session)).body.count;
    expect(await count()).toBe(0);
    expect((await rig.get('/user', session)).body.user.abilities.see_rentals).toBe(false);
    await verify(await linkFor(id, email));
    expect(await count()).toBe(1);
    expect((await rig.get('/user', session)).body.user.abilities).toMatchObject({
      see_rentals: true,
      message: true,
    });
  });

  it('resending: known and unknown addresses get the same answer and the same row', async () => {
    const { email } = await rig.member();
    const answer = await rig.post('/email/resend', { email });
    const unknown = await rig.post('/email/resend', { email: 'nobody@crewpad.test' });
    expect(answer.status).toBe(200);
    expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
    const rows = await rig.database.db
      .selectFrom('outbox')
      .select('payload')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ payload }) => payload)).toEqual([
      { mail: 'verify_email', email: 'nobody@crewpad.test' },
      { mail: 'verify_email', email },
    ]);
  });
});

describe('GET /messages/unread', () => {
  it('counts unread messages to the member', async () => {
    const [me, you] = [await rig.member(), await rig.member()];
    const session = await rig.tokenOf(me.id);
    const count = async () => (await rig.get('/messages/unread', session)).body.count;
    expect(await count()).toBe(0);
    const hello = { from: you.id, to: me.id };
    const { thread_id } = await addMessage(rig.database.db, hello);
    await rig.post(`/messages/${thread_id}/read`, {}, session);
    await addMessage(rig.database.db, hello);
    await addMessage(rig.database.db, hello);
    expect(await count()).toBe(2);
  });
});

describe('an unpaid sign-up', () => {
  const exists = async (email: string) =>
    (await rig.post('/email-exists', { email })).body.exists as boolean;

  const removeUnpaid = async () => {
    const [{ db }, now] = [rig.database, rig.clock.now()];
    for (const memberId of await listUnpaidAccounts(db, now)) {
      await deleteUnpaidAccount(db, { memberId, now }, obligations.removeCancelled);
    }
  };

  it('is deleted after seven days with all its data', async () => {
    const sent = form();
    await signUp(sent);
    rig.clock.advance(7 * 86_400 - 60);
    await removeUnpaid();
    expect(await exists(sent.email)).toBe(true);
    rig.clock.advance(120);
    await removeUnpaid();
    expect(await exists(sent.email)).toBe(false);
  });

  /** A sign-up's charge in a given status. */
  const owe = (id: number, row: object) => {
    const now = rig.clock.now();
    return rig.database.db
      .insertInto('obligations')
      .values({
        kind: 'subscription',
        subject_key: `sub:${id}:1`,
        payer_id: id,
        plan: 'seeker',
        amount_cents: 999,
        due_at: now,
        payment_intent: `pi_${id}`,
        provider_mode: 'sandbox',
        created_at: now,
        updated_at: now,
        ...row,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  it.each([
    { status: 'collecting' },
    { status: 'action_required' },
    { status: 'paid', paid_at: '2026-03-01T12:00:00Z' },
    { status: 'failed' },
    { status: 'due', payment_intent: null },
  ])('stays while %j', async (row) => {
    const sent = form();
    const { id } = (await signUp(sent)).body.user;
    await owe(id, row);
    rig.clock.advance(8 * 86_400);
    await removeUnpaid();
    expect(await exists(sent.email)).toBe(true);
  });

  it('is deleted with its canceled charges and their attempts', async () => {
    const sent = form();
    const { id } = (await signUp(sent)).body.user;
    const obligation = await owe(id, { status: 'cancelled', attempt_count: 1 });
    await rig.database.db
      .insertInto('payment_attempts')
      .values({
        obligation_id: obligation.id,
        n: 1,
        idempotency_key: `cf:${id}`,
        payment_intent: `pi_${id}`,
        payment_method: 'pm_1',
        on_session: true,
        status: 'declined',
        created_at: rig.clock.now(),
      })
      .execute();
    rig.clock.advance(8 * 86_400);
    await removeUnpaid();
    expect(await exists(sent.email)).toBe(false);
  });

  it('leaves other accounts unchanged', async () => {
    const rows = [
      { status: 'INACTIVE' as const, user_plan: 'basic' as const, expire_at: '2030-01-01' },
      { user_plan: null },
      { status: 'CLOSED' as const, user_plan: null },
    ];
    const members = await Promise.all(
      rows.map((row) => rig.member({ ...row, created_at: '2020-01-01T00:00:00Z' })),
    );
    const listing = await addListing(rig.database.db);
    await addReview(rig.database.db, listing, 5, { author_id: members[1]?.id ?? 0 });
    await removeUnpaid();
    for (const { email } of members) expect(await exists(email)).toBe(true);
  });
});
