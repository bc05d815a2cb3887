import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { findMembers } from '../queries/find-members.ts';

interface Look {
  search: string;
  limit: number;
  offset: number;
  adminId: number;
  address: string;
  now: Date;
}

/** Finds members for an admin, and writes down that he looked: what it shows is nobody else's to see. */
export function lookForMembers(db: Db, { adminId, address, now, ...asked }: Look) {
  return transaction(db, async (trx) => {
    await audit(trx, {
      action: 'admin.members_searched',
      actorId: adminId,
      memberId: null,
      address,
      details: asked,
      at: now,
    });
    return findMembers(trx, asked);
  });
}
