import {
  CARD_AMOUNT_MIN,
  countryCode,
  type Locale,
  type ProviderMode,
  paymentFee,
  payoutCountries,
} from '@crewpad/domain';
import { type Selectable, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { invalidInput, refusal } from '../../platform/errors.ts';
import type { FigureDefinition } from '../../platform/figures.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import {
  type ChargeTerms,
  cardAmount,
  type FeeFacts,
  type Obligation,
} from '../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../platform/services.ts';
import { isCollectionHeld } from '../accounts/index.ts';

/**
 * Accounts whose balance may be below zero, read longest ago first: it was when it was read, or money
 * was taken from the lister since then.
 */
export async function listAccountsToRead(
  db: Db,
  { mode, limit }: { mode: ProviderMode; limit: number },
): Promise<{ member_id: number; account_id: string }[]> {
  const { rows } = await sql<{ member_id: number; account_id: string }>`
    select p.member_id, p.account_id from payout_accounts p
    where p.provider_mode = ${mode} and p.state <> 'disconnected' and (
      p.balance_cents < 0
      or exists (
        select from obligations o join refunds r on r.obligation_id = o.id
        where o.payee_id = p.member_id and r.method = 'card'
          and r.updated_at > coalesce(p.balance_read_at, '-infinity')
      )
      or exists (
        select from obligations o join provider_moves m on m.obligation_id = o.id
        where o.payee_id = p.member_id and m.updated_at > coalesce(p.balance_read_at, '-infinity')
      )
    )
    order by p.balance_read_at nulls first, p.member_id limit ${limit}`.execute(db);
  return rows;
}

export interface Recipient {
  email: string;
  locale: Locale;
  firstName: string;
  /** Whether they offer AutoPay. */
  hasAutopay: boolean;
}

/** The recipient of an email about a member's payouts; undefined if they closed their account. */
export async function findRecipient(trx: Trx, memberId = 0): Promise<Recipient | undefined> {
  const row = await trx
    .selectFrom('members')
    .select(['email', 'locale', 'first_name', 'automatic_payment'])
    .where('id', '=', memberId)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { first_name: firstName, automatic_payment, ...rest } = row;
  return { ...rest, firstName, hasAutopay: automatic_payment === 1 };
}

export type PayoutAccount = Selectable<Database['payout_accounts']>;

/** The lister's latest payout account, in any status; undefined if they never had one. */
export function findPayoutAccount(
  db: Db | Trx,
  memberId: number,
  mode: ProviderMode,
): Promise<PayoutAccount | undefined> {
  return db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
}

/** Whether a lister can offer AutoPay: it is on in their settings, and their payouts are ready. */
export async function isAutopaySetUp(
  db: Db | Trx,
  listerId: number,
  mode: ProviderMode,
): Promise<boolean> {
  const { rows } = await sql<{ ready: boolean }>`
    select exists (
      select from payout_accounts p
      join members m on m.id = p.member_id
      where m.id = ${listerId} and m.automatic_payment = 1 and m.status <> 'CLOSED'
        and p.provider_mode = ${mode} and p.state = 'ready'
    ) as ready`.execute(db);
  return rows[0]?.ready === true;
}

/** The lister whose current account this is. */
export async function findAccountOwner(
  db: Db,
  accountId: string,
  mode: ProviderMode,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('payout_accounts')
    .select('member_id')
    .where('account_id', '=', accountId)
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
  return row?.member_id;
}

