import {
  createAccount as createAccountOperation,
  emailExists,
  resendEmail,
  verifyEmail as verifyEmailOperation,
} from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import { badToken, refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { orderMailTo } from '../link-tokens/commands/order-mail-to.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { refuseCommonPassword } from '../passwords/too-common.ts';
import { answerSignedIn } from '../signed-in.ts';
import { checkNewAccount } from './check-new-account.ts';
import { createAccount } from './commands/create-account.ts';
import { verifyEmail } from './commands/verify-email.ts';
import { isEmailTaken } from './queries/is-email-taken.ts';

const TAKEN = 'This e-mail already has an account. Please log in.';
const emailTaken = () => refusal(409, 'EMAIL_TAKEN', TAKEN);

/** Registers how an account begins. */
export function addSignUp(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, config, limits, secret } = services;

  registry.add(
    createAccountOperation,
    async ({ body }, context) => {
      const { device, locale, address } = context;
      const phone = checkNewAccount(body, clock.now());
      refuseCommonPassword(body.password, config.passwordBlocklist);
      await limits.takeFor('sign_up', body.email);
      // Asked before the password is hashed; the row itself decides between two at once.
      if (await isEmailTaken(db, body.email)) throw emailTaken();
      const passwordHash = await passwords.hash(body.password);
      const now = clock.now();
      const wish = { passwordHash, locale, address, device, now, secret };
      const created = await createAccount(db, { ...body, ...phone }, wish);
      if (created === undefined) throw emailTaken();
      const { token, user } = await answerSignedIn(
        services,
        created.memberId,
        created.session,
        context,
      );
      return { token, user, data: { user } };
    },
    { limit: 'sign_up', visitorsOnly: true },
  );

  registry.add(
    emailExists,
    async ({ body: { email } }) => {
      await limits.takeFor('email_exists', email);
      const exists = await isEmailTaken(db, email);
      return { exists, message: exists ? TAKEN : 'This e-mail can be used.' };
    },
    { limit: 'email_exists' },
  );

  registry.add(
    verifyEmailOperation,
    async ({ body: { token } }) => {
      if (!(await verifyEmail(db, token, clock.now()))) throw badToken();
      return { message: 'Thank you, your e-mail is verified.' };
    },
    { limit: 'link_token' },
  );

  registry.add(
    resendEmail,
    async ({ body: { email } }) => {
      await limits.takeFor('mail', email);
      await orderMailTo(db, 'verify_email', email, clock.now());
      const message = 'If this e-mail waits to be verified, a new link is on its way.';
      return { status: 'sent', message };
    },
    { limit: 'mail' },
  );
}
