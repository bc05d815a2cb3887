import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { invalidRequest, resourceMissing } from '../../errors.ts';
import { idOf, newId } from '../../ids.ts';
import { makeBalanceTransaction } from '../balance-transactions.ts';
import { noEvidence } from './evidence.ts';

const FEE = 1_500;
const TIME_TO_ANSWER = 7 * 86_400;

/**
 * The cardholder's bank takes the charge back, and Stripe charges a fee of 15.00.
 * @param disputed by default what was not refunded; a bank may also dispute the whole charge
 */
export function makeDispute(context: Context, chargeId: string, disputed?: number): Stripe.Dispute {
  const charge = context.objects.find('charge', chargeId);
  if (!charge) throw resourceMissing('charge', chargeId, 'charge');
  if (charge.disputed || charge.status !== 'succeeded')
    throw invalidRequest('Only a charge that succeeded can be disputed, and only once.', {
      param: 'charge',
    });
  const amount = disputed ?? charge.amount - charge.amount_refunded;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > charge.amount)
    throw invalidRequest('A dispute is about a part of its charge, or all of it.', {
      param: 'amount',
    });
  const id = newId('du');
  const transaction = move(context, { id, amount: -amount, fee: FEE }, charge.currency);
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [transaction],
    charge: charge.id,
    created: context.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: context.now + TIME_TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        network_reason_code: '10.4',
      },
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  context.objects.put('dispute', dispute);
  context.objects.put('charge', { ...charge, disputed: true });
  context.emit('charge.dispute.created', dispute);
  context.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * Closes an open dispute. A won one returns the amount and the fee. A lost one may return a part,
 * such as what had been refunded before.
 */
export function closeDispute(
  context: Context,
  id: string,
  { won = false, returned = 0 }: { won?: boolean; returned?: number },
): Stripe.Dispute {
  const dispute = context.objects.find('dispute', id);
  if (!dispute) throw resourceMissing('dispute', id, 'dispute');
  if (dispute.status !== 'needs_response')
    throw invalidRequest('This dispute is closed.', { param: 'dispute' });
  const movement = won
    ? { id, amount: dispute.amount, fee: -FEE }
    : { id, amount: returned, fee: 0 };
  const back = movement.amount > 0 ? [move(context, movement, dispute.currency)] : [];
  const closed: Stripe.Dispute = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    status: won ? 'won' : 'lost',
  };
  context.objects.put('dispute', closed);
  if (back.length > 0) context.emit('charge.dispute.funds_reinstated', closed);
  context.emit('charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}

function move(
  context: Context,
  { id, amount, fee }: { id: string; amount: number; fee: number },
  currency: string,
): Stripe.BalanceTransaction {
  const description = amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal';
  const movement = { type: 'adjustment', amount, fee, currency, source: id, description } as const;
  return makeBalanceTransaction(context, movement);
}
