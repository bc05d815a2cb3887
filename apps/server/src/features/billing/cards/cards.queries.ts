import type { MemberStatus, Plan, ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

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

/** A paying member with their customer and card at the provider. */
export interface Payer {
  id: number;
  name: string;
  email: string;
  status: MemberStatus;
  plan: Plan | null;
  signupPlan: Plan | null;
  customerId: string | null;
  generation: number;
  paymentMethod: string | null;
}

export async function findPayer(db: Db, memberId: number, mode: ProviderMode): Promise<Payer> {
  const row = await db
    .selectFrom('members as m')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.member_id', '=', 'm.id').on('c.provider_mode', '=', mode),
    )
    .leftJoin('payment_methods as p', (join) =>
      join.onRef('p.member_id', '=', 'm.id').on('p.provider_mode', '=', mode),
    )
    .select([
      'm.id',
      'm.first_name',
      'm.last_name',
      'm.email',
      'm.status',
      'm.user_plan',
      'm.signup_plan',
      'c.customer_id',
      'c.generation',
      'p.payment_method',
    ])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    status: row.status,
    plan: row.user_plan,
    signupPlan: row.signup_plan,
    customerId: row.customer_id,
    generation: row.generation ?? 0,
    paymentMethod: row.payment_method,
  };
}

/** The member of a customer; with `withoutCard` only one without a usable card on file. */
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

/** The setup intent that a customer's calls agreed on last. */
export async function getSetup(db: Db, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('setup_intent')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.setup_intent ?? null;
}

export interface ChangedCustomer {
  customerId: string;
  changedAt: Date;
  /** The current name and email. */
  name: string;
  email: string;
}

const BATCH = 200;

/** Customers with unsent changes of name or email, oldest first. */
export async function listChangedCustomers(db: Db, mode: ProviderMode): Promise<ChangedCustomer[]> {
  const rows = await db
    .selectFrom('customers as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.customer_id', 'c.changed_at', 'm.first_name', 'm.last_name', 'm.email'])
    .where('c.changed_at', 'is not', null)
    .where('c.provider_mode', '=', mode)
    .orderBy('c.changed_at')
    .limit(BATCH)
    .execute();
  return rows.flatMap(({ customer_id: customerId, changed_at, first_name, last_name, email }) =>
    changed_at === null
      ? []
      : [{ customerId, changedAt: changed_at, name: `${first_name} ${last_name}`, email }],
  );
}
