import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { resourceMissing } from '../errors.ts';
import { newId } from '../ids.ts';
import { operation } from '../operation.ts';

const DAY = 86_400;
const AVAILABLE_AFTER = 2 * DAY;

interface Movement {
  type: 'adjustment' | 'charge' | 'refund' | 'refund_failure';
  /** Cents, negative for outgoing money. */
  amount: number;
  /** Cents, negative for a returned fee. */
  fee: number;
  currency: string;
  /** Id of the charge or refund. */
  source: string;
  description: string | null;
}

/** Records a movement of the platform's balance. */
export function makeBalanceTransaction(
  { objects, now }: Context,
  { type, amount, fee, currency, source, description }: Movement,
): Stripe.BalanceTransaction {
  const made: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: type === 'charge' ? now + AVAILABLE_AFTER : now,
    balance_type: 'payments',
    created: now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee !== 0
        ? [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ]
        : [],
    net: amount - fee,
    reporting_category: type,
    source,
    status: type === 'charge' ? 'pending' : 'available',
    type,
  };
  objects.put('balance_transaction', made);
  return made;
}

/** The transaction as of now: a pending one becomes available after some days. */
export function atTime(
  transaction: Stripe.BalanceTransaction,
  now: number,
): Stripe.BalanceTransaction {
  return { ...transaction, status: transaction.available_on <= now ? 'available' : 'pending' };
}

export const balanceTransactionOperations = [
  operation<Stripe.BalanceTransactionRetrieveParams>({
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    params: 'BalanceTransactionRetrieveParams',
    supports: ['expand'],
    run(call) {
      const transaction = call.objects.find('balance_transaction', call.id);
      if (!transaction) throw resourceMissing('balance transaction', call.id, 'id');
      return atTime(transaction, call.now);
    },
  }),
];
