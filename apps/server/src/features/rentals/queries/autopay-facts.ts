import { sql } from 'kysely';
import { haveOneCard } from './is-card-shared.ts';
import type { RentalRow } from './rental-rows.ts';

export type AutopayFacts = Pick<
  RentalRow,
  | 'auto_pay'
  | 'tenant_has_card'
  | 'has_invalid_card'
  | 'payee_is_ready'
  | 'is_card_shared'
  | 'is_disputed'
>;

/** What pauses AutoPay, of a rental `r`; see autopayPause. */
export const autopayFacts = sql<AutopayFacts>`
  exists (select from payment_methods p where p.member_id = r.user_id and p.valid) as tenant_has_card,
  exists (select from payment_methods p where p.member_id = r.user_id and not p.valid)
    as has_invalid_card,
  exists (select from payout_accounts p where p.member_id = r.lister_id and p.state = 'ready')
    as payee_is_ready,
  ${haveOneCard('r.user_id', 'r.lister_id')} as is_card_shared,
  exists (
    select from disputes d join obligations o on o.id = d.obligation_id
    where o.rental_id = r.id and d.state = 'open'
  ) as is_disputed`;
