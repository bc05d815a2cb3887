import { OWN_LEGAL_VERSION } from '@crewpad/domain';
import { createClosingCode } from '../../../apps/server/src/features/accounts/closing.ts';
import { createLinkToken } from '../../../apps/server/src/features/accounts/email-address/links.ts';
import {
  codeOf,
  storeSecondStep,
  waitingApp,
} from '../../../apps/server/src/features/accounts/second-step/testing.ts';
import {
  Authenticator,
  addTestPasskey,
} from '../../../apps/server/src/features/accounts/second-step/testing-authenticator.ts';
import { storeProfile } from '../../../apps/server/src/features/accounts/sign-in/oauth/oauth.ts';
import { transaction } from '../../../apps/server/src/platform/database/transaction.ts';
import { formOf, pictureOf } from '../../../apps/server/src/platform/uploads/testing.ts';
import { TEST_PASSWORD } from '../../../apps/server/src/testing/test-app.ts';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';
import { memberWithEmailChange } from './admin.ts';

const params = { provider: 'google' };

export const oauthExamples: Examples = {
  'POST /oauth/{provider}': () => ({ params }),
  'GET /oauth/pending': async ({ rig }) => {
    const person = {
      socialId: 'new',
      email: 'new.person@crewpad.test',
      isEmailVerified: true,
      firstName: 'Ana',
      lastName: 'Lopez',
    };
    const now = rig.clock.now();
    const { name, value } = await storeProfile(rig.database.db, 'google', person, now);
    return { headers: { cookie: `${name}=${value}` } };
  },
  'GET /oauth/{provider}/callback': () => ({ params, query: 'error=access_denied' }),
};

const nothing = () => ({});
const ownEmail = (world: World, role: Role) => ({ body: { email: world.member(role).email } });
const aboutOwner = (world: World) => ({ params: { id: world.people.lister_owner.id } });

const withLink =
  (kind: 'reset' | 'login' | 'verify_email', more: object = {}) =>
  async (world: World, role: Role) => {
    const { id: memberId, email } = world.member(role);
    const now = world.rig.clock.now();
    const token = await transaction(world.rig.database.db, (trx) =>
      createLinkToken(trx, { memberId, kind, email, now }),
    );
    return { body: { token, ...more } };
  };

/** The caller's email: a visitor has no account yet. */
const signUp = (world: World, role: Role) => {
  const email = role === 'visitor' ? 'nobody.yet@crewpad.test' : world.member(role).email;
  return {
    body: {
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
      phone_number: '+12025550123',
      country_code: 'US',
      password: TEST_PASSWORD,
      confirm_password: TEST_PASSWORD,
    },
  };
};

