import { contract } from '@crewpad/contract';
import { isSameEmail } from '@crewpad/domain';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { confirmedUntil, requireConfirmed } from '../../platform/access/confirmation.ts';
import { badToken, invalidInput, notFound } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import type { Services } from '../../platform/services.ts';
import { removeUnusedUploadsOf } from '../../platform/uploads/remove.ts';
import { checkClosingCode, closeAccount, requestClosingCode } from './closing.ts';
import { confirmNewEmail, requestNewEmail, verifyEmail } from './email-address/email-address.ts';
import { orderEmailTo } from './email-address/links.ts';
import {
  stopByLink,
  stopOwnEmailChange,
  verifyEmailChange,
} from './email-address/support-change.ts';
import { memberClosing, requireClosable } from './hooks.ts';
import { checkNewPassword } from './passwords/new-password.ts';
import { findLinkOwner, getPasswordOwner } from './passwords/passwords.queries.ts';
import {
  changePassword,
  findLoginOf,
  type Passwords,
  requirePassword,
  resetPassword,
  wrongCurrentPassword,
} from './passwords/passwords.ts';
import { forThoseWhoCan } from './policy.ts';
import { readOwnUser } from './profile/present.ts';
import { askForPasskey, requireSite } from './second-step/passkeys.ts';
import { confirmByCode, confirmByPasskey } from './second-step/second-step.ts';
import { presentLogin, readSecurityLog } from './sessions/present.ts';
import { listSessions } from './sessions/sessions.queries.ts';
import { confirmSession, endOtherSessions, endSession, rotateToken } from './sessions/sessions.ts';
import { endView, startView } from './sessions/view-as.ts';

const wrongPassword = () =>
  invalidInput({ password: ['current_password_is_incorrect'] }, {}, 'accounts:wrong_password');

