import type { contract } from '@crewpad/contract';
import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { cardCents } from '../../platform/payments/obligation-kinds.ts';

/** The newest of each list; the page says so. */
const LISTED = 20;

type Life = Pick<
  contract.admin.MemberDetail,
  'crash_pads' | 'stays' | 'charges' | 'payout_account' | 'stuck_moves'
>;

/** A member's crash pads, stays and money, in one statement. Amounts in US dollars. */
export async function getMemberLife(trx: Trx, id: number): Promise<Life> {
  const { rows } = await sql<{ life: Life }>`
    with pads as (
      select l.id, l.title, l.status = ${sql.lit(LISTING_STATUS.active)} as is_public
      from listings l where l.user_id = ${id} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
      order by l.id desc limit ${LISTED}
    ), own_stays as (
      (select r.* from rentals r where r.user_id = ${id} order by r.id desc limit ${LISTED})
      union all
      (select r.* from rentals r where r.lister_id = ${id} order by r.id desc limit ${LISTED})
    ), stays as (
      select r.id, l.id as listing_id, l.title, r.status, r.start_date, r.checkout_date,
        case when r.user_id = ${id} then 'tenant' else 'lister' end as role,
        case when o.id is not null
          then json_build_object('id', o.id, 'display_name', o.display_name) end as person
      from own_stays r
      join listings l on l.id = r.listing_id
      left join members o
        on o.id = case when r.user_id = ${id} then r.lister_id else r.user_id end
      order by r.id desc limit ${LISTED}
    ), own_charges as (
      (select o.* from obligations o where o.payer_id = ${id} order by o.id desc limit ${LISTED})
      union
      (select o.* from obligations o where o.payee_id = ${id} order by o.id desc limit ${LISTED})
    ), charges as (
      select o.id, o.kind, case when o.payer_id = ${id} then 'payer' else 'payee' end as role,
        o.status, ${cardCents}::float8 / 100 as amount, coalesce(o.paid_at, o.created_at) as at,
        case when p.id is not null
          then json_build_object('id', p.id, 'display_name', p.display_name) end as person,
        coalesce((select sum(f.amount_cents) from refunds f
          where f.obligation_id = o.id and f.state = 'done'), 0)::float8 / 100 as refunded,
        (select d.state from disputes d where d.obligation_id = o.id
          order by d.opened_at desc limit 1) as dispute,
        (select coalesce(a.decline_code, a.code) from payment_attempts a
          where a.obligation_id = o.id and a.status = 'declined' order by a.n desc limit 1)
          as refused,
        exists (select from shared_cards c where c.obligation_id = o.id) as has_shared_card
      from own_charges o
      left join members p on p.id = case when o.payer_id = ${id} then o.payee_id else o.payer_id end
      order by o.id desc limit ${LISTED}
    )
    select json_build_object(
      'crash_pads', (select coalesce(json_agg(pads), '[]') from pads),
      'stays', (select coalesce(json_agg(stays), '[]') from stays),
      'charges', (select coalesce(json_agg(charges), '[]') from charges),
      'payout_account', (
        select json_build_object('state', a.state, 'payouts_enabled', a.payouts_enabled,
          'needs', a.needs, 'deadline', a.current_deadline)
        from payout_accounts a where a.member_id = ${id} order by a.updated_at desc limit 1),
      'stuck_moves', (
        select count(*)::int from provider_moves v join obligations o on o.id = v.obligation_id
        where v.state in ('waiting', 'unknown', 'refused', 'abandoned')
          and (o.payer_id = ${id} or o.payee_id = ${id}))
    ) as life`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table has one row');
  const instant = (at: string) => new Date(at).toISOString();
  const { charges, payout_account: account, ...life } = row.life;
  return {
    ...life,
    charges: charges.map((charge) => ({ ...charge, at: instant(charge.at) })),
    payout_account: account && {
      ...account,
      deadline: account.deadline === null ? null : instant(account.deadline),
    },
  };
}
