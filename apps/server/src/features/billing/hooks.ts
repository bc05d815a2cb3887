import type { contract } from '@crewpad/contract';
import type { ObligationKind } from '@crewpad/domain';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';
import type { Text, Texts } from '../../platform/texts.ts';
import type { Billing } from './provider.ts';

/** Hooks that billing calls in other features. */

/** An event about a connected account. */
export interface ConnectedEvent {
  type: string;
  /** The object of the event, such as a payout. */
  objectId: string;
  /** The connected account. */
  account: string;
}

export interface ConnectedEventHandler {
  /** The event types that it handles. */
  types: readonly string[];
  /**
   * Reads the object again, so that events may arrive twice, late and in any order.
   * @returns 'unknown' if it is about an object of ours that is not stored (yet)
   * @throws the SDK's errors
   */
  handle(billing: Billing, event: ConnectedEvent): Promise<'done' | 'unknown'>;
}

export const connectedEvents = new Hook<ConnectedEventHandler>();

export const connectedEventTypes = () => [...connectedEvents].flatMap(({ types }) => types);

export async function handleConnectedEvent(
  billing: Billing,
  event: ConnectedEvent,
): Promise<'done' | 'unknown'> {
  for (const { types, handle } of connectedEvents) {
    if (types.includes(event.type)) return handle(billing, event);
  }
  return 'done';
}

/**
 * Keys of texts that have moved, with their new ones: stored answers of money calls still have the
 * old ones.
 */
export const movedTexts = new Hook<Readonly<Record<string, Text>>>();

/** Receipts of manual payments, as payer or payee. */
export const otherReceipts = new Hook<
  (db: Db, query: AskedReceipts, texts: Texts) => Promise<contract.billing.Receipt[]>
>();

/** One receipt of a member, or the newest ones before a number. */
export type AskedReceipts = { memberId: number } & (
  | { id: number }
  | { limit: number; before: number | undefined }
);

export async function listOtherReceipts(
  db: Db,
  query: AskedReceipts,
  texts: Texts,
): Promise<contract.billing.Receipt[]> {
  const lists = await Promise.all([...otherReceipts].map((list) => list(db, query, texts)));
  return lists.flat();
}

/** What a card would be charged that a member saves now. */
export interface ComingCharge {
  /** null until it is opened. */
  id: number | null;
  kind: ObligationKind;
  cents: number;
  at: Date;
  /** As soon as the card is saved. */
  isAtOnce: boolean;
  /** Of a charge that is not opened yet. */
  title?: (texts: Texts) => string;
}

export const comingCharges = new Hook<
  (billing: Billing, memberId: number) => Promise<ComingCharge[]>
>();

export async function listComingCharges(
  billing: Billing,
  memberId: number,
): Promise<ComingCharge[]> {
  const lists = await Promise.all([...comingCharges].map((list) => list(billing, memberId)));
  return lists.flat();
}

/** Called in the transaction that deletes a member's card: automatic charges end. */
export const cardRemoved = new Hook<(trx: Trx, memberId: number, now: Date) => Promise<void>>();

export async function notifyCardRemoved(trx: Trx, memberId: number, now: Date): Promise<void> {
  for (const notify of cardRemoved) await notify(trx, memberId, now);
}

/** Called in the transaction in which a member's card was deleted, or can't be charged any more. */
export const cardLost = new Hook<
  (trx: Trx, card: { memberId: number; paymentMethod: string }, now: Date) => Promise<void>
>();

export async function notifyCardLost(
  trx: Trx,
  card: { memberId: number; paymentMethod: string },
  now: Date,
): Promise<void> {
  for (const notify of cardLost) await notify(trx, card, now);
}

/** Called once a member's card was saved, or can be charged again. */
export const cardSaved = new Hook<(trx: Trx, memberId: number, now: Date) => Promise<void>>();

export async function notifyCardSaved(trx: Trx, memberId: number, now: Date): Promise<void> {
  for (const notify of cardSaved) await notify(trx, memberId, now);
}

/** A member's purchases besides plans. */
export const accountServices = new Hook<
  (db: Db, memberId: number, texts: Texts) => Promise<contract.billing.AccountServiceRow[]>
>();
