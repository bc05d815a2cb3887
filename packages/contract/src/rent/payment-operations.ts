import {
  OBJECTION_SUBJECTS,
  PAID_BY,
  PAYMENT_METHODS,
  PAYMENT_PURPOSES,
  PAYMENT_REQUEST_STATUSES,
  REFUND_STATES,
  TRANSACTION_STATES,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from '@crewpad/domain';
import { z } from 'zod';
import { paymentDispute, paymentRefund } from '../billing/charge-operations.ts';
import { processing, requiresAction } from '../billing/plan-operations.ts';
import { dollars, id, idParams, isoDate, isoInstant, page, queryInteger } from '../common.ts';
import { operation } from '../operation.ts';
import { givenReasonForm, reasonForm } from '../rentals/forms.ts';
import {
  coverage,
  coveredPeriod,
  creditGoesTo,
  nextAttemptAt,
  objectedDays,
  objection,
  rentHold,
  reopened,
} from '../rentals/money-shapes.ts';
import {
  paymentForm,
  paymentPreviewForm,
  paymentRequestEdit,
  paymentRequestForm,
  refundForm,
} from './forms.ts';

/** Money between tenants and listers: payments, requests and refunds. */

const feature = 'rent';
/** Its limits are those of dates. */
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'date_is_not_valid' })
  .meta({ format: 'month' });

export const year = queryInteger(1, 9999).meta({ format: 'year' });

export const time_zone = z.string().meta({ description: 'Of the crash pad: IANA name' });

const lastAttempt = z
  .enum(['declined'])
  .nullable()
  .meta({ description: 'Of an open payment request: declined by the card' });

/** A payment, open or not. `fee` and `net` are for the lister only. */
export const transaction = z.object({
  id: z.number().meta({ description: 'Also the number of its receipt and of its charge' }),
  type: z.enum(TRANSACTION_TYPES),
  status: z.enum(TRANSACTION_STATUSES),
  state: z.enum(TRANSACTION_STATES).meta({
    description: 'The displayed status: open rent is due, and late after five days',
  }),
  late_days: z.number().nullable().meta({ description: 'While late: days since it was due' }),
  reopened,
  last_attempt: lastAttempt,
  hold: rentHold.meta({
    description: 'What it waits for; a deposit and a request: only bank_confirmation',
  }),
  next_attempt_at: nextAttemptAt,
  amount: dollars,
  fee: dollars.nullable().optional(),
  net: dollars.nullable().optional(),
  provider: z.string().meta({ description: 'stripe, or how it was paid by hand: cash' }),
  payment_for: z.enum(PAYMENT_PURPOSES),
  period_from: isoDate.nullable().meta({ description: 'Only where one whole period is paid' }),
  period_to: isoDate.nullable(),
  ...coverage,
  paid_on: isoDate.nullable(),
  due_at: isoInstant.nullable(),
  time_zone,
  notes: z.string(),
  location_name: z.string(),
  room_and_bed: z.string(),
  tenant_name: z.string(),
  lister_name: z.string(),
  with_deposit: z.boolean(),
  refund: dollars.meta({ description: 'What was returned so far' }),
  kept: dollars.meta({ description: 'What the lister kept of a deposit or a credit' }),
  kept_reasons: z.array(z.string()).meta({ description: 'Why the lister kept it, oldest first' }),
  refunds: z.array(paymentRefund).meta({ description: 'Every refund, oldest first' }),
  objections: z.array(objection).meta({ description: 'Oldest first' }),
  objectionable: z
    .array(
      z.object({
        about: z.enum(OBJECTION_SUBJECTS),
        refund_id: z.number().nullable(),
        line: z.number().nullable(),
        amount: dollars,
        days: objectedDays,
        reason: z.string().nullable().meta({ description: 'Of a deduction' }),
      }),
    )
    .meta({ description: 'What the caller can object to: the tenant, once for each' }),
  dispute: paymentDispute.nullable(),
  owed_to_lister: dollars.optional().meta({
    description: 'For the lister: what we could not transfer to them yet',
  }),
  written_off: z.object({ on: isoDate, reason: z.string() }).nullable().meta({
    description: 'Rent that the lister gave up',
  }),
  is_disputed: z.boolean(),
  disputed: dollars.meta({ description: 'What the bank took back and has not returned' }),
  tenant_id: z.number().meta({ description: 'The rental' }),
  role: z.enum(['lister', 'tenant']).meta({ description: "The caller's part" }),
  abilities: z.object({
    refund: z.boolean(),
    pay: z.boolean(),
    void: z.boolean(),
    write_off: z.boolean(),
  }),
  after_void: z
    .object({
      charged_at: isoInstant
        .nullable()
        .meta({ description: 'When the card is charged for rent that is due' }),
      has_due: z.boolean().meta({ description: 'Whether it covers rent that is due' }),
      has_coming: z.boolean().meta({ description: 'Whether it covers coming rent' }),
      coming_by: z.enum([PAID_BY.autopay, PAID_BY.manual]),
    })
    .optional()
    .meta({ description: 'For the lister: how its rent is collected if it is voided now' }),
  created_at: isoInstant,
});
export type Transaction = z.infer<typeof transaction>;

