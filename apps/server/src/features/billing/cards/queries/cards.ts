import type { ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

const COLUMNS = [
  'payment_method',
  'customer_id',
  'brand',
  'last4',
  'exp_month',
  'exp_year',
  'name',
  'valid',
  'fingerprint',
] as const;

const AT_ONCE = 500;

export interface CardRow {
  payment_method: string;
  customer_id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  name: string;
  valid: boolean;
  /** Cards with one number have one fingerprint. */
  fingerprint: string | null;
}

/** The member's card on file; undefined if none. */
export function findCard(
  db: Db,
  memberId: number,
  mode: ProviderMode,
): Promise<CardRow | undefined> {
  return db
    .selectFrom('payment_methods')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
}

/** Some cards that were saved before their fingerprint was kept. */
export function listCardsWithoutFingerprint(db: Db, mode: ProviderMode): Promise<CardRow[]> {
  return (
    db
      .selectFrom('payment_methods')
      .select(COLUMNS)
      .where('provider_mode', '=', mode)
      .where('fingerprint', 'is', null)
      .where('valid', '=', true)
      // One that cannot be read does not keep the others from it.
      .orderBy(sql`random()`)
      .limit(AT_ONCE)
      .execute()
  );
}

/** The card on file with this payment method, of any member. */
export function findCardByMethod(db: Db, paymentMethod: string): Promise<CardRow | undefined> {
  return db
    .selectFrom('payment_methods')
    .select(COLUMNS)
    .where('payment_method', '=', paymentMethod)
    .executeTakeFirst();
}
