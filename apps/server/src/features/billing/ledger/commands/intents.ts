import type { Plan } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import type { ChargeTerms, Obligation } from '../../../../platform/payments/obligation-kinds.ts';
import { OPEN_STATUSES } from '../statuses.ts';

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
export interface Held {
  id: number;
  /** Whose lease it is. */
  owner: string;
}

/** Changes the amount of an obligation. @returns false if the lease was lost */
export async function updateAmount(
  db: Db,
  { id, owner }: Held,
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
