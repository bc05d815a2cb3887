import type Stripe from 'stripe';
import { invalidRequest, resourceMissing } from '../errors.ts';
import type { Call } from '../operation.ts';
import type { Kind, Stored } from '../store/objects.ts';

/** The fields among `keys` that the call sent; null means "unset". */
export function pick<Params extends object, Key extends keyof Params>(
  params: Params,
  keys: readonly Key[],
): { [K in Key]?: Exclude<Params[K], undefined> } {
  return Object.fromEntries(
    keys.filter((key) => params[key] !== undefined).map((key) => [key, params[key]]),
  ) as { [K in Key]?: Exclude<Params[K], undefined> };
}

/** Merges metadata: an empty value unsets its key, and null for the whole unsets all. */
export function mergedMetadata(
  current: Stripe.Metadata | null,
  change: Stripe.MetadataParam | '' | null | undefined,
): Stripe.Metadata {
  if (change === undefined) return current ?? {};
  if (change === null || change === '') return {};
  const merged = { ...current };
  for (const [key, value] of Object.entries(change)) {
    if (value === '' || value === null) delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}

/** An address with every field; missing fields are null. */
export function fullAddress(
  address: Stripe.AddressParam | '' | null | undefined,
): Stripe.Address | null {
  if (!address) return null;
  const { city, country, line1, line2, postal_code, state } = address;
  return {
    city: city ?? null,
    country: country ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postal_code ?? null,
    state: state ?? null,
  };
}

/** The fields that differ between two versions, with their previous values, as events contain them. */
export function previousAttributes(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => {
      return JSON.stringify(value) !== JSON.stringify(now.get(key));
    }),
  );
}

interface PageParams {
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/** The parameters that every list accepts. */
export const PAGE_PARAMS = [
  'created',
  'ending_before',
  'expand',
  'limit',
  'starting_after',
] as const;

/** One page of a list, newest first. @param where top-level fields that must equal the value */
export function listPage<K extends Kind>(
  { objects, params, account }: Call<PageParams>,
  kind: K,
  url: string,
  where: Record<string, string | null | undefined> = {},
  { types, payout }: { types?: string[] | undefined; payout?: string | undefined } = {},
): { object: 'list'; data: Stored[K][]; has_more: boolean; url: string } {
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidRequest('A limit is between 1 and 100.', { param: 'limit' });
  for (const param of ['starting_after', 'ending_before'] as const) {
    const id = params[param];
    if (id && !objects.findAny(id)) throw resourceMissing(kind, id, param);
  }
  const { data, hasMore } = objects.list(kind, {
    where: Object.fromEntries(
      Object.entries(where).map(([key, value]) => [key, value ?? undefined]),
    ),
    created: createdRange(params.created),
    types,
    payout,
    startingAfter: params.starting_after ?? undefined,
    endingBefore: params.ending_before ?? undefined,
    limit,
    account,
  });
  return { object: 'list', data, has_more: hasMore, url };
}

function createdRange(created: PageParams['created'] | null) {
  if (typeof created === 'number') return { gte: created, lte: created };
  return created ?? undefined;
}

/** A charge of nothing, with every field. */
export function blankCharge(id: string, now: number): Stripe.Charge {
  return {
    id,
    object: 'charge',
    amount: 0,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: true,
    created: now,
    currency: 'usd',
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

/** A refund of nothing, with every field. */
export function blankRefund(id: string, now: number): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount: 0,
    balance_transaction: null,
    charge: null,
    created: now,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
