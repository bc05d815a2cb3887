import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { isEmailTaken } from '../email-address/email-address.queries.ts';
import { isCommonPassword } from '../passwords/new-password.ts';
import { presentLogin } from '../sessions/present.ts';
import { rememberBrowser } from '../sign-in/browsers.ts';
import { createAccount, signUp } from './sign-up.ts';

/** Registers the operations for signing up. */
export function addSignUp(registry: OperationRegistry, services: Services): void {
  const { config, db, clock, limits, secret } = services;

  registry.add(
    contract.accounts.createAccount,
    async ({ body }, context) => {
      const { device, locale, address } = context;
      const call = { locale, address, device, now: clock.now(), secret };
      const method = 'sign_up';
      const options = { ...call, method, plan: body.user_plan, legal: config.legal } as const;
      const { memberId, session } = await signUp(services, body, ({ phone, passwordHash }) =>
        transaction(db, (trx) =>
          createAccount(trx, { ...body, ...phone }, { ...options, passwordHash }),
        ),
      );
      await rememberBrowser(services, { memberId, method }, context);
      const { token, user } = await presentLogin(services, memberId, session, context);
      return { token, user, data: { user } };
    },
    { limit: 'sign_up', visitorsOnly: true },
  );

  registry.add(
    contract.accounts.emailExists,
    async ({ body: { email } }, { t }) => {
      await limits.takeFor('email_exists', email);
      const exists = await isEmailTaken(db, email);
      return { exists, message: t(exists ? 'accounts:email_taken' : 'accounts:email_free') };
    },
    { limit: 'email_exists' },
  );

  registry.add(
    contract.accounts.checkPassword,
    async ({ body: { password, ...owner } }) => ({
      common: config.passwordBlocklist !== 'off' && (await isCommonPassword(password, owner)),
    }),
    { limit: 'password_check' },
  );
}
