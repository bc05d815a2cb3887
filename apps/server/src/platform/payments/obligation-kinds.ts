import type { PaidFacts } from '@crewpad/contract';
import type { DisputeState, Locale, ObligationKind } from '@crewpad/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ObligationsTable } from '../database/schema.ts';
import type { Trx } from '../database/transaction.ts';
import type { Text, Texts } from '../texts.ts';

export type Obligation = Selectable<ObligationsTable>;

/**
 * The amount to charge for an obligation, in cents: its own and the rest of an earlier one, without
 * the part that other payments have covered.
 */
export const cardAmount = ({
  amount_cents,
  carried_cents,
  settled_cents,
}: Pick<Obligation, 'amount_cents' | 'carried_cents' | 'settled_cents'>) =>
  amount_cents + carried_cents - settled_cents;

/** The same of an obligation `o`. */
export const cardCents = sql<number>`(o.amount_cents + o.carried_cents - o.settled_cents)`;

/**
 * Whether an obligation `o` has money of its own: it is not cancelled, and not covered by other
 * payments. A rest that was carried into another one is no money of its own.
 */
export const hasOwnMoney = sql<boolean>`(o.status <> 'cancelled' and ${cardCents} > o.rest_cents)`;

/** Why an obligation cannot be charged now. */
export type BlockReason =
  /** There is no chargeable card. */
  | 'no_card'
  /** The payee cannot receive payments. */
  | 'payee_not_ready'
  /** The card also belongs to the payee. */
  | 'card_shared'
  /** Only the payer can start its charges, and this charge was not started by them. */
  | 'collected_by_hand'
  /** The amount is outside the range of a card. */
  | 'not_by_card'
  /** A bank has taken back a payment for the same purpose, and has not decided yet. */
  | 'card_disputed'
  | 'objection'
  /** An admin holds what others owe the payee. */
  | 'collections_held'
  /** Its purpose no longer exists. */
  | 'not_owed';

/** The inputs, besides the obligation, of the decision whether it can be charged. */
export interface ChargeFacts {
  /** Whether the schedule starts the charge, not the payer. */
  isAutomatic: boolean;
  /** The maximum charge to tenants, in cents. */
  cardAmountMax: number;
}

/** The destination of a charge that is not for the product itself. */
export interface ChargeTerms {
  /** The payee's account at the provider, which gets the amount minus the fee. */
  destination: string;
  /** The application fee in cents: the provider's fee and the product's. */
  applicationFeeCents: number;
  /** The parts of the fee: the provider's estimated fee and the product's share. */
  quote: { providerCents: number; productCents: number };
  /** The transfer group of the charges at the provider. */
  transferGroup?: string;
}

/** The inputs of a charge's fee, besides the charge. */
export interface FeeFacts {
  /** The provider's monthly charge per payout account, in cents. */
  accountFeeCents: number;
  now: Date;
}

/** A failed off-session attempt. */
interface FailedCharge {
  obligation: Pick<Obligation, 'id' | 'payer_id' | 'payee_id' | 'collection' | 'due_at'>;
  /** undefined if the failure was found on the payment intent, without an attempt of ours. */
  attemptId: number | undefined;
  /** Unique per attempt, so that each is reported once: part of an email's key. */
  attemptKey: string;
}

/** What has changed about a dispute. */
export interface DisputeNews {
  /** The provider's id. */
  id: string;
  state: DisputeState;
  /**
   * Taken, given back: money has moved from the payee, or to them. Owed: the provider refused to give
   * it back for now.
   */
  step: 'state' | 'taken' | 'given_back' | 'owed';
  /** What was taken from the payee and not given back. */
  lostCents: number;
  /** What was given back to them. */
  returnedCents: number;
}

/** What has happened to a refund. */
interface RefundNews {
  id: number;
  /**
   * Retrying: the payer's bank returned it, and it is tried again. Returned: for the last time.
   * Stopped: that bank has taken the payment itself. Owed: it cannot go back to the payee for now.
   */
  step: 'done' | 'failed' | 'retrying' | 'returned' | 'stopped' | 'owed';
  /** How often the bank has returned it. */
  returns: number;
}

/** A step of a refund that its payer's bank has returned. */
export interface RefundStep {
  /** Returned by the bank; tried again; refused by the provider, so that it is not tried again. */
  action: 'refund_returned' | 'refund_tried' | 'refund_refused';
  refundId: number;
  amountCents: number;
  at: Date;
  /** When it is tried again; null if it is not. */
  nextAt: Date | null;
}

