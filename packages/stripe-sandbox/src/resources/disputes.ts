import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { invalidRequest, resourceMissing } from '../errors.ts';
import { idOf, newId } from '../ids.ts';
import { type Call, operation } from '../operation.ts';
import { makeBalanceTransaction } from './balances.ts';
import { listPage, mergedMetadata, PAGE_PARAMS, previousAttributes } from './fields.ts';

/** For a dispute, whatever its outcome; and again for answering it, which a win returns. */
const FEE = 1_500;
const TIME_TO_ANSWER = 7 * 86_400;

interface Claim {
  charge?: string;
  /** By default what was not refunded; a bank may also dispute the whole charge. */
  amount?: number;
  reason?: string;
  /** The bank only asks, and takes nothing yet. */
  inquiry?: boolean;
}

/** The cardholder's bank takes the charge back, and Stripe charges a fee of 15.00; or it asks. */
export function makeDispute(context: Context, claim: Claim): Stripe.Dispute {
  const { inquiry: isInquiry = false, reason = 'fraudulent' } = claim;
  const inquiry = openInquiry(context, claim.charge ?? '');
  if (inquiry !== undefined && !isInquiry) return escalate(context, inquiry);
  const charge = disputable(context, claim.charge ?? '');
  const amount = claim.amount ?? charge.amount - charge.amount_refunded;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > charge.amount)
    throw invalidRequest('A dispute is about a part of its charge, or all of it.', {
      param: 'amount',
    });
  const id = newId('du');
  const withdrawals = isInquiry
    ? []
    : [move(context, { id, amount: -amount, fee: FEE }, charge.currency)];
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: withdrawals,
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
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        network_reason_code: '10.4',
      },
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  context.objects.put('dispute', dispute);
  context.objects.put('charge', { ...charge, disputed: true });
  context.emit('charge.dispute.created', dispute);
  if (!isInquiry) context.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

const openInquiry = ({ objects }: Context, charge: string): Stripe.Dispute | undefined =>
  objects
    .list('dispute', { where: { charge }, limit: 100 })
    .data.find(({ status }) => status === 'warning_needs_response');

