import type { Db } from '../../../platform/database/database.ts';

/** Gives a lease back, if it is still this one. */
export async function releaseObligation(
  db: Db,
  obligationId: number,
  owner: string,
): Promise<void> {
  await db
    .updateTable('obligations')
    .set({ lease_owner: null, lease_until: null })
    .where('id', '=', obligationId)
    .where('lease_owner', '=', owner)
    .execute();
}
