import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';

export interface CardRow {
  payment_method: string;
  customer_id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  name: string;
  valid: boolean;
}

/** The member's card on file; undefined: none. */
export function getCardRow(
  db: Db,
  memberId: number,
  mode: ProviderMode,
): Promise<CardRow | undefined> {
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
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
}
