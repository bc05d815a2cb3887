import type { contract } from '@crewpad/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Billing } from './ledger/billing.ts';

/** What billing calls in the features above it. */

/** An event about an account that is connected to the product's own at the provider. */
export interface ConnectedEvent {
  type: string;
  /** The object that the event is about, such as a payout. */
  objectId: string;
  /** The connected account. */
  account: string;
}

export interface ConnectedEventHandler {
  /** The types of events that it handles. */
  types: readonly string[];
  /**
   * Reads the object again, so that events may come twice, late and in any order.
   * @returns 'unknown': it is about something of ours that is not stored (yet)
   * @throws what the SDK throws
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

/** Receipts of payments that were not made by card, as payer or payee; with `id` that one alone. */
export const otherReceipts = new Hook<
  (db: Db, asked: AskedReceipts, texts: Texts) => Promise<contract.billing.Receipt[]>
>();

interface AskedReceipts {
  memberId: number;
  id: number | undefined;
}

export async function listOtherReceipts(
  db: Db,
  asked: AskedReceipts,
  texts: Texts,
): Promise<contract.billing.Receipt[]> {
  const lists = await Promise.all([...otherReceipts].map((list) => list(db, asked, texts)));
  return lists.flat();
}

/** Called after a member has saved a card or changed its expiry: what waits for one can be charged. */
export const cardSaved = new Hook<(billing: Billing, memberId: number) => Promise<void>>();

export async function notifyCardSaved(billing: Billing, memberId: number): Promise<void> {
  for (const notify of cardSaved) await notify(billing, memberId);
}

/** Called in the transaction that deletes a member's card: nothing is charged automatically any more. */
export const cardRemoved = new Hook<(trx: Trx, memberId: number, now: Date) => Promise<void>>();

export async function notifyCardRemoved(trx: Trx, memberId: number, now: Date): Promise<void> {
  for (const notify of cardRemoved) await notify(trx, memberId, now);
}

/** What a member has paid for besides plans. */
export const accountServices = new Hook<
  (db: Db, memberId: number, texts: Texts) => Promise<contract.billing.AccountServiceRow[]>
>();
