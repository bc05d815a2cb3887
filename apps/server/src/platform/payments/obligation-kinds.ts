import type { ObligationKind } from '@crewpad/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ObligationsTable } from '../database/schema.ts';
import type { Trx } from '../database/transaction.ts';
import type { Texts } from '../texts.ts';

export type Obligation = Selectable<ObligationsTable>;

/** What a card is charged for an obligation, in cents: other payments may have settled a part of it. */
export const cardAmount = (owed: Pick<Obligation, 'amount_cents' | 'settled_cents'>) =>
  owed.amount_cents - owed.settled_cents;

/** Why an obligation cannot be charged now. */
export type BlockReason =
  /** There is no card that could be charged. */
  | 'no_card'
  /** The payee cannot receive payments. */
  | 'payee_not_ready'
  /** Only the payer starts its charges, and this charge was not started by them. */
  | 'collected_by_hand'
  /** A card cannot be charged so much, or so little. */
  | 'not_by_card'
  /** Its purpose no longer exists. */
  | 'not_owed';

/** What decides whether an obligation can be charged, besides the obligation. */
export interface ChargeFacts {
  /** The schedule starts the charge, not the payer. */
  isAutomatic: boolean;
  /** The largest single charge to tenants, in cents. */
  cardAmountMax: number;
}

/** Where the money of a charge goes if it is not for the product itself. */
export interface ChargeTerms {
  /** The payee's account at the provider: the whole amount goes there, minus the fee. */
  destination: string;
  /** The part of the amount that the product takes, in cents: the provider's fee and its own. */
  applicationFeeCents: number;
  /** The parts of the fee: the provider's expected fee and the product's share. */
  quote: { providerCents: number; productCents: number };
  /** Groups the charges of one thing at the provider. */
  transferGroup?: string;
}

/** What the fee of a charge depends on, besides the charge. */
export interface FeeFacts {
  /** What the provider charges for each payout account a month, in cents. */
  accountFeeCents: number;
  now: Date;
}

/** An attempt that failed while the payer was not on the site. */
interface FailedCharge {
  obligation: Pick<Obligation, 'id' | 'payer_id' | 'payee_id' | 'collection' | 'due_at'>;
  /** undefined: the failure was found on the payment intent, without an attempt of ours. */
  attemptId: number | undefined;
  /** Different for each attempt, so that each is reported once: part of an email's key. */
  attemptKey: string;
}

/** What an obligation is for, on receipts, in emails and at the provider. */
export interface ObligationWords {
  /** Title of the receipt: "Mama". */
  title: string;
  /** "Up to 3 locations, renewed each year". */
  description: string;
  /** For lists of facts: "Mama plan, one year". */
  summary: string;
}

/**
 * What the ledger needs to know about a kind of obligation. The feature that owns the kind provides it;
 * billing charges, records and reports every kind by the same code.
 */
export interface ObligationKindRules {
  readonly kind: ObligationKind;
  /** Account of the journal that the amount is income of, such as `subscriptions`. */
  readonly incomeAccount: string;
  /**
   * Locks the rows that being paid changes, in the order member, listing, rental. The obligation's own
   * row is locked after them.
   */
  lockRows(trx: Trx, obligation: Pick<Obligation, 'id' | 'payer_id' | 'payee_id'>): Promise<void>;
  /**
   * The precondition of a charge, checked in the transaction that renews the lease for it.
   * @returns undefined: it may be charged
   */
  findBlock(
    trx: Trx,
    obligation: Obligation,
    charge: ChargeFacts,
  ): Promise<BlockReason | undefined>;
  /** Destination and fee as they are now, in the same transaction; null: the product is paid. */
  findTerms(trx: Trx, obligation: Obligation, fees: FeeFacts): Promise<ChargeTerms | null>;
  /**
   * Whether a party may have it charged now by its id: the payer to their card, the payee without the
   * payer. A kind without this is paid in another way.
   */
  mayCollect?(db: Db, obligation: Obligation, by: 'payer' | 'payee'): Promise<boolean>;
  /** The effects of the payment, in the transaction that records the charge. */
  applyPayment(trx: Trx, obligation: Obligation, now: Date): Promise<void>;
  /** Orders the emails about a failed attempt, in the transaction that records it. */
  orderFailureEmails(trx: Trx, failure: FailedCharge, now: Date): Promise<void>;
  /** Orders the emails about a refund that was made or has failed, in the transaction that records it. */
  orderRefundEmail(trx: Trx, obligation: Obligation, refundId: number, now: Date): Promise<void>;
  /** Orders the emails about a dispute over a payee's money, in the transaction that records it. */
  orderDisputeEmail(
    trx: Trx,
    obligation: Obligation,
    step: 'created' | 'won',
    now: Date,
  ): Promise<void>;
  /** Words for many obligations of this kind, by their ids. */
  describe(
    db: Db,
    ids: readonly number[],
    texts: Texts,
  ): Promise<ReadonlyMap<number, ObligationWords>>;
}

export type ObligationKinds = ReadonlyMap<ObligationKind, ObligationKindRules>;

/** The table of all kinds. @throws Error when two features provide the same kind. */
export function tableOfKinds(rules: readonly ObligationKindRules[]): ObligationKinds {
  const table = new Map(rules.map((one) => [one.kind, one]));
  if (table.size !== rules.length) throw new Error('an obligation kind is provided twice');
  return table;
}

/** @throws Error when no feature provides the kind. */
export function rulesOf(kinds: ObligationKinds, kind: ObligationKind): ObligationKindRules {
  const rules = kinds.get(kind);
  if (rules === undefined) throw new Error(`no feature provides the obligation kind ${kind}`);
  return rules;
}
