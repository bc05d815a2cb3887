import { sql } from 'kysely';
import type { OldData } from '../../../../platform/old-data.ts';
import { rentalsDeleting } from '../../hooks.ts';

/** The end of a rental or an invitation; old rows have only the time of their last change. */
const ENDED = sql`coalesce(r.ended_at, r.updated_at)`;
const HAS_CONTACT = sql`r.status in ('ended', 'cancelled', 'declined') and r.email <> ''`;
/** What the history quotes of the columns that are emptied. */
const QUOTED = [
  'email',
  'phone_number',
  'country_code',
  'airline',
  'job_position',
  'note_agreement',
];

/** Rentals read through several tables: smaller batches. */
const RENTALS = 50;

/** Empties how to reach somebody who no longer rents, or who never accepted. */
const contacts = (what: 'tenant_contacts' | 'invitations'): OldData => {
  const isInvitation = what === 'invitations';
  const quoted = isInvitation ? [...QUOTED, 'first_name', 'last_name'] : QUOTED;
  return {
    what,
    async deleteSome(trx, before, limit) {
      const { rows } = await sql<{ id: number }>`
        select r.id from rentals r
        where ${HAS_CONTACT} and ${ENDED} < ${before}::timestamptz
          and (r.accepted_at is null) = ${sql.lit(isInvitation)}
        order by ${ENDED} limit ${limit} for update skip locked`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await trx
        .updateTable('rentals')
        .set({
          ...(isInvitation && { first_name: '', last_name: '' }),
          email: '',
          phone_number: null,
          country_code: null,
          airline: null,
          job_position: null,
          note_agreement: '',
        })
        .where('id', 'in', [0, ...ids])
        .execute();
      await sql`
        update rental_history set change_summary = change_summary - ${quoted}::text[]
        where rental_id = any (${ids}::integer[]) and change_summary ?| ${quoted}::text[]`.execute(
        trx,
      );
      return ids.length;
    },
  };
};

/** Whole rentals with their history and money, once none of it is young. */
const wholeRentals: OldData = {
  what: 'bookkeeping',
  async deleteSome(trx, before, limit) {
    const { rows } = await sql<{ id: number }>`
      select r.id from rentals r
      where r.status in ('ended', 'cancelled', 'declined') and ${ENDED} < ${before}::timestamptz
        and not exists (
          select from obligations o
          where o.rental_id = r.id and (o.updated_at >= ${before}::timestamptz
            or o.status in ('collecting', 'action_required')))
        and not exists (
          select from manual_payments p
          where p.rental_id = r.id
            and greatest(p.created_at, p.voided_at) >= ${before}::timestamptz)
      order by ${ENDED} limit ${Math.min(RENTALS, limit)} for update skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const among = sql`any (${ids}::integer[])`;
    for (const clear of rentalsDeleting) await clear(trx, ids);
    for (const table of ['rental_terms', 'rental_history'] as const) {
      await sql`delete from ${sql.table(table)} where rental_id = ${among}`.execute(trx);
    }
    await sql`update reviews set rental_id = null where rental_id = ${among}`.execute(trx);
    await sql`delete from rentals where id = ${among}`.execute(trx);
    // A full batch means that there may be more.
    return ids.length === RENTALS ? limit : ids.length;
  },
};

/** What rentals and invitations hold about people, in the order of its terms. */
export const oldRentals: readonly OldData[] = [
  contacts('invitations'),
  contacts('tenant_contacts'),
  wholeRentals,
];