/** Listers whose connected account was last read before an instant, oldest first. */
export async function listUnreadAccounts(
  db: Db,
  { mode, before, limit }: { mode: ProviderMode; before: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('payout_accounts')
    .select('member_id')
    .where('provider_mode', '=', mode)
    .where('state', '<>', 'disconnected')
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/**
 * Connected accounts whose payout delay ended between two instants: a number of days after their
 * creation, or with the last dispute of their payments if that was later. None while one is open.
 */
export async function listAccountsPastDelay(
  db: Db,
  { mode, days, after, until }: { mode: ProviderMode; days: number; after: Date; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select p.account_id
    from payout_accounts p
    left join lateral (
      select bool_or(d.state = 'open') as is_open, max(d.closed_at) as closed_at
      from disputes d join obligations o on o.id = d.obligation_id
      where o.payee_id = p.member_id
    ) d on true
    cross join lateral (
      select greatest(p.created_at + make_interval(days => ${days}::int), d.closed_at) as at
    ) ending
    where p.provider_mode = ${mode} and p.state <> 'disconnected' and d.is_open is not true
      and ending.at > ${after}::timestamptz and ending.at <= ${until}::timestamptz`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Accounts whose schedule at the provider may be another one, longest first. */
export async function listStaleSchedules(
  db: Db,
  { mode, limit }: { mode: ProviderMode; limit: number },
) {
  const { rows } = await sql<{
    memberId: number;
    accountId: string;
    since: Date;
    scheduleId: number;
    isHeld: boolean;
  }>`
    select p.member_id as "memberId", p.account_id as "accountId", p.schedule_stale_since as since,
      m.payout_config_id as "scheduleId", m.collections_held_at is not null as "isHeld"
    from payout_accounts p join members m on m.id = p.member_id
    where p.schedule_stale_since is not null and p.provider_mode = ${mode}
      and p.state <> 'disconnected'
    order by p.schedule_stale_since, p.member_id limit ${limit}`.execute(db);
  return rows;
}

/** A lister's payout interval. */
export async function getScheduleId(db: Db, memberId: number): Promise<number> {
  const { payout_config_id } = await db
    .selectFrom('members')
    .select('payout_config_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return payout_config_id;
}

/** Whether the payee of an obligation can receive card payments. */
export async function isPayeeReady(
  trx: Trx,
  { payee_id, provider_mode }: Obligation,
): Promise<boolean> {
  if (payee_id === null) return false;
  return (await findPayoutAccount(trx, payee_id, provider_mode))?.state === 'ready';
}

/** Whether an admin holds what others owe the payee of an obligation. */
export async function isPayeeHeld(
  db: Db | Trx,
  { payee_id }: Pick<Obligation, 'payee_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select ${isCollectionHeld(sql`${payee_id}::integer`)} as held`.execute(db);
  return rows[0]?.held === true;
}

/** The country of the lister's first crash pad, if payouts are possible there. */
export async function suggestCountry(db: Db, listerId: number): Promise<string | null> {
  const first = await db
    .selectFrom('listings')
    .select('country')
    .where('user_id', '=', listerId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  // Addresses name their country in English.
  const code = countryCode(first?.country ?? '');
  return payoutCountries().find((item) => item === code) ?? null;
}

/**
 * The terms of a payment to a lister: it goes to their account minus the fee, which they pay. The
 * fee depends on the country of the tenant's card and on the provider's monthly account fee, which
 * the first payment of a month includes.
 */
export async function findTerms(
  trx: Trx,
  obligation: Obligation,
  fees: FeeFacts,
): Promise<ChargeTerms> {
  const { id, payee_id, payer_id, provider_mode, rental_id } = obligation;
  const account =
    payee_id === null ? undefined : await findPayoutAccount(trx, payee_id, provider_mode);
  if (account === undefined) throw new Error(`there is no one to pay for the obligation ${id}`);
  const card = await trx
    .selectFrom('payment_methods')
    .select('country')
    .where('member_id', '=', payer_id)
    .where('provider_mode', '=', provider_mode)
    .executeTakeFirst();
  const accountFee = fees.accountFeeCents === 0 ? 0 : await takeAccountFee(trx, obligation, fees);
  const { provider, product, total } = paymentFee(
    cardAmount(obligation),
    card?.country ?? null,
    accountFee,
  );
  return {
    destination: account.account_id,
    applicationFeeCents: total,
    quote: { providerCents: provider, productCents: product },
    transferGroup: `rental_${rental_id}`,
  };
}

/**
 * The monthly fee of the payee's account, if this payment includes it. Another payment takes it
 * over if the one that was to include it will not be made.
 */
async function takeAccountFee(
  trx: Trx,
  { id, payee_id }: Obligation,
  { accountFeeCents, now }: FeeFacts,
): Promise<number> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  await sql`
    insert into account_fees (lister_id, month, obligation_id, amount_cents)
    values (${payee_id}, ${month}, ${id}, ${accountFeeCents})
    on conflict (lister_id, month) do update set obligation_id = excluded.obligation_id
    where exists (
      select from obligations o
      where o.id = account_fees.obligation_id and o.status in ('cancelled', 'failed')
    )`.execute(trx);
  const borne = await trx
    .selectFrom('account_fees')
    .select('amount_cents')
    .where('lister_id', '=', payee_id)
    .where('month', '=', month)
    .where('obligation_id', '=', id)
    .executeTakeFirst();
  return borne?.amount_cents ?? 0;
}

/** The inputs of the decision whether a lister can offer AutoPay. */
export type AutopaySettings = Pick<Services, 'config' | 'payments'>;

/**
 * With AutoPay, rent and deposit must be chargeable to a card, or zero.
 * @throws ApiError 422 for amounts outside the range of a card
 */
export function requireCardAmounts(
  { rental_amount, deposit }: Record<'rental_amount' | 'deposit', number>,
  { config }: AutopaySettings,
): void {
  const errors: Record<string, string[]> = {};
  for (const [field, cents] of Object.entries({ rental_amount, deposit })) {
    if (cents > config.payouts.cardAmountMax) errors[field] = ['is_above_the_card_maximum'];
    if (cents > 0 && cents < CARD_AMOUNT_MIN) errors[field] = ['is_too_small'];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** @throws ApiError 409 if the lister cannot be paid by card, or AutoPay is off */
export async function requireAutopaySetup(
  trx: Trx,
  lister: MemberActor,
  { config, payments }: AutopaySettings,
): Promise<void> {
  if (flagsOf(config, lister).autopay && (await isAutopaySetUp(trx, lister.id, payments.mode))) {
    return;
  }
  throw refusal(409, 'PAYOUT_SETUP_REQUIRED', 'payouts:payouts_first');
}

/** @throws ApiError 422 if the lister cannot be paid */
export async function requirePayee(trx: Trx, listerId: number, mode: ProviderMode): Promise<void> {
  if (await isAutopaySetUp(trx, listerId, mode)) return;
  throw refusal(422, 'PAYEE_NOT_READY', 'payouts:your_lister_not_ready');
}

/** Listers who owe the provider, and how much. */
export const balanceFigures: readonly FigureDefinition[] = [
  {
    name: 'accounts_below_zero',
    help: 'Payout accounts whose balance was below zero when it was last read',
    value: () => sql`(select count(*)::int from payout_accounts
      where balance_cents < 0 and state <> 'disconnected')`,
  },
  {
    name: 'accounts_below_zero_dollars',
    help: 'How much they lack together',
    value: () => sql`(select coalesce(-sum(balance_cents), 0)::float8 / 100 from payout_accounts
      where balance_cents < 0 and state <> 'disconnected')`,
  },
];
