import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { badToken } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { orderEmailTo } from '../emails/commands/order-email-to.ts';
import { isLinkTokenValid } from '../emails/queries/is-link-token-valid.ts';
import { forThoseWhoCan } from '../policy.ts';
import { changePassword } from './commands/change-password.ts';
import { resetPassword } from './commands/reset-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';
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
      if (!(await isLinkTokenValid(db, { kind, token, now: clock.now() }))) throw badToken();
      return { message: t('accounts:choose_password') };
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.passwordReset,
    async ({ body: { token, password } }, { t }) => {
      refuseCommonPassword(password, config.passwordBlocklist);
      const use = { kind, token, now: clock.now() } as const;
      // Checked before hashing, so that guesses cost little.
      if (!(await isLinkTokenValid(db, use))) throw badToken();
      const hash = await passwords.hash(password);
      if (!(await resetPassword(db, use, hash))) throw badToken();
      return { message: t('accounts:password_reset') };
    },
    { limit: 'link_token' },
  );

  registry.addForMembers(
    contract.accounts.updatePassword,
    async ({ body }, { actor, address, t }) => {
      refuseCommonPassword(body.password, config.passwordBlocklist);
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
