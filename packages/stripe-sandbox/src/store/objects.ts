import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type Stripe from 'stripe';
import type { Behaviour } from '../cards/test-cards.ts';

/** A query for a list, newest first; `startingAfter` and `endingBefore` are ids. */
interface ListQuery {
  /** Top-level fields that must equal the value. */
  where?: Record<string, string | undefined>;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
  types?: string[] | undefined;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  limit: number;
  /** The connected account that owns the objects; empty, the default, is the platform. */
  account?: string;
  /** Balance transactions of this payout only; null: those that no payout has sent yet. */
  payout?: string | null | undefined;
}

/** The stored objects by id. `find` returns a copy. */
export interface Objects {
  /** @param account only if this connected account owns it; empty is the platform */
  find<K extends Kind>(kind: K, id: string, account?: string): Stored[K] | undefined;
  /** Finds an object of any kind; used to expand ids. */
  findAny(id: string): object | undefined;
  /** Adds the object for an account, the platform by default, or replaces the one with its id. */
  put<K extends Kind>(kind: K, object: Stored[K] & { id: string }, account?: string): void;
  remove(id: string): void;
  /** Data of the object that no answer shows, such as how a test card behaves. */
  hidden(id: string): Hidden;
  setHidden(id: string, hidden: Hidden): void;
  list<K extends Kind>(kind: K, query: ListQuery): { data: Stored[K][]; hasMore: boolean };
  /** The sums of the balance transactions by account and currency, as of a time. */
  balances(now: number, account?: string): AccountSum[];
}

/** What an account holds in one currency. */
export interface AccountSum {
  /** Empty for the platform. */
  account: string;
  currency: string;
  available: number;
  pending: number;
}

