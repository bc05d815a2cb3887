import type Stripe from 'stripe';
import { APPLICATION, type Context } from '../context.ts';
import { resourceMissing } from '../errors.ts';
import { newId } from '../ids.ts';
import { operation } from '../operation.ts';

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
  const made: Stripe.BalanceTransaction = {
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
  objects.put('balance_transaction', made, account);
  return made;
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