/** The description of an obligation for receipts, emails and the provider. */
export interface ObligationWords {
  /** Title of the receipt: "Mama". */
  title: string;
  /** "Up to 3 locations, renewed each year". */
  description: string;
  /** For lists: "Mama plan, one year". */
  summary: string;
  /** What it covers of which rent, in dollars. */
  periods?: {
    charge_id: number;
    period_from: string;
    period_to: string;
    amount: number;
    of: number;
  }[];
  credit?: number;
  credit_goes_to?: 'next' | 'end' | 'kept' | 'void';
  /** The credit of it that the payee kept, and why. */
  kept?: { reason: string; amount_cents: number }[];
  /** The parts of its amount, in dollars. */
  parts?: { text: string; amount: number }[];
  /** The same for emails, line by line. */
  lines?: [name: string, value: string][];
  /** The crash pad's time zone, in which its payments are dated; absent for the product's own. */
  timeZone?: string;
}

/** What became of an obligation that its payer can no longer pay. */
export interface Closing {
  /** In a sentence for its payer. */
  text: Text;
  /** The open obligation that is owed instead. */
  reopenedAs?: number;
}

/** How an obligation was paid without a charge of its own. */
export interface Settlement {
  /** A sentence for its payer. */
  text: Text;
  facts: PaidFacts;
}

/**
 * What the ledger needs from a kind of obligation. The feature that owns the kind provides it;
 * billing charges, records and reports every kind with the same code.
 */
export interface ObligationKindRules {
  readonly kind: ObligationKind;
  /** The journal's income account of the amount, such as `subscriptions`. */
  readonly incomeAccount: string;
  /**
   * Locks the rows that a payment changes, in the order member, listing, rental. The obligation's
   * own row is locked after them.
   */
  lockRows(trx: Trx, obligation: Pick<Obligation, 'id' | 'payer_id' | 'payee_id'>): Promise<void>;
  /** Locks the row that an obligation stands for, before its own row is locked. */
  lockReplaced?(trx: Trx, obligation: Obligation): Promise<void>;
  /**
   * The precondition of a charge, checked in the transaction that renews the lease for it.
   * @returns undefined if it can be charged
   */
  findBlock(
    trx: Trx,
    obligation: Obligation,
    charge: ChargeFacts,
  ): Promise<BlockReason | undefined>;
  /** The current destination and fee, in the same transaction; null if the product is paid. */
  findTerms(trx: Trx, obligation: Obligation, fees: FeeFacts): Promise<ChargeTerms | null>;
  /**
   * Whether a party can have it charged now by its id: the payer to their card, the payee
   * off-session. A kind without this is paid differently.
   */
  mayCollect?(db: Db, obligation: Obligation, by: 'payer' | 'payee', now: Date): Promise<boolean>;
  /** How other payments settled it; a kind without this is paid by card only. */
  findSettlement?(db: Db, obligation: Obligation, now: Date): Promise<Settlement | undefined>;
  /**
   * What became of one that was cancelled, or that is owed again after it was paid; a kind without
   * this says no more.
   */
  findClosing?(db: Db, obligation: Obligation): Promise<Closing | undefined>;
  /** Whether its payer gets the email later, once it is decided what the payment covers. */
  mailsPayerLater?(trx: Trx, obligation: Obligation): Promise<boolean>;
  /** The effects of the payment, in the transaction that records the charge. */
  applyPayment(trx: Trx, obligation: Obligation, now: Date): Promise<void>;
  /** Orders the emails about a failed attempt, in the transaction that records it. */
  orderFailureEmails(trx: Trx, failure: FailedCharge, now: Date): Promise<void>;
  /** Orders the emails about a step of a refund, in the transaction that records it. */
  orderRefundEmail(trx: Trx, obligation: Obligation, news: RefundNews, now: Date): Promise<void>;
  /** Records a step of a refund that a bank returned where both parties read it. */
  recordRefundStep?(trx: Trx, obligation: Obligation, step: RefundStep): Promise<void>;
  /** The effects of a dispute, and the emails about it, in the transaction that records them. */
  applyDispute(trx: Trx, obligation: Obligation, news: DisputeNews, now: Date): Promise<void>;
  /** The stored reason of a refund as its reader reads it. A kind without this has no preset ones. */
  reasonIn?(reason: string | null, locale: Locale): string | null;
  /** Descriptions of many obligations of this kind, by id. */
  describe(
    db: Db,
    ids: readonly number[],
    texts: Texts,
  ): Promise<ReadonlyMap<number, ObligationWords>>;
}

export type ObligationKinds = ReadonlyMap<ObligationKind, ObligationKindRules>;

/** The registry of all kinds. @throws Error if two features provide the same kind. */
export function tableOfKinds(rules: readonly ObligationKindRules[]): ObligationKinds {
  const table = new Map(rules.map((rule) => [rule.kind, rule]));
  if (table.size !== rules.length) throw new Error('an obligation kind is provided twice');
  return table;
}

/** @throws Error if no feature provides the kind. */
export function rulesOf(kinds: ObligationKinds, kind: ObligationKind): ObligationKindRules {
  const rules = kinds.get(kind);
  if (rules === undefined) throw new Error(`no feature provides the obligation kind ${kind}`);
  return rules;
}