const ownSession = async (world: World, role: Role) => {
  if (role === 'visitor') return { params: { id: 1 } };
  await world.tokenOf(role);
  const { id } = await world.rig.database.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('member_id', '=', world.people[role].id)
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

const passwords = { password: TEST_PASSWORD, confirm_password: TEST_PASSWORD };

const profile = (world: World, role: Role): Example => ({
  body: {
    first_name: 'Ana',
    last_name: 'Lopez',
    display_name: 'Ana L',
    phone_number: '+12025550123',
    birthdate_month: 7,
    birthdate_day: 7,
    birthdate_year: world.member(role).birthdateYear,
  },
});

/** Links to other addresses, also for visitors, who are identified only by the link. */
const newEmailLink = async (world: World, role: Role): Promise<Example> => {
  const { id: memberId } = await world.newcomer(role, { user_plan: null });
  const email = `new.${memberId}@crewpad.test`;
  const now = world.rig.clock.now();
  const token = await transaction(world.rig.database.db, (trx) =>
    createLinkToken(trx, { memberId, kind: 'new_email', email, now }),
  );
  return { body: { token } };
};

/** The link in the notice about a change that an admin asked for. */
const stopLink = async (world: World): Promise<Example> => {
  const { db } = world.rig.database;
  const memberId = await memberWithEmailChange(world, world.people.admin.id);
  const { email } = await db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const now = world.rig.clock.now();
  const token = await transaction(db, (trx) =>
    createLinkToken(trx, { memberId, kind: 'stop_email', email, now }),
  );
  return { body: { token } };
};

/**
 * A member of that kind who may change their password or leave; the shared ones must not change.
 */
const somebodyElse = async (world: World, role: Role) => {
  const isLister = role.startsWith('lister');
  const { id } = await world.newcomer(role, {
    user_plan: isLister ? 'basic' : null,
    role: role === 'admin' ? 'admin' : 'member',
  });
  return { id, token: await world.rig.tokenOf(id) };
};

const newPassword = async (world: World, role: Role): Promise<Example> => {
  const body = { current_password: TEST_PASSWORD, ...passwords };
  return role === 'visitor' ? { body } : { body, token: (await somebodyElse(world, role)).token };
};

const askToClose = async (world: World, role: Role): Promise<Example> =>
  role === 'visitor' ? {} : { token: (await somebodyElse(world, role)).token };

const closingCode = async (world: World, role: Role): Promise<Example> => {
  if (role === 'visitor') return { body: { code: '12345678' } };
  const { id: memberId, token } = await somebodyElse(world, role);
  const sessionId = await world.rig.sessionOf(memberId);
  const wish = { memberId, sessionId, email: 'his@crewpad.test', now: world.rig.clock.now() };
  const code = await transaction(world.rig.database.db, (trx) => createClosingCode(trx, wish));
  return { body: { code }, token };
};

const stepBack = async (world: World, role: Role): Promise<Example> => {
  if (role === 'visitor') return {};
  const entered = role === 'admin' ? 'free' : role;
  return { token: await world.switchedTokenOf(entered), reveals: [world.people.admin] };
};

/** The second step of a member whom nothing else is about. */
const withSecondStep = async (world: World, role: Role) => {
  const { id, email } = await world.newcomer(role, { user_plan: null });
  return { id, email, secret: await storeSecondStep(world.rig, { id, email }) };
};

const challenged = async (world: World, role: Role) => {
  const member = await withSecondStep(world, role);
  const first = { email: member.email, password: TEST_PASSWORD };
  const { body } = await world.rig.post('/login', first);
  return { ...member, challenge: body.challenge as string };
};

const secondStep = async (world: World, role: Role): Promise<Example> => {
  const { challenge, secret } = await challenged(world, role);
  return { body: { challenge, code: codeOf(world.rig, secret) } };
};

const passkeyLogin = async (world: World, role: Role): Promise<Example> => {
  const { rig } = world;
  const { id } = await world.newcomer(role, { user_plan: null });
  const { authenticator } = await addTestPasskey(rig, await rig.tokenOf(id));
  const { state, options } = (await rig.post('/login/passkey/options')).body;
  return { body: { state, credential: authenticator.get(options) } };
};

const newPasskey = async (world: World, role: Role): Promise<Example> => {
  const question = { state: 'none', options: { challenge: 'bm9uZQ', rp: { id: 'localhost' } } };
  const own = role === 'visitor' ? undefined : await somebodyElse(world, role);
  const { state, options } =
    own === undefined
      ? question
      : (await world.rig.post('/user/passkeys/options', {}, own.token)).body;
  const body = { state, credential: new Authenticator().create(options) };
  return own === undefined ? { body } : { body, token: own.token };
};

const ownPasskey =
  (body?: object) =>
  async (world: World, role: Role): Promise<Example> => {
    const more = body && { body };
    if (role === 'visitor') return { params: { id: 1 }, ...more };
    const { token } = await somebodyElse(world, role);
    const { passkey } = await addTestPasskey(world.rig, token);
    return { params: { id: passkey.id }, token, ...more };
  };

const resetLink =
  (kind: 'start_reset' | 'cancel_reset') =>
  async (world: World, role: Role): Promise<Example> => {
    const { id: memberId, email } = await withSecondStep(world, role);
    const { db } = world.rig.database;
    const now = world.rig.clock.now();
    if (kind === 'cancel_reset') {
      await db
        .insertInto('second_step_resets')
        .values({ member_id: memberId, requested_at: now, due_at: new Date(now.getTime() + 1e8) })
        .execute();
    }
    const token = await transaction(db, (trx) =>
      createLinkToken(trx, { memberId, kind, email, now }),
    );
    return { body: { token } };
  };

const firstCode = async (world: World, role: Role): Promise<Example> => {
  if (role === 'visitor') return { body: { code: '123456' } };
  const { token } = await somebodyElse(world, role);
  const secret = await waitingApp(world.rig, token);
  return { token, body: { code: codeOf(world.rig, secret) } };
};

const newCodes = async (world: World, role: Role): Promise<Example> => {
  if (role === 'visitor') return {};
  const { id } = await withSecondStep(world, role);
  return { token: await world.rig.tokenOf(id) };
};

export const accountExamples: Examples = {
  'POST /login': (world, role) => ({
    body: { email: world.member(role).email, password: TEST_PASSWORD },
  }),
  'POST /login-with-token': withLink('login'),
  'POST /login/second-step': secondStep,
  'POST /login/second-step/options': async (world, role) => ({
    body: { challenge: (await challenged(world, role)).challenge },
  }),
  'POST /login/passkey/options': nothing,
  'POST /login/passkey': passkeyLogin,
  'POST /login/second-step/reset': async (world, role) => ({
    body: { challenge: (await challenged(world, role)).challenge },
  }),
  'POST /login/second-step/reset/start': resetLink('start_reset'),
  'POST /login/second-step/reset/cancel': resetLink('cancel_reset'),
  'POST /logout': nothing,
  'POST /password-recovery': ownEmail,
  'POST /password/email': ownEmail,
  'POST /password-reset': withLink('reset', passwords),
  'POST /verify-token-email': withLink('reset'),
  'POST /verify-email': withLink('verify_email'),
  'POST /link-token': withLink('verify_email'),
  'POST /email/resend': ownEmail,
  'POST /email-exists': ownEmail,
  'POST /password-check': () => ({ body: { password: TEST_PASSWORD } }),
  'POST /accounts': signUp,
  'GET /checking-account': nothing,
  'POST /user/refresh-token': nothing,
  'GET /user': nothing,
  'POST /user/confirm': () => ({ body: { password: TEST_PASSWORD } }),
  'POST /user/confirm/options': nothing,
  'GET /user/sessions': nothing,
  'GET /user/security-log': nothing,
  'GET /user/security': nothing,
  'POST /user/authenticator-app': nothing,
  'POST /user/authenticator-app/confirm': firstCode,
  'PUT /user/second-step': () => ({ body: { on: false } }),
  'POST /user/passkeys/options': nothing,
  'POST /user/passkeys': newPasskey,
  'PUT /user/passkeys/{id}': ownPasskey({ name: 'My phone' }),
  'DELETE /user/passkeys/{id}': ownPasskey(),
  'POST /user/recovery-codes': newCodes,
  'DELETE /user/second-step/reset': nothing,
  'DELETE /user/sessions': nothing,
  'DELETE /user/sessions/{id}': ownSession,
  'GET /user/{id}': aboutOwner,
  'GET /user/public/{id}': aboutOwner,
  'POST /verify-token-new-email': newEmailLink,
  'POST /email/stop': stopLink,
  'DELETE /user/email-change': nothing,
  'POST /account/user/update': profile,
  'POST /upload/user/images': async () => formOf([{ bytes: await pictureOf() }], 'image'),
  'POST /user/update-email': () => ({
    body: { email: 'new@crewpad.test', current_password: TEST_PASSWORD },
  }),
  'POST /user/update-password': newPassword,
  'GET /user/request-deactivation-account': askToClose,
  'DELETE /user/verify-deactivation-code': closingCode,
  'PUT /user/switch-language': () => ({ body: { locale: 'en' } }),
  'PUT /user/approval-public-phone': () => ({
    body: { approval_public_phone: 1, approval_public_phone_user: 1 },
  }),
  'POST /user/acceptances': () => ({
    body: { accepted: [{ document: 'terms', version: OWN_LEGAL_VERSION.version }] },
  }),
  'PUT /user/preferences': () => ({ body: { theme: 'dark' } }),
  'GET /user/listing-total': nothing,
  'GET /admin/switch-user/{id}': (world) => ({
    ...aboutOwner(world),
    reveals: [world.people.lister_owner],
  }),
  'POST /admin/switch-back': stepBack,
  'GET /admin/users': (world) => ({
    query: 'search=secret.lister_owner',
    reveals: [world.people.lister_owner],
  }),
  'GET /user/get-count-pending-invite': nothing,
  'GET /messages/unread': nothing,
};
