import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountsRig } from '../../accounts/testing.ts';
import {
  addHost,
  addInvitee,
  type Host,
  type Invitation,
  inviteTo,
  newEmail,
  rentalState,
  rowOf,
} from './testing.ts';

let rig: AccountsRig;
let host: Host;
beforeAll(async () => {
  rig = await AccountsRig.open();
  host = await addHost(rig, { listing: { rooms: [Array.from({ length: 40 }, () => 'cold')] } });
});
afterAll(() => rig.close());

let beds = 0;
function inviteNext(changes: object = {}): Promise<Invitation> {
  beds += 1;
  return inviteTo(rig, host, { bed_id: host.listing.bedIds[beds - 1], ...changes });
}

const formOf = (email: string, verification_code: string, changes = {}) => ({
  first_name: 'Ana',
  last_name: 'Lopez',
  display_name: 'Ana L',
  gender: 'female',
  birthdate_month: 5,
  birthdate_day: 17,
  birthdate_year: 1990,
  hear_about_us: 'landlord',
  email,
  confirm_email: email,
  phone_number: '(202) 555-0123',
  country_code: 'US',
  password: 'a good password',
  confirm_password: 'a good password',
  verification_code,
  ...changes,
});
const register = (body: object, token?: string) => rig.post('/rental/register', body, token);
const open = (token: string, session?: string) => rig.get(`/rental/token/${token}`, session);
const hasAccount = async (email: string) =>
  (await rig.post('/email-exists', { email })).body.exists as boolean;

const GONE = {
  message: 'This invite has been accepted or deleted and is no longer valid',
  error_code: 'INVITE_NOT_VALID',
};

describe('GET /rental/token/{token}', () => {
  test('shows the offer to whoever has either token, and nothing of the lister’s notes', async () => {
    const invitation = await inviteNext({ note_agreement: 'Secret note', first_name: 'Ana' });
    for (const token of [invitation.token, invitation.mailedToken]) {
      const { status, body, text, headers } = await open(token);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(body).toMatchObject({
        has_account: false,
        data: {
          id: invitation.id,
          status: 'pending',
          email: invitation.email,
          first_name: 'Ana',
          rental_amount: 400,
          quote: { today: [{ kind: 'deposit', amount: 200 }] },
        },
      });
      expect(text).not.toMatch(/Secret|street1|phone/);
      expect(text).not.toContain(host.email);
    }
    await addInvitee(rig, invitation.email);
    expect((await open(invitation.token)).body.has_account).toBe(true);
  });

  test('answers alike whether a token is unknown, cancelled or used', async () => {
    const [cancelled, used] = [await inviteNext(), await inviteNext()];
    await rig.post(`/rental/${cancelled.id}/cancel-invite`, {}, host.token);
    const tenant = await addInvitee(rig, used.email);
    await rig.post('/rental/accept', { token: used.token }, tenant.token);
    for (const token of ['nothing', 'x'.repeat(43), cancelled.token, used.mailedToken]) {
      const { status, body } = await open(token);
      expect([status, body]).toEqual([404, GONE]);
    }
  });

  test('records who opens it first, but not the lister', async () => {
    const { id, token } = await inviteNext();
    await open(token, host.token);
    expect((await rowOf(rig, id)).opened_at).toBeNull();
    await open(token);
    const first = await rowOf(rig, id);
    expect(first.opened_at).not.toBeNull();
    rig.clock.advance(60);
    await open(token);
    expect(await rowOf(rig, id)).toEqual(first);
    rig.clock.advance(-60);
  });

  test('verifies the email of the invited member who comes from the email', async () => {
    const email = newEmail();
    const member = await addInvitee(rig, email, { email_verified_at: null });
    const other = await addInvitee(rig, newEmail(), { email_verified_at: null });
    const { token, mailedToken } = await inviteNext({ email });
    const isVerified = async (session: string) =>
      (await rig.get('/user', session)).body.user.email_verified as boolean;
    await open(token, member.token);
    await open(mailedToken);
    await open(mailedToken, other.token);
    expect(await isVerified(member.token)).toBe(false);
    await open(mailedToken, member.token);
    expect(await isVerified(member.token)).toBe(true);
    expect(await isVerified(other.token)).toBe(false);
    const count = await rig.get('/user/get-count-pending-invite', member.token);
    expect(count.body.count).toBe(1);
  });
});

