import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { badToken, invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { orderEmailTo } from '../emails/commands/order-email-to.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { forThoseWhoCan } from '../policy.ts';
import { confirmNewEmail } from './commands/confirm-new-email.ts';
import { requestNewEmail } from './commands/request-new-email.ts';
import { verifyEmail } from './commands/verify-email.ts';

/** Registers how members change and verify their email. */
export function addEmailAddress(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, limits } = services;

  registry.addForMembers(
    contract.accounts.updateEmail,
    async ({ body: { email, current_password: password } }, { actor, address }) => {
      if (email.toLowerCase() === actor.email.toLowerCase()) {
        throw invalidInput({ email: ['new_email_must_differ'] });
      }
      await requirePassword(services, passwords, actor, { password, address });
      await limits.takeFor('mail', email);
      await requestNewEmail(db, actor, { email, address, now: clock.now() });
      return { message: 'We sent an email to the new address. Please follow its link.' };
    },
    forThoseWhoCan('change_email'),
  );

  registry.add(
    contract.accounts.verifyNewEmail,
    async ({ body: { token } }) => {
      if (!(await confirmNewEmail(db, { token, now: clock.now() }))) throw badToken();
      return { message: 'Thank you. Your email was changed.' };
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.verifyEmail,
    async ({ body: { token } }) => {
      if (!(await verifyEmail(db, token, clock.now()))) throw badToken();
      return { message: 'Thank you. Your email is verified.' };
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.resendEmail,
    async ({ body: { email } }) => {
      await limits.takeFor('mail', email);
      await orderEmailTo(db, 'verify_email', email, clock.now());
      const message = 'If this email is not verified yet, we have sent a new link.';
      return { status: 'sent', message };
    },
    { limit: 'mail' },
  );
}
