import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { badToken } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { orderEmailTo } from '../links/commands/order-email-to.ts';
import { forThoseWhoCan } from '../policy.ts';
import { checkNewPassword } from './check-new-password.ts';
import { changePassword } from './commands/change-password.ts';
import { resetPassword } from './commands/reset-password.ts';
import type { Passwords } from './passwords.ts';
import { findLinkOwner } from './queries/find-link-owner.ts';
import { getPasswordOwner } from './queries/get-password-owner.ts';
import { requirePassword, wrongCurrentPassword } from './require-password.ts';

const kind = 'reset';

/** Registers the operations for changing and resetting passwords. */
export function addPasswords(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, config, limits } = services;
  for (const operation of [contract.accounts.passwordRecovery, contract.accounts.passwordEmail]) {
    registry.add(
      operation,
      async ({ body: { email } }, { t }) => {
        await limits.takeFor('mail', email);
        await orderEmailTo(db, 'reset_password', email, clock.now());
        return { message: t('accounts:link_sent') };
      },
      { limit: 'mail' },
    );
  }

  registry.add(
    contract.accounts.verifyTokenEmail,
    async ({ body: { token } }, { t }) => {
      if (!(await findLinkOwner(db, { kind, token, now: clock.now() }))) throw badToken();
      return { message: t('accounts:choose_password') };
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.passwordReset,
    async ({ body }, { t }) => {
      const use = { kind, token: body.token, now: clock.now() } as const;
      // Checked before hashing, so that guesses cost little.
      const owner = await findLinkOwner(db, use);
      await checkNewPassword(config, body, owner, 'password_and_email_do_not_match');
      if (owner === undefined) throw badToken();
      const hash = await passwords.hash(body.password);
      if (!(await resetPassword(db, use, hash))) throw badToken();
      return { message: t('accounts:password_reset') };
    },
    { limit: 'link_token' },
  );

  registry.addForMembers(
    contract.accounts.updatePassword,
    async ({ body }, { actor, address, t }) => {
      await checkNewPassword(config, body, await getPasswordOwner(db, actor.id));
      const attempt = { password: body.current_password, address };
      const known = await requirePassword(services, passwords, actor, attempt);
      const hash = await passwords.hash(body.password);
      const change = { known, hash, address, now: clock.now() };
      if (!(await changePassword(db, actor, change))) throw wrongCurrentPassword();
      return { message: t('accounts:password_changed') };
    },
    forThoseWhoCan('change_password'),
  );
}
