import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { listMembers } from '../queries/list-members.ts';

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
