import { sql } from 'kysely';
import type { OldData } from '../../../../platform/old-data.ts';

/** They say what somebody agreed to, and who they are at the provider. */
const TABLES = ['acceptances', 'customers', 'payout_accounts', 'closed_years'] as const;

/** The names of closed accounts, once no rental and no payment needs them. Reviews stay. */
export const oldNames: OldData = {
  what: 'bookkeeping',
  async deleteSome(trx, before, limit) {
    const { rows } = await sql<{ id: number }>`
      select m.id from members m
      where m.status = 'CLOSED' and m.display_name <> '' and m.closed_at < ${before}::timestamptz
        and not exists (select from rentals r where r.user_id = m.id)
        and not exists (select from rentals r where r.lister_id = m.id)
        and not exists (select from obligations o where o.payer_id = m.id)
        and not exists (select from obligations o where o.payee_id = m.id)
      order by m.closed_at limit ${limit} for update skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await trx
      .updateTable('members')
      .set({ first_name: '', last_name: '', display_name: '', acc_stripe: null })
      .where('id', 'in', [0, ...ids])
      .execute();
    for (const table of TABLES) {
      await sql`
        delete from ${sql.table(table)} where member_id = any (${ids}::integer[])`.execute(trx);
    }
    return ids.length;
  },
};
