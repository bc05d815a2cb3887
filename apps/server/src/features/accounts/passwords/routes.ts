import {
  passwordEmail,
  passwordRecovery,
  passwordReset as passwordResetOperation,
  updatePassword,
  verifyTokenEmail,
} from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import { badToken } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { orderMailTo } from '../link-tokens/commands/order-mail-to.ts';
import { isLinkTokenGood } from '../link-tokens/queries/is-link-token-good.ts';
import { forActiveMembers } from '../policy.ts';
import { changePassword } from './commands/change-password.ts';
import { resetPassword } from './commands/reset-password.ts';
import type { Passwords } from './passwords.ts';
import { requirePassword, wrongCurrentPassword } from './require-password.ts';
import { refuseCommonPassword } from './too-common.ts';

const kind = 'reset';

/** Registers how a password is changed, and the way back to an account when it is forgotten. */
export function addPasswords(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, config, limits } = services;
  for (const operation of [passwordRecovery, passwordEmail]) {
    registry.add(
      operation,
      async ({ body: { email } }) => {
        await limits.takeFor('mail', email);
        await orderMailTo(db, 'reset_password', email, clock.now());
        return {
          message: 'If this e-mail has an account, a link to choose a new password is on its way.',
        };
      },
      { limit: 'mail' },
    );
  }

  registry.add(
    verifyTokenEmail,
    async ({ body: { token } }) => {
      if (!(await isLinkTokenGood(db, { kind, token, now: clock.now() }))) throw badToken();
      return { message: 'Please choose a new password.' };
    },
    { limit: 'link_token' },
  );

  registry.add(
    passwordResetOperation,
    async ({ body: { token, password } }) => {
      refuseCommonPassword(password, config.passwordBlocklist);
      const use = { kind, token, now: clock.now() } as const;
      // Asked before the password is hashed: guesses are to cost little.
      if (!(await isLinkTokenGood(db, use))) throw badToken();
      const hash = await passwords.hash(password);
      if (!(await resetPassword(db, use, hash))) throw badToken();
      return { message: 'Your password is changed. Please log in.' };
    },
    { limit: 'link_token' },
  );

  registry.addForMembers(
    updatePassword,
    async ({ body }, { actor, address }) => {
      refuseCommonPassword(body.password, config.passwordBlocklist);
      const asked = { password: body.current_password, address };
      const known = await requirePassword(services, passwords, actor, asked);
      const hash = await passwords.hash(body.password);
      const change = { known, hash, address, now: clock.now() };
      if (!(await changePassword(db, actor, change))) throw wrongCurrentPassword();
      return { message: 'Your password is changed. You are logged out everywhere else.' };
    },
    { ...forActiveMembers, ownSessionOnly: true },
  );
}