export function openObjects(database: DatabaseSync): Objects {
  const byId = database.prepare(
    'SELECT body, object, hidden, seq, account FROM objects WHERE id = ?',
  );
  const write = database.prepare(
    `INSERT INTO objects (id, object, created, body, hidden, account) VALUES (?, ?, ?, ?, '{}', ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  );
  const remove = database.prepare('DELETE FROM objects WHERE id = ?');
  const hide = database.prepare('UPDATE objects SET hidden = ? WHERE id = ?');

  const sums = (condition: string) =>
    database.prepare(`SELECT account, json_extract(body, '$.currency') AS currency,
       sum(iif(json_extract(body, '$.available_on') <= ?1, json_extract(body, '$.net'), 0)) AS available,
       sum(iif(json_extract(body, '$.available_on') <= ?1, 0, json_extract(body, '$.net'))) AS pending
     FROM objects WHERE object = 'balance_transaction' ${condition}
     GROUP BY 1, 2`);
  const sumsOfAll = sums('');
  const sumsOfOne = sums('AND account = ?2');

  const lists = new Map<string, StatementSync>();
  function prepareList(sql: string): StatementSync {
    const statement = lists.get(sql) ?? database.prepare(sql);
    lists.set(sql, statement);
    return statement;
  }

  function seqOf(id: string): number {
    return Number(byId.get(id)?.seq ?? 0);
  }

  return {
    find<K extends Kind>(kind: K, id: string, account?: string) {
      const row = byId.get(id);
      const isOwned = account === undefined || row?.account === account;
      return row?.object === kind && isOwned
        ? (JSON.parse(String(row.body)) as Stored[K])
        : undefined;
    },
    findAny(id) {
      const row = byId.get(id);
      return row ? (JSON.parse(String(row.body)) as object) : undefined;
    },
    put(kind, object, account = '') {
      const created = 'created' in object ? Number(object.created) : 0;
      write.run(object.id, kind, created, JSON.stringify(object), account);
    },
    remove(id) {
      remove.run(id);
    },
    hidden(id) {
      return JSON.parse(String(byId.get(id)?.hidden ?? '{}')) as Hidden;
    },
    setHidden(id, hidden) {
      hide.run(JSON.stringify(hidden), id);
    },
    list<K extends Kind>(kind: K, query: ListQuery) {
      const { clauses, values } = conditions(query, seqOf);
      const order = query.endingBefore ? 'ASC' : 'DESC';
      const rows = prepareList(
        `SELECT body FROM objects WHERE object = ? AND account = ? ${clauses} ORDER BY seq ${order} LIMIT ?`,
      )
        .all(kind, query.account ?? '', ...values, query.limit + 1)
        .map((row) => JSON.parse(String(row.body)) as Stored[K]);
      const data = rows.slice(0, query.limit);
      return {
        data: query.endingBefore ? data.reverse() : data,
        hasMore: rows.length > query.limit,
      };
    },
    balances(now, account) {
      const rows = account === undefined ? sumsOfAll.all(now) : sumsOfOne.all(now, account);
      return rows.map((row) => ({
        account: String(row.account),
        currency: String(row.currency),
        available: Number(row.available),
        pending: Number(row.pending),
      }));
    },
  };
}

/** Field names come from the sandbox's own code, never from a request. */
function conditions(query: ListQuery, seqOf: (id: string) => number) {
  const clauses = ["AND json_extract(body, '$.deleted') IS NULL"];
  const values: SQLInputValue[] = [];
  const add = (clause: string, ...more: SQLInputValue[]) => {
    clauses.push(`AND ${clause}`);
    values.push(...more);
  };
  for (const [field, value] of Object.entries(query.where ?? {}))
    if (value !== undefined) add(`json_extract(body, '$.${field}') = ?`, value);
  const { gt, gte, lt, lte } = query.created ?? {};
  if (gt !== undefined) add('created > ?', gt);
  if (gte !== undefined) add('created >= ?', gte);
  if (lt !== undefined) add('created < ?', lt);
  if (lte !== undefined) add('created <= ?', lte);
  if (query.types)
    add(
      `json_extract(body, '$.type') IN (${query.types.map(() => '?').join(', ')})`,
      ...query.types,
    );
  if (query.payout === null) add("json_extract(hidden, '$.payout') IS NULL");
  else if (query.payout) add("json_extract(hidden, '$.payout') = ?", query.payout);
  if (query.startingAfter) add('seq < ?', seqOf(query.startingAfter));
  if (query.endingBefore) add('seq > ?', seqOf(query.endingBefore));
  return { clauses: clauses.join(' '), values };
}

/** The kinds of stored objects, by Stripe's name for them in `object`. */
export interface Stored {
  account: Stripe.Account | Stripe.DeletedAccount;
  application_fee: Stripe.ApplicationFee;
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  fee_refund: Stripe.FeeRefund;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  refund: Stripe.Refund;
  setup_attempt: Stripe.SetupAttempt;
  setup_intent: Stripe.SetupIntent;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  webhook_endpoint: Stripe.WebhookEndpoint;
}
export type Kind = keyof Stored;

/** Object data that no answer includes. */
interface Hidden {
  /** Payment method: how its test card behaves. */
  behaviour?: Behaviour;
  /** Payment method: a setup has succeeded, so it may be charged off session. */
  isSetUp?: boolean;
  /** Payment method: it was detached or used up, and cannot be used again. */
  isSpent?: boolean;
  /** Payment method: how often its scripted card has been declined. */
  declines?: number;
  /** Payment method: when it was first declined, in unix seconds. */
  declinedAt?: number;
  /** Intent: the open 3-D Secure step. */
  challenge?: { token: string; returnUrl: string | null };
  /** Webhook endpoint: the secret that signs its deliveries. */
  secret?: string;
  /** Webhook endpoint: it gets the events of connected accounts. */
  isConnect?: boolean;
  /** Account: the capabilities that were requested, and when. */
  requested?: Record<string, number>;
  /** Account: it has disconnected from the platform. */
  isDisconnected?: boolean;
  /** Account: a test lets reversals of its transfers be refused. */
  refusesReversals?: boolean;
  /** Account: since when its balance is below zero, in unix seconds. */
  negativeSince?: number;
  /** Balance transaction: the payout that sent it to the bank, or that it is itself. */
  payout?: string;
  /** Account: the bank returns its next payout. */
  failsNextPayout?: boolean;
  /** Account: the newest links to its pages, and the sessions that they opened. */
  links?: PageLink[];
}

/** A link to the onboarding or the dashboard of a connected account, or the session that it opened. */
export interface PageLink {
  page: 'onboarding' | 'dashboard';
  token: string;
  /** Unix seconds of the sandbox's clock. */
  expiresAt: number;
  /** Set once the link was opened. */
  session?: { token: string; expiresAt: number };
  refreshUrl: string | null;
  returnUrl: string | null;
}
