import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import {
  addHost,
  addInvitee,
  type Host,
  type Invitation,
  inviteTo,
  newEmail,
  rentalState,
  rowOf,
} from '../testing.ts';

const rig = useTestApp();
let host: Host;
beforeAll(async () => {
  host = await addHost(rig, { listing: { rooms: [Array.from({ length: 40 }, () => 'cold')] } });
});

let usedBeds = 0;
/** Invites a new person to an unused bed. */
function inviteToNextBed(changes: object = {}): Promise<Invitation> {
  usedBeds += 1;
  return inviteTo(rig, host, { bed_id: host.listing.bedIds[usedBeds - 1], ...changes });
}

const signUpForm = (email: string, verification_code: string, changes = {}) => ({
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
const getOffer = (token: string, session?: string) => rig.get(`/rental/token/${token}`, session);
const hasAccount = async (email: string) =>
  (await rig.post('/email-exists', { email })).body.exists as boolean;

const NOT_VALID = {
  message: 'This invite has been accepted or deleted and is no longer valid',
  error_code: 'INVITE_NOT_VALID',
};

describe('GET /rental/token/{token}', () => {
  it('returns the offer for either token, without private notes', async () => {
    const invitation = await inviteToNextBed({ note_agreement: 'Secret note', first_name: 'Ana' });
    for (const token of [invitation.token, invitation.mailedToken]) {
      const { status, body, text, headers } = await getOffer(token);
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
    expect((await getOffer(invitation.token)).body.has_account).toBe(true);
  });

  it('returns the same 404 for unknown, cancelled and used tokens', async () => {
    const [cancelled, used] = [await inviteToNextBed(), await inviteToNextBed()];
    await rig.post(`/rental/${cancelled.id}/cancel-invite`, {}, host.token);
    const tenant = await addInvitee(rig, used.email);
    await rig.post('/rental/accept', { token: used.token }, tenant.token);
    for (const token of ['nothing', 'x'.repeat(43), cancelled.token, used.mailedToken]) {
      const { status, body } = await getOffer(token);
      expect([status, body]).toEqual([404, NOT_VALID]);
    }
  });

  it('records the first opening, but not by the lister', async () => {
    const { id, token } = await inviteToNextBed();
    await getOffer(token, host.token);
    expect((await rowOf(rig, id)).opened_at).toBeNull();
    await getOffer(token);
    const first = await rowOf(rig, id);
    expect(first.opened_at).not.toBeNull();
    rig.clock.advance(60);
    await getOffer(token);
    expect(await rowOf(rig, id)).toEqual(first);
    rig.clock.advance(-60);
  });

  it('verifies the email of the invited member who opens the emailed link', async () => {
    const email = newEmail();
    const member = await addInvitee(rig, email, { email_verified_at: null });
    const other = await addInvitee(rig, newEmail(), { email_verified_at: null });
    const { token, mailedToken } = await inviteToNextBed({ email });
    const isVerified = async (session: string) =>
      (await rig.get('/user', session)).body.user.email_verified as boolean;
    await getOffer(token, member.token);
    await getOffer(mailedToken);
    await getOffer(mailedToken, other.token);
    expect(await isVerified(member.token)).toBe(false);
    await getOffer(mailedToken, member.token);
    expect(await isVerified(member.token)).toBe(true);
    expect(await isVerified(other.token)).toBe(false);
    const count = await rig.get('/user/get-count-pending-invite', member.token);
    expect(count.body.count).toBe(1);
  });
});

describe('GET /rental/check-invite', () => {
  const checkInvite = (email: string, vcode: string) =>
    rig.get(`/rental/check-invite?email=${encodeURIComponent(email)}&vcode=${vcode}`);

  it('returns the names only for the email and token of the invitation', async () => {
    const { email, mailedToken } = await inviteToNextBed({
      first_name: 'Ana',
      airline: 'Some Air',
    });
    const answer = await checkInvite(email.toUpperCase(), mailedToken);
    expect([answer.status, answer.body]).toEqual([
      200,
      { tenant: { first_name: 'Ana', last_name: '', airline: 'Some Air' } },
    ]);
    for (const [otherEmail, otherToken] of [
      [newEmail(), mailedToken],
      [email, 'x'.repeat(43)],
    ] as const) {
      const { status, body } = await checkInvite(otherEmail, otherToken);
      expect([status, body]).toEqual([404, NOT_VALID]);
    }
    expect((await checkInvite('nobody', mailedToken)).status).toBe(422);
  });
});

describe('POST /rental/register', () => {
  it('creates an active free account and a session; the invitation stays pending', async () => {
    const { id, email, mailedToken } = await inviteToNextBed();
    const { status, body, headers } = await register(signUpForm(email.toUpperCase(), mailedToken));
    expect(status).toBe(201);
    const { data } = (await rig.get('/user/sessions', body.token)).body;
    expect(data).toMatchObject([{ method: 'invitation' }]);
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

  it('does not verify the email with the token of the lister', async () => {
    const { email, token, mailedToken } = await inviteToNextBed();
    const { status, body } = await register(signUpForm(email, token));
    expect([status, body.user.email_verified]).toEqual([201, false]);
    const refused = await rig.post('/rental/accept', { token }, body.token);
    expect(refused.body.error_code).toBe('EMAIL_NOT_VERIFIED');
    const answer = await rig.post('/rental/accept', { token: mailedToken }, body.token);
    expect(answer.status).toBe(200);
  });

  it('accepts the documented body without confirmations and country, but no wrong confirmation', async () => {
    const { email, mailedToken } = await inviteToNextBed();
    const { confirm_email, confirm_password, country_code, ...specified } = signUpForm(
      email,
      mailedToken,
      {
        user_plan: '',
        social_type: null,
        social_id: null,
        photo: null,
        total_location: 0,
        price: 0,
      },
    );
    for (const wrong of [
      { confirm_email: newEmail() },
      { confirm_password: 'another password' },
      { country_code: 'USA' },
    ]) {
      expect((await register({ ...specified, ...wrong })).status).toBe(422);
    }
    const { status, body } = await register({ ...specified, confirm_email: null });
    expect([status, body.user]).toMatchObject([
      201,
      { email, country_code: 'US', phone_number: '+12025550123', user_plan: null },
    ]);
  });

  it('ignores fields that only a payment or an admin can set', async () => {
    const { email, mailedToken } = await inviteToNextBed();
    const extraFields = {
      user_plan: 'pro',
      status: 'CLOSED',
      role: 'admin',
      expire_at: '2099-01-01',
    };
    const { body } = await register(signUpForm(email, mailedToken, extraFields));
    expect(body.user).toMatchObject({ user_plan: null, signup_plan: null, role: 'member' });
  });

  it('refuses another email, an unknown token, a taken email, and members', async () => {
    const { id, email, mailedToken } = await inviteToNextBed();
    const before = await rentalState(rig);
    const otherEmail = newEmail();
    expect(await register(signUpForm(otherEmail, mailedToken))).toMatchObject({
      status: 404,
      body: NOT_VALID,
    });
    expect(await register(signUpForm(email, 'x'.repeat(43)))).toMatchObject({
      status: 404,
      body: NOT_VALID,
    });
    const invalidFields = { confirm_email: otherEmail, password: '123', confirm_password: '123' };
    expect((await register(signUpForm(email, mailedToken, invalidFields))).status).toBe(422);
    expect((await register(signUpForm(email, mailedToken, { phone_number: '5' }))).status).toBe(
      422,
    );
    expect((await register(signUpForm(email, mailedToken), host.token)).status).toBe(409);
    expect([await hasAccount(otherEmail), await hasAccount(email)]).toEqual([false, false]);
    expect(await rentalState(rig)).toEqual(before);
    await addInvitee(rig, email);
    expect(await register(signUpForm(email, mailedToken))).toMatchObject({
      status: 409,
      body: { error_code: 'EMAIL_TAKEN' },
    });
    await rig.post(`/rental/${id}/cancel-invite`, {}, host.token);
    expect((await register(signUpForm(email, mailedToken))).status).toBe(404);
  });

  it('creates one account for concurrent calls, and at most one when the invitation is cancelled', async () => {
    const { email, mailedToken } = await inviteToNextBed();
    const answers = await Promise.all(
      [1, 2, 3].map(() => register(signUpForm(email, mailedToken))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const invitation = await inviteToNextBed();
    const [registered, cancelled] = await Promise.all([
      register(signUpForm(invitation.email, invitation.mailedToken)),
      rig.post(`/rental/${invitation.id}/cancel-invite`, {}, host.token),
    ]);
    expect(cancelled.status).toBe(200);
    expect(await hasAccount(invitation.email)).toBe(registered.status === 201);
    expect([201, 404]).toContain(registered.status);
  });
});
