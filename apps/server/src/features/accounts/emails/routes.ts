import { updateEmail, verifyNewEmail } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import { badToken, invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { forActiveMembers } from '../policy.ts';
import { askForNewEmail } from './commands/ask-for-new-email.ts';
import { confirmNewEmail } from './commands/confirm-new-email.ts';

/** Registers how a member comes to another e-mail. */
export function addEmails(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, limits } = services;

  registry.addForMembers(
    updateEmail,
    async ({ body: { email, current_password: password } }, { actor, address }) => {
      if (email.toLowerCase() === actor.email.toLowerCase()) {
        throw invalidInput({ email: ['new_email_must_differ'] });
      }
      await requirePassword(services, passwords, actor, { password, address });
      await limits.takeFor('mail', email);
      await askForNewEmail(db, actor, { email, address, now: clock.now() });
      return { message: 'A confirmation e-mail was sent. Please follow its link.' };
    },
    { ...forActiveMembers, ownSessionOnly: true },
  );

  registry.add(
    verifyNewEmail,
    async ({ body: { token } }) => {
      if (!(await confirmNewEmail(db, { token, now: clock.now() }))) throw badToken();
      return { message: 'Thank you, your e-mail is changed.' };
    },
    { limit: 'link_token' },
  );
}
