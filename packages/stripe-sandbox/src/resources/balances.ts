import type Stripe from 'stripe';
import { APPLICATION, type Context } from '../context.ts';
import { resourceMissing } from '../errors.ts';
import { newId } from '../ids.ts';
import { operation } from '../operation.ts';
import { listPage, PAGE_PARAMS } from './fields.ts';

export const DAY = 86_400;
const AVAILABLE_AFTER = 2 * DAY;

interface Movement {
  type:
    | 'adjustment'
    | 'application_fee'
    | 'application_fee_refund'
    | 'charge'
    | 'payment'
    | 'payment_refund'
    | 'payout'
    | 'payout_failure'
    | 'refund'
    | 'refund_failure'
    | 'transfer'
    | 'transfer_refund';
  /** Cents, negative for outgoing money. */
  amount: number;
  /** Cents, negative for a returned fee. */
  fee: number;
  currency: string;
  /** Id of the charge, refund, transfer, fee or payout. */
  source: string;
  description: string | null;
  /** The connected account whose balance it moves; the platform by default. */
  account?: string;
  /** Unix seconds; immediately by default. */
  availableOn?: number;
}

/** When the money of a new charge becomes available to the platform. */
export const chargeAvailableOn = (now: number) => now + AVAILABLE_AFTER;

/** Records a movement of the balance of the platform or of a connected account. */
export function makeBalanceTransaction(
  { objects, now }: Context,
  movement: Movement,
): Stripe.BalanceTransaction {
  const { type, amount, fee, currency, source, description } = movement;
  const { account = '', availableOn = now } = movement;
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(fee, currency, account !== '')],
    net: amount - fee,
    reporting_category: type === 'payment' ? 'charge' : type,
    source,
    status: availableOn > now ? 'pending' : 'available',
    type,
  };
  objects.put('balance_transaction', transaction, account);
  return transaction;
}

/** The platform pays Stripe, and a connected account pays the platform. */
function feeDetail(amount: number, currency: string, isConnected: boolean) {
  return isConnected
    ? {
        amount,
        application: APPLICATION.id,
        currency,
        description: `${APPLICATION.name} application fee`,
        type: 'application_fee',
      }
    : {
        amount,
        application: null,
        currency,
        description: 'Stripe processing fees',
        type: 'stripe_fee',
      };
}

/** The transaction as of now: a pending one becomes available after some days. */
function atTime(transaction: Stripe.BalanceTransaction, now: number): Stripe.BalanceTransaction {
  return { ...transaction, status: transaction.available_on <= now ? 'available' : 'pending' };
}

export const balanceTransactionOperations = [
  operation<Stripe.BalanceTransactionListParams>({
    method: 'GET',
    path: '/v1/balance_transactions',
    params: 'BalanceTransactionListParams',
    supports: [...PAGE_PARAMS, 'payout', 'type'],
    connected: true,
    run(call) {
      const { payout = undefined, type } = call.params;
      if (payout && !call.objects.find('payout', payout, call.account))
        throw resourceMissing('payout', payout, 'payout');
      const page = listPage(
        call,
        'balance_transaction',
        '/v1/balance_transactions',
        { type },
        { payout: payout ?? undefined },
      );
      return { ...page, data: page.data.map((row) => atTime(row, call.now)) };
    },
  }),
  operation<Stripe.BalanceTransactionRetrieveParams>({
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    params: 'BalanceTransactionRetrieveParams',
    supports: ['expand'],
    connected: true,
    run(call) {
      const transaction = call.objects.find('balance_transaction', call.id, call.account);
      if (!transaction) throw resourceMissing('balance transaction', call.id, 'id');
      return atTime(transaction, call.now);
    },
  }),
];

/** The balance of the platform or of a connected account: the net amounts of its transactions, by currency. */
export function currentBalance({ objects, now }: Context, account = ''): Stripe.Balance {
  const sums = objects.balances(now, account);
  if (sums.length === 0) sums.push({ account, currency: 'usd', available: 0, pending: 0 });
  return {
    object: 'balance',
    available: sums.map(({ currency, available }) => amountOf(currency, available)),
    livemode: false,
    pending: sums.map(({ currency, pending }) => amountOf(currency, pending)),
  };
}

const amountOf = (currency: string, amount: number): Stripe.Balance.Available => ({
  amount,
  currency,
  source_types: { card: amount },
});

export const balanceOperations = [
  operation<Stripe.BalanceRetrieveParams>({
    method: 'GET',
    path: '/v1/balance',
    params: 'BalanceRetrieveParams',
    supports: ['expand'],
    connected: true,
    run: (call) => currentBalance(call, call.account),
  }),
];

const SET_BY_TEST = 'platform_balance';

/**
 * Sets the platform's available balance, which from then on limits refunds and transfers. Null: as
 * by default, Stripe takes what is missing from the platform's bank account; the change is undone.
 */
export function setAvailable(context: Context, available: number | null): void {
  const { settings } = context;
  const before = Number(settings.get(SET_BY_TEST) || 0);
  const change = available === null ? -before : available - availableNow(context);
  settings.set(SET_BY_TEST, available === null ? '' : String(before + change));
  if (change === 0) return;
  makeBalanceTransaction(context, {
    ...{ type: 'adjustment', amount: change, fee: 0, currency: 'usd', source: 'test' },
    description: 'Set by a test',
  });
  if (change > 0) context.emit('balance.available', currentBalance(context));
}

/** Whether the platform can pay this now. */
export function canPay(context: Context, amount: number): boolean {
  const isLimited = Boolean(context.settings.get(SET_BY_TEST));
  return !isLimited || availableNow(context) >= amount;
}

const availableNow = ({ objects, now }: Context): number =>
  objects.balances(now, '').find(({ currency }) => currency === 'usd')?.available ?? 0;

/** Stripe's fee for a charge in cents: 2.9%, or 4.4% for a card from outside the US, rounded half up, plus 30. */
export function providerFee(amount: number, country: string | null | undefined): number {
  const basisPoints = country === 'US' ? 290 : 440;
  return Math.floor((amount * basisPoints + 5_000) / 10_000) + 30;
}

/** The part of a fee that belongs to a part of the amount, rounded half up. */
export function proRata(fee: number, part: number, whole: number): number {
  return Math.floor((fee * part * 2 + whole) / (whole * 2));
}
