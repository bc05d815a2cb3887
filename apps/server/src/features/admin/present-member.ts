import type { contract } from '@crewpad/contract';
import type { MemberActor } from '../../platform/access/actor.ts';
import { presentRefusal } from '../../platform/outbox/refusing-addresses.ts';
import { canWithAccount } from '../accounts/index.ts';
import type { readMember } from './commands/read-running.ts';

/** A member for admins. Pure. */
export function presentMember(
  actor: MemberActor,
  { member, sessions }: Awaited<ReturnType<typeof readMember>>,
): contract.admin.MemberDetail {
  const { expire_at, created_at, closed_at, email_refusal, ...rest } = member;
  return {
    ...rest,
    email_refusal: presentRefusal(email_refusal),
    expire_at: expire_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      created_at: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
      current: session.id === actor.session.id,
    })),
    abilities: {
      view_as: canWithAccount(actor, 'open_view', member).allowed,
      end_sessions: sessions.some(({ id }) => id !== actor.session.id),
    },
  };
}
