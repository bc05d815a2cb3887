import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { confirmedUntil, requireConfirmed } from '../../../platform/access/confirmation.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { findLoginOf } from '../passwords/require-password.ts';
import { forThoseWhoCan } from '../policy.ts';
import { confirmSession } from '../sessions/commands/confirm-session.ts';
import { endSession } from '../sessions/commands/end-session.ts';
import { endOtherSessions } from '../sessions/commands/end-sessions.ts';
import { rotateToken } from '../sessions/commands/rotate-token.ts';
import { presentLogin } from '../sessions/present-login.ts';
import { listSessions } from '../sessions/queries/list-sessions.ts';
import { readSecurityLog } from '../sessions/security-log.ts';

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
    async ({ body: { password } }, { actor, address }) => {
      const login = await findLoginOf(services, passwords, actor, { password, address });
      if (login === undefined) throw wrongPassword();
      const now = clock.now();
      await confirmSession(db, actor.session.id, now);
      return { confirmed_until: confirmedUntil(now).toISOString() };
    },
    { ownSessionOnly: true },
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
      const data = rows.map(({ id, created_at, last_seen_at, device }) => ({
        id,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        device,
        current: id === actor.session.id,
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
