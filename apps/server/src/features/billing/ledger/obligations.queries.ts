import type { contract } from '@crewpad/contract';
import {
  COLLECTION,
  type ObligationKind,
  type ObligationStatus,
  type ProviderMode,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  cardCents,
  type Obligation,
  type ObligationKinds,
  type ObligationWords,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../../platform/texts.ts';

/** Open statuses, between which a payment can move in both directions. */
export const OPEN_STATUSES = [
  'scheduled',
  'due',
  'collecting',
  'retry_wait',
  'action_required',
  'blocked',
  'failed',
] as const satisfies readonly ObligationStatus[];

/** Open, and no charge is in flight at the provider. */
export const RESTING_STATUSES = [
  'scheduled',
  'due',
  'retry_wait',
  'blocked',
  'failed',
] as const satisfies readonly ObligationStatus[];

const RANKS: Readonly<Record<ObligationStatus, number>> = {
  scheduled: 0,
  due: 0,
  collecting: 0,
  retry_wait: 0,
  action_required: 0,
  blocked: 0,
  failed: 0,
  cancelled: 1,
  paid: 2,
  partially_refunded: 3,
  refunded: 4,
  disputed: 5,
};

/** Whether an event may change one status to another: a paid obligation stays paid. */
export function mayBecome(from: ObligationStatus, to: ObligationStatus): boolean {
  return RANKS[to] >= RANKS[from];
}

export function isOpen(status: ObligationStatus): boolean {
  return RANKS[status] === 0;
}

/**
 * Whether the payer has an unconfirmed payment of `o` that can still be confirmed. An automatic
 * charge that the bank declined because the payer has to confirm it is none: it can only be paid
 * again.
 */
export const isConfirming = sql<boolean>`(
  o.status = 'action_required' and exists (
    select from payment_attempts a where a.obligation_id = o.id and a.status = 'requires_action'))`;

/**
 * What an open row `o` becomes that is left to its payer. An automatic charge that waited for a
 * confirmation has failed: the bank is not asked again.
 */
export const leftToPayer = {
  status: sql<ObligationStatus>`case
    when o.status = 'action_required' and not ${isConfirming} then 'failed' else o.status end`,
  collection: COLLECTION.manual,
  next_attempt_at: null,
} as const;

/** Describes obligations of any kinds, with one query per kind. @returns descriptions by id */
export async function describeObligations(
  db: Db,
  kinds: ObligationKinds,
  obligations: readonly { id: number; kind: ObligationKind }[],
  texts: Texts,
): Promise<(id: number) => ObligationWords> {
  const words = new Map<number, ObligationWords>();
  for (const kind of new Set(obligations.map((obligation) => obligation.kind))) {
    const ids = obligations.filter((obligation) => obligation.kind === kind).map(({ id }) => id);
    for (const [id, text] of await rulesOf(kinds, kind).describe(db, ids, texts))
      words.set(id, text);
  }
  const unknown = texts.t('billing:payment');
  return (id) => words.get(id) ?? { title: unknown, description: '', summary: unknown };
}

const CHECKED_AT_ONCE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface PastAttempt {
  id: number;
  status: string;
  payment_intent: string;
  payment_method: string;
  charge_id: string | null;
}

export interface LedgerState {
  obligation: Obligation;
  /** Newest first. */
  attempts: PastAttempt[];
}

/** An obligation with its attempts; undefined if none. */
export async function findLedgerState(
  db: Db,
  obligationId: number,
): Promise<LedgerState | undefined> {
  const obligation = await db
    .selectFrom('obligations')
    .selectAll()
    .where('id', '=', obligationId)
    .executeTakeFirst();
  if (obligation === undefined) return undefined;
  return { obligation, attempts: await pastAttempts(db, obligationId) };
}

/** The latest payment attempts of an obligation, newest first. */
export function pastAttempts(db: Db, obligationId: number): Promise<PastAttempt[]> {
  return db
    .selectFrom('payment_attempts')
    .select(['id', 'status', 'payment_intent', 'payment_method', 'charge_id'])
    .where('obligation_id', '=', obligationId)
    .orderBy('n', 'desc')
    .limit(20)
    .execute();
}

/** A member's open charges. */
export function listOwed(
  db: Db,
  memberId: number,
): Promise<{ id: number; kind: ObligationKind }[]> {
  return db
    .selectFrom('obligations')
    .select(['id', 'kind'])
    .where('payer_id', '=', memberId)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    .execute();
}

/** An obligation while it is open. */
export function findOpen(db: Db, obligationId: number): Promise<Obligation | undefined> {
  return db
    .selectFrom('obligations')
    .selectAll()
    .where('id', '=', obligationId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
}

/** @throws Error for an obligation without a payee */
export const getPayeeName = (db: Db, obligationId: number) => getName(db, obligationId, 'payee_id');

/** The name of the member who pays an obligation. */
export const getPayerName = (db: Db, obligationId: number) => getName(db, obligationId, 'payer_id');

async function getName(db: Db, obligationId: number, party: 'payee_id' | 'payer_id') {
  const { name } = await db
    .selectFrom('obligations as o')
    .innerJoin('members as m', 'm.id', `o.${party}`)
    .select('m.display_name as name')
    .where('o.id', '=', obligationId)
    .executeTakeFirstOrThrow();
  return name;
}

export interface ChargeRow {
  id: number;
  kind: ObligationKind;
  status: ObligationStatus;
  amount_cents: number;
  payer_id: number;
  payment_intent: string | null;
}

/** A charge for its payer or payee; undefined for anyone else. */
export function findCharge(db: Db, id: number, memberId: number): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('obligations as o')
    .select(['id', 'kind', 'status', 'payer_id', 'payment_intent', cardCents.as('amount_cents')])
    .where('id', '=', id)
    .where((where) =>
      where.or([where('payer_id', '=', memberId), where('payee_id', '=', memberId)]),
    )
    .executeTakeFirst();
}

/** The obligation with this payment intent. */
export async function findObligationOfIntent(
  db: Db,
  paymentIntent: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('obligations')
    .select('id')
    .where('payment_intent', '=', paymentIntent)
    .executeTakeFirst();
  return row?.id;
}

/** Obligations to cancel once no process has leased them, oldest request first. */
export async function listCancelRequested(
  db: Db,
  mode: ProviderMode,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('obligations')
    .select('id')
    .where('cancel_requested_at', 'is not', null)
    .where('provider_mode', '=', mode)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('cancel_requested_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export interface ObligationToCheck {
  id: number;
  /** The card owner has not confirmed for a day. */
  isAbandoned: boolean;
}

/**
 * Obligations without updates since `before`: with a payment in flight, an attempt with an unknown
 * outcome, or an unknown fee.
 */
export async function listObligationsToCheck(
  db: Db,
  mode: ProviderMode,
  before: Date,
): Promise<ObligationToCheck[]> {
  const unresolved = db
    .selectFrom('payment_attempts')
    .select('obligation_id as id')
    .where('status', 'in', ['sent', 'unknown'])
    .where('created_at', '<=', before);
  // Each part has an index of few rows; most obligations are paid and known.
  const candidates = unresolved
    .unionAll(
      db
        .selectFrom('obligations')
        .select('id')
        .where('status', 'in', ['collecting', 'action_required']),
    )
    .unionAll(
      db
        .selectFrom('obligations')
        .select('id')
        .where('paid_at', 'is not', null)
        .where('provider_fee_actual_cents', 'is', null)
        .where('payment_intent', 'is not', null),
    );
  const rows = await db
    .selectFrom('obligations')
    .select(['id', 'status', 'updated_at'])
    .where('id', 'in', candidates)
    .where('provider_mode', '=', mode)
    .where('updated_at', '<=', before)
    // Nothing can be read about a payment that never reached the provider.
    .where('payment_intent', 'is not', null)
    .where((where) =>
      where.or([
        where('status', '=', 'collecting'),
        // An automatic charge that was declined off-session has nothing to confirm.
        where.and([
          where('status', '=', 'action_required'),
          where.or([
            where('collection', '=', COLLECTION.manual),
            where.exists(
              where
                .selectFrom('payment_attempts')
                .select('payment_attempts.id')
                .whereRef('payment_attempts.obligation_id', '=', 'obligations.id')
                .where('payment_attempts.status', '=', 'requires_action'),
            ),
          ]),
        ]),
        where.and([where('status', 'in', OPEN_STATUSES), where('id', 'in', unresolved)]),
        where.and([
          where('paid_at', 'is not', null),
          where('provider_fee_actual_cents', 'is', null),
        ]),
      ]),
    )
    .orderBy('updated_at')
    .limit(CHECKED_AT_ONCE)
    .execute();
  return rows.map(({ id, status, updated_at }) => ({
    id,
    isAbandoned: status === 'action_required' && before.getTime() - updated_at.getTime() >= DAY_MS,
  }));
}

export interface UnpaidIntent {
  id: string;
  /** The obligation named in its metadata. */
  obligation: number;
  customer: string;
}

/**
 * Unpaid payment intents that will never be confirmed: the obligation is ours and has another
 * intent, or is cancelled. The payer's customer distinguishes our intents from those of other
 * programs.
 */
export async function listOrphans(db: Db, intents: readonly UnpaidIntent[]): Promise<string[]> {
  if (intents.length === 0) return [];
  const rows = await db
    .selectFrom('obligations as o')
    .innerJoin('customers as c', 'c.member_id', 'o.payer_id')
    .select(['o.id', 'o.payment_intent', 'o.status', 'c.customer_id'])
    .where('o.id', 'in', [...new Set(intents.map(({ obligation }) => obligation))])
    .execute();
  return intents.flatMap(({ id, obligation, customer }) => {
    const row = rows.find((item) => item.id === obligation && item.customer_id === customer);
    // A row without an intent may be about to store this one.
    if (row === undefined || row.payment_intent === null) return [];
    const isOrphan = row.payment_intent !== id || row.status === 'cancelled';
    return isOrphan ? [id] : [];
  });
}

interface NotifiedCharge {
  payer_id: number;
  /** null if the payment is for the product itself. */
  payee_id: number | null;
  /** Whether the payer started the payment, rather than a schedule. */
  is_manual: boolean;
  /** The bank waits for the payer to confirm it. */
  must_confirm: boolean;
  /** The data for a notification. */
  data: contract.notifications.NotificationData;
}

/** A charge for a notification. */
export async function findNotifiedCharge(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedCharge | undefined> {
  const { rows } = await sql<NotifiedCharge>`
    select o.payer_id, o.payee_id, o.collection = ${sql.lit(COLLECTION.manual)} as is_manual,
      o.status = 'action_required' as must_confirm,
      jsonb_strip_nulls(jsonb_build_object('transaction_id', o.id,
      'payment_for', o.kind, 'amount_cents', ${cardCents},
      'rental_id', o.rental_id, 'listing_id', coalesce(o.listing_id, r.listing_id))) as data
    from obligations o left join rentals r on r.id = o.rental_id
    where o.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}