/** Registers the operations on sessions. */
export function addSessions(
  registry: OperationRegistry,
  services: Services,
  passwords: Passwords,
): void {
  const { db, clock } = services;

  registry.addForMembers(contract.accounts.checkAccount, (_request, context) =>
    presentLogin(services, context.actor.id, context.actor.session, context),
  );

  registry.addForMembers(
    contract.accounts.confirmSession,
    async ({ body: { password, code, state, credential } }, { actor, address }) => {
      if (state !== undefined && credential !== undefined) {
        const answer = { state, credential, address };
        const confirmedAt = await confirmByPasskey(services, actor, answer);
        return { confirmed_until: confirmedUntil(confirmedAt).toISOString() };
      }
      if (actor.session.confirmation.needsCode) {
        if (code === undefined) throw invalidInput({ code: ['code_is_required'] });
        const confirmedAt = await confirmByCode(services, actor, { code, address });
        return { confirmed_until: confirmedUntil(confirmedAt).toISOString() };
      }
      if (password === undefined) throw invalidInput({ password: ['password_is_required'] });
      const login = await findLoginOf(services, passwords, actor, { password, address });
      if (login === undefined) throw wrongPassword();
      const now = clock.now();
      await confirmSession(db, actor.session.id, now);
      return { confirmed_until: confirmedUntil(now).toISOString() };
    },
    { ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.accounts.askConfirmPasskey,
    (_request, { actor, reply }) => {
      reply.isPrivate = true;
      const use = { use: 'confirm', memberId: actor.id, sessionId: actor.session.id } as const;
      return askForPasskey(services, use);
    },
    {
      limit: 'passkey_options',
      guard: () => void requireSite(services),
      ownSessionOnly: true,
    },
  );

  registry.addForMembers(
    contract.accounts.refreshToken,
    async (_request, { actor: { session }, reply }) => {
      const token = await rotateToken(db, session, clock.now(), services);
      reply.cookie = { token, expiresAt: session.expiresAt };
      return { token };
    },
  );

  registry.addForMembers(
    contract.accounts.getSessions,
    async (_request, { actor }) => {
      const rows = await listSessions(db, actor.id, clock.now());
      const data = rows.map(({ created_at, last_seen_at, expires_at, second_step_at, ...row }) => ({
        ...row,
        second_step: second_step_at !== null,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        expires_at: expires_at.toISOString(),
        current: row.id === actor.session.id,
      }));
      return { data };
    },
    forThoseWhoCan('manage_sessions'),
  );

  registry.addForMembers(
    contract.accounts.getSecurityLog,
    async (_request, { actor }) => ({ data: await readSecurityLog(services, actor.id) }),
    forThoseWhoCan('manage_sessions'),
  );

  registry.addForMembers(
    contract.accounts.endOtherSessions,
    async (_request, { actor, t }) => {
      await endOtherSessions(db, actor.id, actor.session.id, clock.now());
      return { message: t('accounts:logged_out_elsewhere') };
    },
    forThoseWhoCan('manage_sessions'),
  );

  registry.addForMembers(
    contract.accounts.endSession,
    async ({ params }, { actor, reply, t }) => {
      if (params.id !== actor.session.id) requireConfirmed(actor, clock.now());
      if (!(await endSession(db, actor.id, params.id, clock.now()))) throw notFound();
      if (params.id === actor.session.id) reply.cookie = 'clear';
      return { message: t('accounts:session_ended') };
    },
    forThoseWhoCan('manage_sessions'),
  );
}

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
      const passwordHash = await requirePassword(services, passwords, actor, attempt);
      const hash = await passwords.hash(body.password);
      const change = { login: passwordHash, hash, address, now: clock.now() };
      if (!(await changePassword(db, actor, change))) throw wrongCurrentPassword();
      return { message: t('accounts:password_changed') };
    },
    forThoseWhoCan('change_password'),
  );
}

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
      const at = { token, now: clock.now() };
      const changesAt = await verifyEmailChange(db, at);
      if (changesAt !== undefined) {
        return { message: t('accounts:email_confirmed'), changes_at: changesAt.toISOString() };
      }
      if (!(await confirmNewEmail(db, at))) throw badToken();
      return { message: t('accounts:email_changed'), changes_at: null };
    },
    { limit: 'link_token' },
  );

  registry.add(
    contract.accounts.stopEmailChange,
    async ({ body: { token } }, { address, t }) => {
      if (!(await stopByLink(db, { token, address, now: clock.now() }))) throw badToken();
      return { message: t('accounts:email_change_stopped') };
    },
    { limit: 'link_token' },
  );

  registry.addForMembers(
    contract.accounts.stopOwnEmailChange,
    async (_request, { actor, address, t }) => {
      const now = clock.now();
      await stopOwnEmailChange(db, actor.id, { address, now });
      const user = await readOwnUser(db, actor.id, now, services);
      return { user, message: t('accounts:email_change_stopped') };
    },
    forThoseWhoCan('change_email'),
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

const wrongCode = () => invalidInput({ code: ['please_enter_a_valid_code'] });

/** Registers how members close their accounts. */
export function addClosing(registry: OperationRegistry, services: Services): void {
  const { db, clock, limits, config } = services;
  const guard = (actor: Actor) => {
    if (!flagsOf(config, actor).deactivateAccount) throw notFound();
  };
  const options = { guard, ...forThoseWhoCan('close') };

  registry.addForMembers(
    contract.accounts.requestClosing,
    async (_request, { actor, address, t }) => {
      await requireClosable(db, actor.id);
      await limits.takeFor('closing_code', String(actor.id));
      await requestClosingCode(db, actor, { address, now: clock.now() });
      return { message: t('accounts:close_code_sent') };
    },
    options,
  );

  registry.addForMembers(
    contract.accounts.closeAccount,
    async ({ body: { code } }, { actor, address, reply, t }) => {
      await requireClosable(db, actor.id);
      const codeId = await checkClosingCode(db, actor, code, clock.now());
      if (codeId === undefined) throw wrongCode();
      for (const part of memberClosing) await part.prepare?.(services, actor.id);
      const closing = { memberId: actor.id, codeId, address, now: clock.now() };
      if (!(await closeAccount(db, closing))) throw wrongCode();
      for (const part of memberClosing) await part.closed?.(services, actor.id);
      await removeUnusedUploadsOf(services, actor.id);
      reply.cookie = 'clear';
      return { status: 'CLOSED', message: t('accounts:closed') };
    },
    options,
  );
}

/** Registers the operations for viewing as a member. */
export function addViewAs(registry: OperationRegistry, services: Services): void {
  const { db, clock, secret } = services;

  registry.addForMembers(
    contract.accounts.switchUser,
    async ({ params: { id: memberId } }, context) => {
      const { actor, device, address } = context;
      const options = { memberId, device, address, now: clock.now(), secret };
      const session = await startView(db, actor, options);
      const { token, user } = await presentLogin(services, memberId, session, context);
      return { token, user };
    },
    forThoseWhoCan('view_as'),
  );

  registry.addForMembers(
    contract.accounts.switchBack,
    async (_request, context) => {
      const { actor, address } = context;
      const details = { address, now: clock.now(), secret };
      const { adminId, session } = await endView(db, actor, details);
      const { token, user } = await presentLogin(services, adminId, session, context);
      return { token, user };
    },
    forThoseWhoCan('end_view'),
  );
}
