import type { MemberActor } from '../../platform/access/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockMembers } from '../../platform/database/locks.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { endSessions, listSessions } from '../accounts/index.ts';
import { findMember, listMembers } from './admin.queries.ts';

/** The reading admin and their address. Every read is audited. */
export interface Reader {
  adminId: number;
  address: string;
}

export type Deps = Pick<Services, 'db' | 'clock' | 'jobs'>;

export function readMember({ db, clock }: Deps, { adminId, address }: Reader, id: number) {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const member = await findMember(trx, id, now);
    if (member === undefined) throw notFound();
    await audit(trx, {
      action: 'admin.member_read',
      actorId: adminId,
      memberId: id,
      address,
      at: now,
    });
    return { member, sessions: await listSessions(trx, id, now) };
  });
}

interface MemberSearch {
  search: string;
  limit: number;
  offset: number;
  adminId: number;
  address: string;
  now: Date;
}

/** Searches members for an admin, and audits the search, because the results are private. */
export function searchMembers(db: Db, { adminId, address, now, ...search }: MemberSearch) {
  return transaction(db, async (trx) => {
    await audit(trx, {
      action: 'admin.members_searched',
      actorId: adminId,
      memberId: null,
      address,
      details: search,
      at: now,
    });
    return listMembers(trx, search);
  });
}

/**
 * Logs a member out everywhere, and ends admin views of the account. The calling session stays, so
 * that an admin can end their own other sessions.
 * @returns how many sessions ended
 * @throws ApiError 404
 */
export function endMemberSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { actor, address }: { actor: MemberActor; address: string },
  memberId: number,
): Promise<number> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const [member] = await lockMembers(trx, memberId);
    if (member === undefined) throw notFound();
    const ended = await endSessions(trx, memberId, now, actor.session.id);
    await audit(trx, {
      action: 'admin.sessions_ended',
      actorId: actor.id,
      memberId,
      address,
      details: { ended },
      at: now,
    });
    return ended;
  });
}
