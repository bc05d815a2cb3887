import { COLLECTION, type ObligationStatus, type Plan } from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AttemptStatus } from '../../../platform/database/schema.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import {
  type ChargeTerms,
  type Obligation,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../provider.ts';
import { type DeclineRemedy, remedyFor } from './declines.ts';
import { leasedRow } from './lease.ts';
import { OPEN_STATUSES } from './obligations.queries.ts';

export interface NewAttempt {
  obligationId: number;
  owner: string;
  paymentIntent: string;
  paymentMethod: string;
  /** Whether the payer makes the attempt themself. */
  onSession: boolean;
  /** Whether the payee started it. */
  byPayee: boolean;
  now: Date;
  /** The lease lasts as long as the call can take. */
  leaseUntil: Date;
  /** Links the caller's request to the attempt; false if it is linked to another one. */
  link?(trx: Trx, attemptId: number): Promise<boolean>;
}

/** Rolls back. */
class LinkedElsewhere extends Error {}

export interface Attempt {
  id: number;
  n: number;
  /** The idempotency key of this attempt at the provider. */
  key: string;
}

/**
 * Records an attempt before the card is charged.
 * @returns undefined if the lease was lost, the obligation is no longer paid by this intent, or the
 * caller's request has made another attempt
 */
export async function startAttempt(db: Db, attempt: NewAttempt): Promise<Attempt | undefined> {
  try {
    return await transaction(db, (trx) => insertAttempt(trx, attempt));
  } catch (error) {
    if (error instanceof LinkedElsewhere) return undefined;
    throw error;
  }
}

async function insertAttempt(trx: Trx, attempt: NewAttempt): Promise<Attempt | undefined> {
  const { obligationId, owner, paymentIntent, paymentMethod, onSession, now } = attempt;
  const row = await trx
    .updateTable('obligations')
    .set((set) => ({
      attempt_count: set('attempt_count', '+', 1),
      status: 'collecting',
      lease_until: attempt.leaseUntil,
      updated_at: now,
    }))
    .where('id', '=', obligationId)
    .where('lease_owner', '=', owner)
    .where('lease_until', '>', now)
    .where('payment_intent', '=', paymentIntent)
    .where('status', 'in', OPEN_STATUSES)
    .returning('attempt_count')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const n = row.attempt_count;
  const key = `cf:${obligationId}:${n}`;
  const card = await trx
    .selectFrom('payment_methods')
    .select(['brand', 'last4'])
    .where('payment_method', '=', paymentMethod)
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('payment_attempts')
    .values({
      obligation_id: obligationId,
      n,
      idempotency_key: key,
      payment_intent: paymentIntent,
      payment_method: paymentMethod,
      on_session: onSession,
      by_payee: attempt.byPayee,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isLinked = (await attempt.link?.(trx, id)) ?? true;
  if (!isLinked) throw new LinkedElsewhere();
  return { id, n, key };
}

export interface AttemptEnd {
  obligationId: number;
  /** null if only the payment intent is known. */
  attemptId: number | null;
  attempt: Exclude<AttemptStatus, 'sent' | 'paid'>;
  /** The obligation's new status; undefined for no change. */
  obligation?: Extract<ObligationStatus, 'due' | 'failed' | 'action_required'>;
  /** The holder of the lease; null only if there is none. */
  owner: string | null;
  /** The attempts known when the intent was read: later ones make this result stale. */
  attemptCount?: number;
  code?: string | undefined;
  declineCode?: string | undefined;
  adviceCode?: string | undefined;
  chargeId?: string | undefined;
  requestId?: string | undefined;
  /** What else its outcome changes. */
  also?(trx: Trx): Promise<void>;
  /** The payer was away, so an email reports it. */
  notifyPayer?: boolean;
  now: Date;
}

/** Records an attempt that did not pay. Obligations paid in the meantime stay paid. */
export function finishAttempt(
  { db, obligationKinds }: Pick<Billing, 'db' | 'obligationKinds'>,
  end: AttemptEnd,
): Promise<void> {
  return transaction(db, async (trx) => {
    const { attemptId, now } = end;
    if (attemptId !== null) {
      await trx
        .updateTable('payment_attempts')
        .set({
          status: end.attempt,
          code: end.code ?? null,
          decline_code: end.declineCode ?? null,
          advice_code: end.adviceCode ?? null,
          charge_id: end.chargeId ?? null,
          request_id: end.requestId ?? null,
          finished_at: now,
        })
        .where('id', '=', attemptId)
        .where('status', '<>', 'paid')
        .execute();
    }
    await end.also?.(trx);
    if (end.obligation === undefined) return;
    const moved = await moveObligation(trx, end.obligation, end);
    if (moved === undefined) return;
    if (end.attempt === 'declined') {
      await audit(trx, {
        action: 'charge.declined',
        actorId: null,
        memberId: moved.payer_id,
        details: { obligation: end.obligationId, code: end.code, decline_code: end.declineCode },
        at: now,
      });
    }
    if (!end.notifyPayer) return;
    const failure = {
      obligation: moved,
      attemptId: attemptId ?? undefined,
      // Once per attempt, whichever process learns its outcome.
      attemptKey: String(attemptId ?? `n${moved.attempt_count}`),
    };
    await rulesOf(obligationKinds, moved.kind).orderFailureEmails(trx, failure, now);
  });
}

/** What a declined automatic charge waits for. */
const WAITING: Readonly<Record<DeclineRemedy, ObligationStatus>> = {
  try_later: 'retry_wait',
  other_card: 'blocked',
  authenticate: 'action_required',
};

function moveObligation(trx: Trx, status: ObligationStatus, end: AttemptEnd) {
  const { obligationId, owner, attemptCount, now } = end;
  const waiting = status === 'failed' ? WAITING[remedyFor({ ...end, code: end.code })] : status;
  return trx
    .updateTable('obligations as o')
    .set({
      // Without another scheduled attempt there is nothing to wait for.
      status: sql<ObligationStatus>`case when collection = ${sql.lit(COLLECTION.manual)} or next_attempt_at is null
        then ${status} else ${waiting} end`,
      updated_at: now,
    })
    .where('id', '=', obligationId)
    .where('status', 'in', OPEN_STATUSES)
    .where((where) =>
      owner === null ? where.not(leasedRow(now)) : where('lease_owner', '=', owner),
    )
    .$if(attemptCount !== undefined, (query) =>
      query.where('attempt_count', '=', attemptCount ?? 0),
    )
    .returning(['id', 'kind', 'payer_id', 'payee_id', 'collection', 'due_at', 'attempt_count'])
    .executeTakeFirst();
}

export interface StaleAttempts {
  obligationId: number;
  paymentIntent: string;
  /** Newer ones may still arrive. */
  before: Date;
  now: Date;
}

/** Closes attempts that the provider never received. */
export async function expireAttempts(
  db: Db,
  { obligationId, paymentIntent, before, now }: StaleAttempts,
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ status: 'declined', code: 'never_received', finished_at: now })
    .where('obligation_id', '=', obligationId)
    .where('payment_intent', '=', paymentIntent)
    .where('status', 'in', ['sent', 'unknown'])
    .where('created_at', '<=', before)
    .execute();
}

