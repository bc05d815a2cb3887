import { transaction } from '../../platform/database/transaction.ts';
import { loginSlowed } from '../../platform/limits/limits.ts';
import { DAY, HOUR, type LimitDefinition, MINUTE, QUARTER } from '../../platform/limits/table.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import { removeUnusedUploads } from '../../platform/uploads/remove.ts';
import { uploadUses } from '../../platform/uploads/use.ts';
import type { Feature } from '../feature.ts';
import { oldNames } from './closing.ts';
import { makeEmailChanges } from './email-address/support-change.ts';
import { accountMails } from './emails/emails.ts';
import { sharedPasswords } from './passwords/passwords.ts';
import { photoAddress } from './profile/profile.queries.ts';
import { addLegal, addPreferences, addProfile } from './profile/routes.ts';
import { addClosing, addEmailAddress, addPasswords, addSessions, addViewAs } from './routes.ts';
import { resealApps } from './second-step/apps.ts';
import { finishResets, oldResets } from './second-step/resets.ts';
import { addPasskeys, addResets, addSecondStep } from './second-step/routes.ts';
import { removeSecondStep } from './second-step/second-step.ts';
import { oldSessions } from './sessions/sessions.ts';
import { addOauth } from './sign-in/oauth/routes.ts';
import { addSignIn } from './sign-in/routes.ts';
import { addSignUp } from './sign-up/routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    accounts: typeof import('./texts/en.ts').default;
    'accounts/emails': typeof import('./emails/texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    /** Wrong passwords per network. */
    login: LimitDefinition;
    /** Logins with another site started per network. */
    oauth: LimitDefinition;
    /** Wrong passwords per account and network. */
    login_failures: LimitDefinition;
    /**
     * Wrong passwords per account from all networks. Slows down logins, and never locks the
     * account.
     */
    login_slow: LimitDefinition;
    email_exists: LimitDefinition;
    password_check: LimitDefinition;
    sign_up: LimitDefinition;
    /** Links in emails. */
    link_token: LimitDefinition;
    /** Codes for closing an account. */
    closing_code: LimitDefinition;
    /** Wrong codes of the second step, per account from all networks. */
    second_step: LimitDefinition;
    /** Questions for passkeys. */
    passkey_options: LimitDefinition;
    /** Secrets of authenticator apps, and new passkeys. */
    second_step_setup: LimitDefinition;
    recovery_codes: LimitDefinition;
  }
}

export const accounts: Feature = {
  name: 'accounts',
  routes(registry, services) {
    const passwords = sharedPasswords();
    addSignIn(registry, services, passwords);
    addResets(registry, services);
    addSecondStep(registry, services, passwords);
    addPasskeys(registry, services);
    addOauth(registry, services);
    addSignUp(registry, services);
    addSessions(registry, services, passwords);
    addPasswords(registry, services, passwords);
    addEmailAddress(registry, services, passwords);
    addProfile(registry, services);
    addPreferences(registry, services);
    addLegal(registry, services);
    addClosing(registry, services);
    addViewAs(registry, services);
  },
  mails: accountMails,
  limits: {
    login: {
      rules: { network_hour: { per: 'network', points: 100, seconds: HOUR } },
      countsOnly: [401],
    },
    oauth: { rules: { network_hour: { per: 'network', points: 100, seconds: HOUR } } },
    login_failures: {
      rules: { account_quarter: { per: 'key', points: 10, seconds: QUARTER, pauses: true } },
    },
    login_slow: { rules: { account_day: { per: 'key', points: 50, seconds: DAY } } },
    email_exists: {
      rules: {
        network_minute: { per: 'network', points: 10, seconds: MINUTE },
        network_hour: { per: 'network', points: 60, seconds: HOUR },
        address_hour: { per: 'key', points: 3, seconds: HOUR },
      },
    },
    password_check: { rules: { network_hour: { per: 'network', points: 60, seconds: HOUR } } },
    sign_up: {
      rules: {
        network_hour: { per: 'network', points: 30, seconds: HOUR },
        address_day: { per: 'key', points: 3, seconds: DAY },
      },
      // A taken email counts too: otherwise any number of emails could be probed here.
      countsOnly: [201, 409],
    },
    link_token: {
      rules: { network_hour: { per: 'network', points: 20, seconds: HOUR } },
      countsOnly: [400, 401],
    },
    closing_code: { rules: { member_day: { per: 'key', points: 3, seconds: DAY } } },
    second_step: { rules: { account_quarter: { per: 'key', points: 10, seconds: QUARTER } } },
    passkey_options: { rules: { network_minute: { per: 'network', points: 60, seconds: MINUTE } } },
    second_step_setup: { rules: { member_hour: { per: 'key', points: 10, seconds: HOUR } } },
    recovery_codes: { rules: { member_day: { per: 'key', points: 5, seconds: DAY } } },
  },
  jobs: ({ db, clock, files, secret, oldSecret }) => [
    {
      name: 'finish-second-step-resets',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => finishResets(db, clock.now(), removeSecondStep),
    },
    {
      name: 'reseal-authenticator-apps',
      cron: '*/10 * * * *',
      limitSeconds: 300,
      run: () => resealApps(db, { secret, oldSecret }),
    },
    {
      name: 'change-emails',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => makeEmailChanges(db, clock.now()),
    },
    {
      name: 'remove-unused-uploads',
      cron: '35 * * * *',
      limitSeconds: 600,
      run: async () => {
        await removeUnusedUploads(db, files, clock.now());
      },
    },
  ],
  oldData: [...oldSessions, ...oldResets, oldNames],
  hooks: [
    uploadUses.extend(photoAddress),
    loginSlowed.extend((db, email, now) => {
      const key = `login_attempts:${email.toLowerCase()}:${now.toISOString().slice(0, 10)}`;
      return transaction(db, (trx) =>
        orderMail(trx, { mail: 'login_attempts', email }, { now, key }),
      );
    }),
  ],
};
