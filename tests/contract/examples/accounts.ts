import { issueLinkToken } from '../../../apps/server/src/features/accounts/link-tokens/commands/issue-link-token.ts';
import { TEST_PASSWORD } from '../../../apps/server/src/features/accounts/testing.ts';
import { transaction } from '../../../apps/server/src/platform/database/transaction.ts';
import type { Role } from '../authorization.ts';
import type { Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});
const ownEmail = (world: World, role: Role) => ({ body: { email: world.member(role).email } });
const aboutOwner = (world: World) => ({ params: { id: world.people.lister_owner.id } });

const withLink =
  (kind: 'reset' | 'login' | 'verify_email', more: object = {}) =>
  async (world: World, role: Role) => {
    const { id: memberId, email } = world.member(role);
    const now = world.rig.clock.now();
    const token = await transaction(world.rig.database.db, (trx) =>
      issueLinkToken(trx, { memberId, kind, email, now }),
    );
    return { body: { token, ...more } };
  };

/** The e-mail of whoever calls: a visitor has no account yet. */
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

export const accountExamples: Examples = {
  'POST /login': (world, role) => ({
    body: { email: world.member(role).email, password: TEST_PASSWORD },
  }),
  'POST /login-with-token': withLink('login'),
  'POST /logout': nothing,
  'POST /password-recovery': ownEmail,
  'POST /password/email': ownEmail,
  'POST /password-reset': withLink('reset', passwords),
  'POST /verify-token-email': withLink('reset'),
  'POST /verify-email': withLink('verify_email'),
  'POST /email/resend': ownEmail,
  'POST /email-exists': ownEmail,
  'POST /accounts': signUp,
  'GET /checking-account': nothing,
  'POST /user/refresh-token': nothing,
  'GET /user': nothing,
  'GET /user/sessions': nothing,
  'DELETE /user/sessions': nothing,
  'DELETE /user/sessions/{id}': ownSession,
  'GET /user/{id}': aboutOwner,
  'GET /user/public/{id}': aboutOwner,
  'GET /user/get-count-pending-invite': nothing,
  'GET /messages/unread': nothing,
};
