import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { badToken } from '../../../platform/errors.ts';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { forThoseWhoCan } from '../policy.ts';
import { addApp } from './apps.ts';
import {
  addPasskey,
  askForNewPasskey,
  deletePasskey,
  renamePasskey,
  requireSite,
} from './passkeys.ts';
import { readSecurity } from './present.ts';
import { requireResettable, startReset, stopOwnReset, stopResetByLink } from './resets.ts';
import { enroll, renewRecoveryCodes, requireChallenge, switchSecondStep } from './second-step.ts';

/** Registers the removal of the second step for members without phone and codes. */
export function addResets(registry: OperationRegistry, services: Services): void {
  const { db, clock, limits } = services;

  registry.add(
    contract.accounts.askSecondStepReset,
    async ({ body: { challenge } }, { t }) => {
      const { login, member } = await requireChallenge(services, challenge);
      requireResettable(login, member, clock.now());
      await limits.takeFor('mail', member.email);
      await transaction(db, (trx) =>
        orderMail(trx, { mail: 'start_reset', memberId: member.id }, { now: clock.now() }),
      );
      return { message: t('accounts:reset_link_sent') };
    },
    { limit: 'mail' },
  );

  registry.add(
    contract.accounts.startSecondStepReset,
    async ({ body: { token } }, { address, t }) => {
      const dueAt = await startReset(db, { token, address, now: clock.now() });
      return { message: t('accounts:reset_started'), due_at: dueAt.toISOString() };
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.cancelSecondStepReset,
    async ({ body: { token } }, { address, t }) => {
      if (!(await stopResetByLink(db, { token, address, now: clock.now() }))) throw badToken();
      return { message: t('accounts:reset_stopped') };
    },
    { limit: 'link_token' },
  );
}

/** Registers how members add, name and remove passkeys. */
export function addPasskeys(registry: OperationRegistry, services: Services): void {
  const options = {
    ...forThoseWhoCan('manage_sessions'),
    guard: () => void requireSite(services),
  };

  registry.addForMembers(
    contract.accounts.askNewPasskey,
    async (_request, { actor, reply }) => {
      reply.isPrivate = true;
      return askForNewPasskey(services, actor);
    },
    { ...options, limit: 'passkey_options' },
  );

  registry.addForMembers(
    contract.accounts.addPasskey,
    async ({ body }, { actor, device, address }) => {
      await services.limits.takeFor('second_step_setup', String(actor.id));
      return { data: await addPasskey(services, actor, { ...body, device, address }) };
    },
    options,
  );

  registry.addForMembers(
    contract.accounts.renamePasskey,
    async ({ params: { id }, body: { name } }, { actor }) => ({
      data: await renamePasskey(services, actor, { id, name }),
    }),
    options,
  );

  registry.addForMembers(
    contract.accounts.deletePasskey,
    async ({ params: { id } }, { actor, address, t }) => {
      await deletePasskey(services, actor, { id, address });
      return { message: t('accounts:passkey_removed') };
    },
    options,
  );
}

/** Registers how members set up their second step. */
export function addSecondStep(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock, config, limits, secret } = services;
  const options = forThoseWhoCan('manage_sessions');

  registry.addForMembers(
    contract.accounts.getSecurity,
    (_request, { actor }) => readSecurity(services, actor),
    options,
  );

  registry.addForMembers(
    contract.accounts.addAuthenticatorApp,
    async (_request, { actor, reply }) => {
      await limits.takeFor('second_step_setup', String(actor.id));
      reply.isPrivate = true;
      const site = mailBrands[config.brand].name;
      return addApp(db, actor, { site, now: clock.now(), secret });
    },
    options,
  );

  registry.addForMembers(
    contract.accounts.confirmAuthenticatorApp,
    async ({ body: { code } }, { actor, address, reply }) => {
      reply.isPrivate = true;
      return { recovery_codes: await enroll(services, passwords, actor, { code, address }) };
    },
    options,
  );

  registry.addForMembers(
    contract.accounts.setSecondStep,
    async ({ body: { on } }, { actor, address, reply }) => {
      reply.isPrivate = true;
      const change = { on, address };
      return { recovery_codes: await switchSecondStep(services, passwords, actor, change) };
    },
    options,
  );

  registry.addForMembers(
    contract.accounts.createRecoveryCodes,
    async (_request, { actor, address, reply }) => {
      await limits.takeFor('recovery_codes', String(actor.id));
      reply.isPrivate = true;
      return { recovery_codes: await renewRecoveryCodes(services, passwords, actor, address) };
    },
    options,
  );

  registry.addForMembers(
    contract.accounts.stopOwnSecondStepReset,
    async (_request, { actor, address, t }) => {
      await stopOwnReset(db, actor.id, { address, now: clock.now() });
      return { message: t('accounts:reset_stopped') };
    },
    options,
  );
}
