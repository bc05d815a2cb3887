import { contract } from '@crewpad/contract';
import { isSameEmail } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { badToken, invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { orderEmailTo } from '../links/commands/order-email-to.ts';
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
    async ({ body: { email, current_password: password } }, { actor, address, t }) => {
      if (isSameEmail(email, actor.email)) {
        throw invalidInput({ email: ['new_email_must_differ'] });
      }
      await requirePassword(services, passwords, actor, { password, address });
      await limits.takeFor('mail', email);
      await requestNewEmail(db, actor, { email, address, now: clock.now() });
      return { message: t('accounts:new_email_sent') };
    },
    forThoseWhoCan('change_email'),
  );

  registry.add(
    contract.accounts.verifyNewEmail,
    async ({ body: { token } }, { t }) => {
      if (!(await confirmNewEmail(db, { token, now: clock.now() }))) throw badToken();
      return { message: t('accounts:email_changed') };
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.verifyEmail,
    async ({ body: { token } }, { t }) => {
      if (!(await verifyEmail(db, token, clock.now()))) throw badToken();
      return { message: t('accounts:email_verified') };
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.resendEmail,
    async ({ body: { email } }, { t }) => {
      await limits.takeFor('mail', email);
      await orderEmailTo(db, 'verify_email', email, clock.now());
      return { status: 'sent', message: t('accounts:new_link_sent') };
    },
    { limit: 'mail' },
  );
}
