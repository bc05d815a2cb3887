import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { CardRow } from './card.ts';

/** The card on file that is this payment method, whoever's it is. */
export function findCardByMethod(db: Db, paymentMethod: string): Promise<CardRow | undefined> {
  return db
    .selectFrom('payment_methods')
    .select([
      'payment_method',
      'customer_id',
      'brand',
      'last4',
      'exp_month',
      'exp_year',
      'name',
      'valid',
    ])
    .where('payment_method', '=', paymentMethod)
    .executeTakeFirst();
}

/** Whose customer this is; with `withoutCard` only if he has no usable card on file. */
export async function findMemberOfCustomer(
  db: Db,
  customerId: string,
  mode: ProviderMode,
  { withoutCard = false }: { withoutCard?: boolean } = {},
): Promise<number | undefined> {
  const row = await db
    .selectFrom('customers as c')
    .leftJoin('payment_methods as p', (join) =>
      join
        .onRef('p.member_id', '=', 'c.member_id')
        .on('p.provider_mode', '=', mode)
        .on('p.valid', '=', true),
    )
    .select('c.member_id')
    .where('c.customer_id', '=', customerId)
    .where('c.provider_mode', '=', mode)
    .$if(withoutCard, (query) => query.where('p.member_id', 'is', null))
    .executeTakeFirst();
  return row?.member_id;
}
