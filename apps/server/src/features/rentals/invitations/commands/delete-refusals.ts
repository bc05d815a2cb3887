import { sql } from 'kysely';
import type { OldData } from '../../../../platform/old-data.ts';

/** The refusals of addresses that neither an account nor a rental has anymore. */
export const oldRefusals: OldData = {
  what: 'refusals',
  async deleteSome(trx, _before, limit) {
    const { rows } = await sql`
      delete from refusing_addresses where address = any (array(
        select x.address from refusing_addresses x
        where not exists (select from members m where m.email = x.address)
          and not exists (select from rentals r where r.email = x.address)
        limit ${limit}))
      returning 1`.execute(trx);
    return rows.length;
  },
};