export const getTransactions = operation({
  feature,
  method: 'GET',
  path: '/transaction',
  summary: "List the member's payments, newest first",
  query: z.object({
    ...page(),
    tenant_id: id.optional(),
    listing_id: id.optional(),
    year: year.optional(),
    month: month.optional(),
    method: z.enum(PAYMENT_METHODS).optional().meta({ description: 'Only paid ones' }),
    type: z.enum(TRANSACTION_TYPES).optional(),
    status: z.enum(TRANSACTION_STATUSES).optional(),
    state: z.enum(TRANSACTION_STATES).optional(),
  }),
  answer: z.object({ data: z.array(transaction), total: z.number() }),
});

export const refundPayment = operation({
  feature,
  method: 'POST',
  path: '/transaction/{id}/refund',
  summary: 'Refund all or part of a payment; for a deposit, settle it (Idempotency-Key)',
  params: idParams,
  body: refundForm,
  answer: z.object({
    data: transaction,
    refund: z.object({
      id: z.number(),
      amount: dollars,
      kept: dollars,
      state: z.enum(REFUND_STATES),
    }),
  }),
});

export const paymentRequest = z.object({
  id: z.number(),
  charge_id: z.number(),
  tenant_id: z.number().meta({ description: 'The rental' }),
  amount: dollars,
  fee: dollars.optional().meta({ description: 'For the lister' }),
  net: dollars.optional().meta({ description: 'For the lister' }),
  payment_for: z.enum(PAYMENT_PURPOSES),
  notes: z.string(),
  status: z.enum(PAYMENT_REQUEST_STATUSES),
  last_attempt: lastAttempt,
  hold: z.enum(['bank_confirmation', 'collections_held', 'payouts']).nullable().meta({
    description:
      'What an open one waits for: the tenant, who must confirm it with the bank, or the lister, who cannot be paid',
  }),
  taken_back: dollars.meta({ description: 'What the bank took back and has not returned' }),
  is_disputed: z.boolean().meta({ description: 'The bank has not decided about it' }),
  reason: z.string().nullable(),
  waits_for_lister: z.boolean().meta({
    description: 'For the lister: rejected, neither dismissed nor asked for again',
  }),
  lister_name: z.string(),
  tenant_name: z.string(),
  crashpad_name: z.string(),
  time_zone,
  role: z.enum(['lister', 'tenant']),
  abilities: z.object({
    pay: z.boolean(),
    reject: z.boolean(),
    edit: z.boolean(),
    withdraw: z.boolean(),
  }),
  created_at: isoInstant,
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

export const sendPaymentRequest = operation({
  feature,
  method: 'POST',
  path: '/payment-request',
  summary: 'Ask a tenant for a payment by card (Idempotency-Key)',
  body: paymentRequestForm,
  answer: z.object({ data: paymentRequest, message: z.string() }),
  status: 201,
});

export const addLateFee = operation({
  feature,
  method: 'POST',
  path: '/charges/{id}/late-fee',
  summary: 'Ask the tenant for the agreed late fee of late rent, once (Idempotency-Key)',
  params: idParams,
  answer: z.object({ data: paymentRequest }),
  status: 201,
});

export const getPaymentRequests = operation({
  feature,
  method: 'GET',
  path: '/payment-request',
  summary: "List the member's payment requests, newest first",
  query: z.object({ ...page(), status: z.enum(PAYMENT_REQUEST_STATUSES).optional() }),
  answer: z.object({
    payment_requests: z.array(paymentRequest).meta({ description: 'The same as data' }),
    data: z.array(paymentRequest),
    total: z.number(),
  }),
});

export const updatePaymentRequest = operation({
  feature,
  method: 'PUT',
  path: '/payment-request/{id}',
  summary: 'Change a pending payment request',
  params: idParams,
  body: paymentRequestEdit,
  answer: z.object({ data: paymentRequest }),
});

export const payPaymentRequest = operation({
  feature,
  method: 'POST',
  path: '/payment-request/{id}/pay',
  summary: 'Pay a request of the shown amount with the card on file (Idempotency-Key)',
  params: idParams,
  body: z.object({ amount: paymentRequestForm.shape.amount.optional() }),
  bodyIsOptional: true,
  answer: z.union([z.object({ data: paymentRequest }), requiresAction, processing]),
});

export const rejectPaymentRequest = operation({
  feature,
  method: 'POST',
  path: '/payment-request/{id}/reject',
  summary: 'Reject a payment request of the shown amount',
  params: idParams,
  body: reasonForm.extend({ amount: paymentRequestForm.shape.amount.optional() }),
  bodyIsOptional: true,
  answer: z.object({ data: paymentRequest }),
});

export const dismissRejection = operation({
  feature,
  method: 'PUT',
  path: '/payment-request/{id}/seen',
  summary: 'Dismiss a payment request that the tenant rejected, as its lister',
  params: idParams,
  answer: z.object({ data: paymentRequest }),
});

export const deletePaymentRequest = operation({
  feature,
  method: 'DELETE',
  path: '/payment-request/{id}',
  summary: 'Withdraw a payment request; a tenant rejects it',
  params: idParams,
  body: reasonForm,
  bodyIsOptional: true,
  answer: z.object({ data: paymentRequest }),
});

export const addPayment = operation({
  feature,
  method: 'POST',
  path: '/transaction',
  summary: 'Record a manual payment by a tenant (Idempotency-Key)',
  body: paymentForm,
  answer: z.object({
    data: transaction,
    message: z.string(),
    covers: z.array(coveredPeriod),
    credit: dollars,
  }),
  status: 201,
});

export const previewPayment = operation({
  feature,
  method: 'POST',
  path: '/transaction/preview',
  changesNothing: true,
  summary: 'What a manual payment would cover; records nothing',
  body: paymentPreviewForm,
  answer: z.object({
    covers: z.array(coveredPeriod),
    credit: dollars.meta({ description: 'What covers nothing, and lowers the next rent' }),
    credit_goes_to: creditGoesTo,
    carried: dollars.meta({ description: 'Less than $0.50, added to the next rent' }),
    waived: dollars.meta({ description: 'The same without a next rent' }),
  }),
});

export const voidPayment = operation({
  feature,
  method: 'POST',
  path: '/transaction/{id}/void',
  summary: 'Void a manual payment that was recorded by mistake',
  params: idParams,
  body: givenReasonForm,
  answer: z.object({ data: transaction, message: z.string() }),
});

export const keepCredit = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/credit/keep',
  summary: 'Keep the credit of a tenant whose stay has ended',
  params: idParams,
  body: givenReasonForm,
  answer: z.object({ data: z.object({ kept: dollars }) }),
});

export const writeOff = operation({
  feature,
  method: 'POST',
  path: '/charges/{id}/write-off',
  summary: 'Give up rent that is collected by hand; it cannot be undone',
  params: idParams,
  body: givenReasonForm,
  answer: z.object({ data: transaction, message: z.string() }),
});