describe('GET /rental/check-invite', () => {
  const check = (email: string, vcode: string) =>
    rig.get(`/rental/check-invite?email=${encodeURIComponent(email)}&vcode=${vcode}`);

  test('gives the names for the right pair only', async () => {
    const { email, mailedToken } = await inviteNext({ first_name: 'Ana', airline: 'Some Air' });
    const right = await check(email.toUpperCase(), mailedToken);
    expect([right.status, right.body]).toEqual([
      200,
      { tenant: { first_name: 'Ana', last_name: '', airline: 'Some Air' } },
    ]);
    for (const [one, code] of [
      [newEmail(), mailedToken],
      [email, 'x'.repeat(43)],
    ] as const) {
      const { status, body } = await check(one, code);
      expect([status, body]).toEqual([404, GONE]);
    }
    expect((await check('nobody', mailedToken)).status).toBe(422);
  });
});

describe('POST /rental/register', () => {
  test('opens an active free account with a session; the invitation waits for the answer', async () => {
    const { id, email, mailedToken } = await inviteNext();
    const { status, body, headers } = await register(formOf(email.toUpperCase(), mailedToken));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      status: 'ACTIVE',
      user_plan: null,
      signup_plan: null,
      email_verified: true,
      expire_at: null,
      phone_number: '+12025550123',
    });
    expect(body.data.user).toEqual(body.user);
    expect(body.data.tenant).toMatchObject({ id, status: 'pending', has_account: true });
    expect(headers['set-cookie']).toContain(`crewpad-session=${body.token}`);
    expect((await rowOf(rig, id)).user_id).toBeNull();
    expect((await rig.get('/user/get-count-pending-invite', body.token)).body.count).toBe(1);
    const accepted = await rig.post('/rental/accept', { token: mailedToken }, body.token);
    expect(accepted.body.data).toMatchObject({ status: 'accepted', user_id: body.user.id });
  });

  test('with the lister’s token does not verify the email', async () => {
    const { email, token, mailedToken } = await inviteNext();
    const { status, body } = await register(formOf(email, token));
    expect([status, body.user.email_verified]).toEqual([201, false]);
    const refused = await rig.post('/rental/accept', { token }, body.token);
    expect(refused.body.error_code).toBe('EMAIL_NOT_VERIFIED');
    const answer = await rig.post('/rental/accept', { token: mailedToken }, body.token);
    expect(answer.status).toBe(200);
  });

  test('takes nothing from the body that only payment or an admin gives', async () => {
    const { email, mailedToken } = await inviteNext();
    const wish = { user_plan: 'pro', status: 'CLOSED', role: 'admin', expire_at: '2099-01-01' };
    const { body } = await register(formOf(email, mailedToken, wish));
    expect(body.user).toMatchObject({ user_plan: null, signup_plan: null, role: 'member' });
  });

  test('is refused for another email, an old token, a taken email, and members', async () => {
    const { id, email, mailedToken } = await inviteNext();
    const before = await rentalState(rig);
    const stranger = newEmail();
    expect(await register(formOf(stranger, mailedToken))).toMatchObject({
      status: 404,
      body: GONE,
    });
    expect(await register(formOf(email, 'x'.repeat(43)))).toMatchObject({
      status: 404,
      body: GONE,
    });
    const bad = { confirm_email: stranger, password: '123', confirm_password: '123' };
    expect((await register(formOf(email, mailedToken, bad))).status).toBe(422);
    expect((await register(formOf(email, mailedToken, { phone_number: '5' }))).status).toBe(422);
    expect((await register(formOf(email, mailedToken), host.token)).status).toBe(409);
    expect([await hasAccount(stranger), await hasAccount(email)]).toEqual([false, false]);
    expect(await rentalState(rig)).toEqual(before);
    await addInvitee(rig, email);
    expect(await register(formOf(email, mailedToken))).toMatchObject({
      status: 409,
      body: { error_code: 'EMAIL_TAKEN' },
    });
    await rig.post(`/rental/${id}/cancel-invite`, {}, host.token);
    expect((await register(formOf(email, mailedToken))).status).toBe(404);
  });

  test('at once opens one account; against cancelling it opens one or none', async () => {
    const { email, mailedToken } = await inviteNext();
    const answers = await Promise.all([1, 2, 3].map(() => register(formOf(email, mailedToken))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const raced = await inviteNext();
    const [registered, cancelled] = await Promise.all([
      register(formOf(raced.email, raced.mailedToken)),
      rig.post(`/rental/${raced.id}/cancel-invite`, {}, host.token),
    ]);
    expect(cancelled.status).toBe(200);
    expect(await hasAccount(raced.email)).toBe(registered.status === 201);
    expect([201, 404]).toContain(registered.status);
  });
});
