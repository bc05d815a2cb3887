import { sql } from 'kysely';
import { haveOneCard } from './is-card-shared.ts';

/** Whether AutoPay of rental `r` is on and charges no card until something changes. */
export const isPaused = sql<boolean>`(
  r.status = 'accepted' and r.auto_pay in (1, 3) and (
    not exists (select from payment_methods p where p.member_id = r.user_id and p.valid)
    or not exists (
      select from payout_accounts p where p.member_id = r.lister_id and p.state = 'ready'
    )
    or ${haveOneCard('r.user_id', 'r.lister_id')}
    or exists (
      select from disputes d join obligations p on p.id = d.obligation_id
      where p.rental_id = r.id and d.state = 'open'
    )
  ))`;