/** The bank that has asked takes the money after all. */
function escalate(context: Context, inquiry: Stripe.Dispute): Stripe.Dispute {
  const { id, amount, currency } = inquiry;
  const dispute: Stripe.Dispute = {
    ...inquiry,
    balance_transactions: [move(context, { id, amount: -amount, fee: FEE }, currency)],
    is_charge_refundable: false,
    status: 'needs_response',
  };
  context.objects.put('dispute', dispute);
  context.emit('charge.dispute.updated', dispute, { status: inquiry.status });
  context.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The charge, if it succeeded and its bank has at most asked about it. */
function disputable({ objects }: Context, id: string): Stripe.Charge {
  const charge = objects.find('charge', id);
  if (!charge) throw resourceMissing('charge', id, 'charge');
  const { data } = objects.list('dispute', { where: { charge: id }, limit: 100 });
  const isFree = data.every(({ status }) => status === 'warning_closed');
  if (charge.status === 'succeeded' && isFree) return charge;
  throw invalidRequest('Only a charge that succeeded can be disputed, and only once.', {
    param: 'charge',
  });
}

/** The platform answers with evidence, which costs another 15.00 if the bank has taken the money. */
function answerDispute(
  context: Context,
  dispute: Stripe.Dispute,
  evidence: Stripe.DisputeUpdateParams.Evidence,
): Stripe.Dispute {
  const isInquiry = dispute.status === 'warning_needs_response';
  if (!isInquiry && dispute.status !== 'needs_response')
    throw invalidRequest('This dispute takes no evidence anymore.', { param: 'evidence' });
  const cost = { id: dispute.id, amount: 0, fee: FEE };
  const answered: Stripe.Dispute = {
    ...dispute,
    balance_transactions: [
      ...dispute.balance_transactions,
      ...(isInquiry ? [] : [move(context, cost, dispute.currency)]),
    ],
    evidence: { ...dispute.evidence, ...evidence } as Stripe.Dispute.Evidence,
    evidence_details: { ...dispute.evidence_details, has_evidence: true, submission_count: 1 },
    status: isInquiry ? 'warning_under_review' : 'under_review',
  };
  context.objects.put('dispute', answered);
  context.emit('charge.dispute.updated', answered, previousAttributes(dispute, answered));
  return answered;
}

/**
 * Closes an open dispute or inquiry. A won one returns the amount, and the fee for answering. A lost
 * one may return a part, such as what had been refunded before, also later.
 */
export function closeDispute(
  context: Context,
  id: string,
  { won = false, returned = 0 }: { won?: boolean; returned?: number },
): Stripe.Dispute {
  const dispute = context.objects.find('dispute', id);
  if (!dispute) throw resourceMissing('dispute', id, 'dispute');
  const { status, evidence_details: details, currency } = dispute;
  const isInquiry = status.startsWith('warning_');
  const isLate = status === 'lost' && !won && returned > 0;
  const isOpen = status.endsWith('needs_response') || status.endsWith('under_review');
  if (!isOpen && !isLate) throw invalidRequest('This dispute is closed.', { param: 'dispute' });
  const movement = won
    ? { id, amount: dispute.amount, fee: details.has_evidence ? -FEE : 0 }
    : { id, amount: returned, fee: 0 };
  const hasReturned = !isInquiry && movement.amount > 0;
  const back = hasReturned ? [move(context, movement, currency)] : [];
  const end = won ? 'won' : 'lost';
  const closed: Stripe.Dispute = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    status: isInquiry ? 'warning_closed' : end,
  };
  context.objects.put('dispute', closed);
  if (hasReturned) context.emit('charge.dispute.funds_reinstated', closed);
  if (!isLate) context.emit('charge.dispute.closed', closed, { status });
  return closed;
}

function move(
  context: Context,
  { id, amount, fee }: { id: string; amount: number; fee: number },
  currency: string,
): Stripe.BalanceTransaction {
  const kind = amount < 0 ? 'withdrawal' : 'reversal';
  const description = amount === 0 ? 'Chargeback answer' : `Chargeback ${kind}`;
  const movement = { type: 'adjustment', amount, fee, currency, source: id, description } as const;
  return makeBalanceTransaction(context, movement);
}

export const disputeOperations = [
  operation<Stripe.DisputeListParams>({
    method: 'GET',
    path: '/v1/disputes',
    params: 'DisputeListParams',
    supports: [...PAGE_PARAMS, 'charge', 'payment_intent'],
    run(call) {
      const { charge, payment_intent } = call.params;
      return listPage(call, 'dispute', '/v1/disputes', { charge, payment_intent });
    },
  }),
  operation<Stripe.DisputeRetrieveParams>({
    method: 'GET',
    path: '/v1/disputes/:id',
    params: 'DisputeRetrieveParams',
    supports: ['expand'],
    run: findDispute,
  }),
  operation<Stripe.DisputeUpdateParams>({
    method: 'POST',
    path: '/v1/disputes/:id',
    params: 'DisputeUpdateParams',
    supports: ['evidence', 'expand', 'metadata', 'submit'],
    run(call) {
      const { evidence, metadata, submit } = call.params;
      const before = findDispute(call);
      const dispute = { ...before, metadata: mergedMetadata(before.metadata, metadata) };
      call.objects.put('dispute', dispute);
      return evidence && submit !== false ? answerDispute(call, dispute, evidence) : dispute;
    },
  }),
];

function findDispute({ objects, id }: Call<object>): Stripe.Dispute {
  const dispute = objects.find('dispute', id);
  if (!dispute) throw resourceMissing('dispute', id, 'dispute');
  return dispute;
}

/** The empty evidence of a dispute. */
const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