/**
 * Commits the payment intent for this obligation before it can be confirmed.
 * @returns the stored intent: this one, or one that another process committed first
 */
export async function storeIntent(
  db: Db,
  {
    obligationId,
    generation,
    intentId,
    terms,
  }: {
    obligationId: number;
    generation: number;
    intentId: string;
    /** The terms it was created with. */
    terms: ChargeTerms | null;
  },
): Promise<string | null> {
  await db
    .updateTable('obligations')
    .set({
      payment_intent: intentId,
      destination: terms?.destination ?? null,
      application_fee_cents: terms?.applicationFeeCents ?? null,
      provider_fee_quoted_cents: terms?.quote.providerCents ?? null,
      product_fee_cents: terms?.quote.productCents ?? null,
    })
    .where('id', '=', obligationId)
    .where('generation', '=', generation)
    .where('payment_intent', 'is', null)
    .execute();
  const row = await db
    .selectFrom('obligations')
    .select('payment_intent')
    .where('id', '=', obligationId)
    .executeTakeFirstOrThrow();
  return row.payment_intent;
}

export interface Replacement {
  obligationId: number;
  /** The canceled payment intent; null if there was none. */
  canceled: string | null;
  /** The new amount, if it changes. */
  change?: { plan?: Plan; amount_cents: number };
  now: Date;
}

/**
 * Starts the next generation of an open obligation. Call it only after its payment intent is
 * canceled, so that two can never both be paid.
 * @returns the updated obligation; undefined if it was closed or changed in the meantime
 */
export function replaceIntent(db: Db, replacement: Replacement): Promise<Obligation | undefined> {
  const { obligationId, canceled, change, now } = replacement;
  return db
    .updateTable('obligations')
    .set((set) => ({
      payment_intent: null,
      // These were of the canceled one.
      destination: null,
      application_fee_cents: null,
      provider_fee_quoted_cents: null,
      product_fee_cents: null,
      generation: set('generation', '+', 1),
      status: 'due',
      ...change,
      updated_at: now,
    }))
    .where('id', '=', obligationId)
    .where('payment_intent', 'is not distinct from', canceled)
    .where('status', 'in', OPEN_STATUSES)
    .returningAll()
    .executeTakeFirst();
}

export interface Cancelled {
  obligationId: number;
  /** Whose lease it is. */
  owner: string;
  /** The payment intent that can no longer be paid; null if there was none. */
  canceled: string | null;
  now: Date;
}

/** Cancels an obligation. @returns false if the lease was lost, or it is paid */
export async function cancelObligation(
  db: Db,
  { obligationId, owner, canceled, now }: Cancelled,
): Promise<boolean> {
  const row = await db
    .updateTable('obligations')
    .set({ status: 'cancelled', next_attempt_at: null, updated_at: now })
    .where('id', '=', obligationId)
    .where('lease_owner', '=', owner)
    .where('payment_intent', 'is not distinct from', canceled)
    .where('status', 'in', OPEN_STATUSES)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An open obligation under this process's lease, which no card can pay in the meantime. */
export interface HeldObligation {
  id: number;
  /** Whose lease it is. */
  owner: string;
}

/** Changes the amount of an obligation. @returns false if the lease was lost */
export async function updateAmount(
  db: Db,
  { id, owner }: HeldObligation,
  { amountCents, now }: { amountCents: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('obligations')
    .set({ amount_cents: amountCents, updated_at: now })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
