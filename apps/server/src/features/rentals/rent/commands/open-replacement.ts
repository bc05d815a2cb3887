import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';

interface Replacement {
  /** The rent row whose days are unpaid again. Its charge stays recorded. */
  replaced: number;
  /** The provider's id of the dispute, or the number of the voided entry. */
  cause: string;
  amountCents: number;
  now: Date;
}

/**
 * Opens rent for days that became unpaid again although a card had paid them: by hand, late at
 * once. There is one row for each replaced row and cause, however often this is called.
 * @returns its id
 */
export async function openReplacement(
  trx: Trx,
  { replaced, cause, amountCents, now }: Replacement,
): Promise<number> {
  await sql`select from obligations where id = ${replaced} for update`.execute(trx);
  await sql`
    insert into obligations (kind, subject_key, payer_id, payee_id, rental_id, period_from, period_to,
      amount_cents, due_at, status, collection, late_from, replaces_id, replaces_cause,
      provider_mode, created_at, updated_at)
    select 'rent',
      'rent:' || o.rental_id || ':' || o.period_from || ':' || (
        select count(*) + 1 from obligations s
        where s.rental_id = o.rental_id and s.kind = 'rent' and s.period_from = o.period_from
      ),
      o.payer_id, o.payee_id, o.rental_id, o.period_from, o.period_to, ${amountCents},
      least(o.due_at, ${now}), 'due', 'hand', ${now}, o.id, ${cause}, o.provider_mode, ${now}, ${now}
    from obligations o where o.id = ${replaced} and o.kind = 'rent'
    on conflict (replaces_id, replaces_cause) where replaces_id is not null do nothing`.execute(
    trx,
  );
  const row = await trx
    .selectFrom('obligations')
    .select('id')
    .where('replaces_id', '=', replaced)
    .where('replaces_cause', '=', cause)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`the obligation ${replaced} is no rent`);
  return row.id;
}
