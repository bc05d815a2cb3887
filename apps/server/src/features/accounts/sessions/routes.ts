import {
  checkAccount,
  endOtherSessions as endOthersOperation,
  endSession as endSessionOperation,
  getSessions,
  refreshToken,
} from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/operations.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { answerSignedIn } from '../signed-in.ts';
import { endSession } from './commands/end-session.ts';
import { endOtherSessions } from './commands/end-sessions.ts';
import { rotateToken } from './commands/rotate-token.ts';
import { listSessions } from './queries/list-sessions.ts';

/** Registers what a member does with his sessions. */
export function addSessions(registry: OperationRegistry, services: Services): void {
  const { db, clock, secret } = services;
  const ownSessionOnly = true;

  registry.addForMembers(checkAccount, (_request, context) =>
    answerSignedIn(services, context.actor.id, context.actor.session, context),
  );

  registry.addForMembers(refreshToken, async (_request, { actor: { session }, reply }) => {
    const token = await rotateToken(db, session, clock.now(), secret);
    reply.cookie = { token, expiresAt: session.expiresAt };
    return { token };
  });

  registry.addForMembers(
    getSessions,
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
    { ownSessionOnly },
  );

  registry.addForMembers(
    endOthersOperation,
    async (_request, { actor }) => {
      await endOtherSessions(db, actor.id, actor.session.id, clock.now());
      return { message: 'You are logged out everywhere else.' };
    },
    { ownSessionOnly },
  );

  registry.addForMembers(
    endSessionOperation,
    async ({ params }, { actor, reply }) => {
      if (!(await endSession(db, actor.id, params.id, clock.now()))) throw notFound();
      if (params.id === actor.session.id) reply.cookie = 'clear';
      return { message: 'This session is logged out.' };
    },
    { ownSessionOnly },
  );
}
