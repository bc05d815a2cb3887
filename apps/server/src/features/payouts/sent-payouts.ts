import type { contract, OperationAnswer } from '@crewpad/contract';
import { type PayoutMovementKind, toDollars } from '@crewpad/domain';
import type Stripe from 'stripe';
import { notFound } from '../../platform/errors.ts';
import { idOf } from '../../platform/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { withProvider } from '../billing/index.ts';
import { isGone } from './accounts.ts';
import { findPayoutAccount } from './payees.ts';

type Answer = OperationAnswer<typeof contract.payouts.getPayouts>;

const NONE: Answer = {
  balance: { available: 0, pending: 0, currency: 'USD' },
  next: null,
  data: [],
  held: [],
};

/**
 * The payouts and the balance of a lister, as the provider has them; empty without an account there.
 * @throws ApiError 503 if the provider is unreachable
 */
export async function readPayouts(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'log'>,
  memberId: number,
  limit: number,
): Promise<Answer> {
  const { db, payments } = services;
  const account = await findPayoutAccount(db, memberId, payments.mode);
  if (account === undefined || account.state === 'disconnected') return NONE;
  const at = { stripeAccount: account.account_id };
  const { stripe } = payments;
  const read = async () => {
    try {
      return await Promise.all([
        stripe.balance.retrieve({}, at),
        stripe.payouts.list({ limit }, at),
      ]);
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  };
  const answers = await withProvider(services, read);
  if (answers === undefined) return NONE;
  const [balance, { data: payouts }] = answers;
  return {
    balance: presentBalance(balance),
    next: nextOf(payouts),
    data: payouts.map(presentPayout),
    held: account.payouts_enabled ? [] : account.needs,
  };
}

/** A part of a payout, as the provider has it. Amounts in cents of the payout's currency. */
export interface PartOfPayout {
  kind: PayoutMovementKind;
  /** The provider's id of the charge that it belongs to; null for what has none. */
  chargeId: string | null;
  at: Date;
  amount: number;
  /** Below zero: paid. */
  fee: number;
}

const PARTS_MAX = 10_000;

/**
 * A payout of a lister with its parts, oldest first. They add up to it.
 * @throws ApiError 404 for a payout of anyone else, 503 if the provider is unreachable
 */
export async function readPayout(
  services: Pick<Services, 'db' | 'payments' | 'log'>,
  memberId: number,
  id: string,
): Promise<{ payout: contract.payouts.Payout; parts: PartOfPayout[] }> {
  const { db, payments } = services;
  const account = await findPayoutAccount(db, memberId, payments.mode);
  if (account === undefined || account.state === 'disconnected') throw notFound();
  const at = { stripeAccount: account.account_id };
  const { stripe } = payments;
  const list = (type: 'payment' | 'payment_refund' | undefined, expand: string) =>
    stripe.balanceTransactions
      .list({ payout: id, limit: 100, expand: [expand], ...(type && { type }) }, at)
      .autoPagingToArray({ limit: PARTS_MAX });
  return withProvider(services, async () => {
    const payout = await stripe.payouts.retrieve(id, {}, at).catch((error: unknown) => {
      if (isGone(error)) throw notFound();
      throw error;
    });
    const [all, payments, refunds] = await Promise.all([
      list(undefined, 'data.source'),
      list('payment', 'data.source.source_transfer'),
      list('payment_refund', 'data.source.charge.source_transfer'),
    ]);
    const expanded = new Map([...payments, ...refunds].map((part) => [part.id, part]));
    const parts = all
      .filter(({ type, source }) => type !== 'payout' || idOf(source) !== id)
      .map((part) => expanded.get(part.id) ?? part)
      .reverse();
    const charges = await chargesOfFees(stripe, parts);
    return { payout: presentPayout(payout), parts: parts.map((part) => partOf(part, charges)) };
  });
}

/** The charges whose fee was returned without a refund, by the id of the fee. */
async function chargesOfFees(stripe: Stripe, parts: readonly Stripe.BalanceTransaction[]) {
  const ids = new Set(
    parts.flatMap(({ source }) => (isObject(source, 'fee_refund') ? [idOf(source.fee)] : [])),
  );
  const fees = await Promise.all([...ids].map((id) => stripe.applicationFees.retrieve(id ?? '')));
  return new Map(fees.map((fee) => [fee.id, idOf(fee.originating_transaction)]));
}

type Source = Stripe.BalanceTransaction['source'];

const isObject = <K extends 'charge' | 'refund' | 'fee_refund'>(
  source: Source,
  object: K,
): source is Extract<Exclude<Source, string | null>, { object: K }> =>
  typeof source === 'object' && source?.object === object;

/** A part with its charge, and with what moved it: a refund and a dispute take money the same way. */
function partOf(
  { source, amount, fee, net, created }: Stripe.BalanceTransaction,
  chargesOfFees: ReadonlyMap<string, string | null>,
): PartOfPayout {
  const sums = { at: new Date(created * 1000), amount, fee: -fee };
  if (isObject(source, 'fee_refund')) {
    const chargeId = chargesOfFees.get(idOf(source.fee) ?? '') ?? null;
    return { ...sums, kind: 'fee', chargeId, amount: 0, fee: net };
  }
  if (isObject(source, 'charge')) {
    const transfer = expandedTransfer(source.source_transfer);
    return { ...sums, kind: kindOf(transfer?.metadata, 'payment'), chargeId: chargeOf(transfer) };
  }
  if (isObject(source, 'refund')) {
    const { charge } = source;
    const transfer =
      typeof charge === 'object' ? expandedTransfer(charge?.source_transfer) : undefined;
    const reversal = transfer?.reversals.data.find(
      (item) => idOf(item.destination_payment_refund) === source.id,
    );
    return { ...sums, kind: kindOf(reversal?.metadata, 'refund'), chargeId: chargeOf(transfer) };
  }
  return { ...sums, kind: 'other', chargeId: null };
}

const expandedTransfer = (transfer: string | Stripe.Transfer | null | undefined) =>
  typeof transfer === 'object' ? (transfer ?? undefined) : undefined;

const chargeOf = (transfer: Stripe.Transfer | undefined) =>
  idOf(transfer?.source_transaction ?? null);

/** Our moves after a dispute or a refund name it. */
function kindOf(
  metadata: Stripe.Metadata | null | undefined,
  otherwise: PayoutMovementKind,
): PayoutMovementKind {
  if (metadata?.dispute_id !== undefined) return 'dispute';
  return metadata?.refund_id === undefined ? otherwise : 'refund';
}

/** In one currency: that of the bank account. */
function presentBalance({ available, pending }: Stripe.Balance): Answer['balance'] {
  const amounts = [...available, ...pending];
  const { currency } = amounts.find(({ amount }) => amount !== 0) ?? amounts[0] ?? NONE.balance;
  const sumOf = (list: Stripe.Balance['available']) =>
    list.reduce((sum, item) => (item.currency === currency ? sum + item.amount : sum), 0);
  return {
    available: toDollars(sumOf(available)),
    pending: toDollars(sumOf(pending)),
    currency: currency.toUpperCase(),
  };
}

const STATES: Record<string, contract.payouts.Payout['state']> = {
  pending: 'pending',
  in_transit: 'in_transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
};

const presentPayout = (payout: Stripe.Payout): contract.payouts.Payout => ({
  id: payout.id,
  amount: toDollars(payout.amount),
  currency: payout.currency.toUpperCase(),
  state: STATES[payout.status] ?? 'pending',
  // The provider counts arrivals in days of UTC.
  arrives_on: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
});

function nextOf(payouts: readonly Stripe.Payout[]): Answer['next'] {
  const [first] = payouts
    .filter(({ status }) => status === 'pending' || status === 'in_transit')
    .toSorted((a, b) => a.arrival_date - b.arrival_date)
    .map(presentPayout);
  return first === undefined
    ? null
    : { amount: first.amount, currency: first.currency, on: first.arrives_on };
}
