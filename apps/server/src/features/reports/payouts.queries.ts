import { sql } from 'kysely';
import { tenantName } from '../rentals/index.ts';

/** Whose money a charge is, and where. */
export interface PaidCharge {
  /** The provider's id. */
  charge_id: string;
  /** The payment. */
  id: number;
  tenant: string;
  location: string;
  time_zone: string;
}

/** The payments of a lister with these charges of the provider. */
export const paidCharges = (listerId: number, chargeIds: readonly string[]) => sql<PaidCharge>`
  select o.charge_id, o.id, l.title as location, r.time_zone,
    coalesce(nullif(trim(r.first_name || ' ' || r.last_name), ''), ${tenantName}) as tenant
  from obligations o
  join rentals r on r.id = o.rental_id
  join listings l on l.id = r.listing_id
  left join members t on t.id = r.user_id
  where o.charge_id = any (${chargeIds}) and o.payee_id = ${listerId}`;
