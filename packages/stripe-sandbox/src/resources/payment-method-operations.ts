import type Stripe from 'stripe';
import { readExpiry } from '../cards/read-card.ts';
import { setupOutcome } from '../cards/test-cards.ts';
import { cardError, invalidRequest } from '../errors.ts';
import { type Call, operation } from '../operation.ts';
import { liveCustomer } from './customers.ts';
import { listPage, mergedMetadata, previousAttributes } from './fields.ts';
import {
  attach,
  createPaymentMethod,
  detach,
  findPaymentMethod,
  fullBilling,
  usablePaymentMethod,
} from './payment-methods.ts';

function update(call: Call<Stripe.PaymentMethodUpdateParams>): Stripe.PaymentMethod {
  const { card: date, billing_details: billing, metadata } = call.params;
  const before = findPaymentMethod(call, call.id, 'id');
  const { card } = before;
  if (!before.customer || !card)
    throw invalidRequest('You must attach this PaymentMethod to a customer before updating it.', {
      param: 'payment_method',
    });
  const expiry = date
    ? readExpiry({ exp_month: card.exp_month, exp_year: card.exp_year, ...date }, call.now)
    : { expMonth: card.exp_month, expYear: card.exp_year };
  const after: Stripe.PaymentMethod = {
    ...before,
    billing_details: billing
      ? mergedBilling(before.billing_details, billing)
      : before.billing_details,
    card: { ...card, exp_month: expiry.expMonth, exp_year: expiry.expYear },
    metadata: mergedMetadata(before.metadata, metadata),
  };
  call.objects.put('payment_method', after);
  call.emit('payment_method.updated', after, previousAttributes(before, after));
  return after;
}

function mergedBilling(
  before: Stripe.PaymentMethod.BillingDetails,
  change: NonNullable<Stripe.PaymentMethodUpdateParams['billing_details']>,
): Stripe.PaymentMethod.BillingDetails {
  const merged = { ...before, ...change, tax_id: before.tax_id };
  return fullBilling(merged as Stripe.PaymentMethodCreateParams['billing_details']);
}

/** A card that is declined immediately cannot be saved. Others may be declined when they are charged. */
function attachTo(call: Call<Stripe.PaymentMethodAttachParams>): Stripe.PaymentMethod {
  const { id: customer } = liveCustomer(call, call.params.customer ?? '', 'customer');
  const method = usablePaymentMethod(call, call.id, { customer, param: 'payment_method' });
  if (method.customer === customer) return method;
  const { behaviour = 'ok' } = call.objects.hidden(method.id);
  const outcome = setupOutcome(behaviour, true);
  if (typeof outcome === 'object')
    throw cardError(outcome.message, outcome.code, { decline_code: outcome.declineCode });
  return attach(call, method, customer);
}

export const paymentMethodOperations = [
  operation<Stripe.PaymentMethodCreateParams>({
    method: 'POST',
    path: '/v1/payment_methods',
    params: 'PaymentMethodCreateParams',
    supports: ['billing_details', 'card', 'expand', 'metadata', 'type'],
    publishable: true,
    run: (call) => createPaymentMethod(call, call.params),
  }),
  operation<Stripe.PaymentMethodListParams>({
    method: 'GET',
    path: '/v1/payment_methods',
    params: 'PaymentMethodListParams',
    supports: ['customer', 'ending_before', 'expand', 'limit', 'starting_after', 'type'],
    run: (call) =>
      listPage(call, 'payment_method', '/v1/payment_methods', {
        customer: call.params.customer,
        type: call.params.type,
      }),
  }),
  operation<Stripe.PaymentMethodRetrieveParams>({
    method: 'GET',
    path: '/v1/payment_methods/:id',
    params: 'PaymentMethodRetrieveParams',
    supports: ['expand'],
    run: (call) => findPaymentMethod(call, call.id, 'id'),
  }),
  operation<Stripe.PaymentMethodUpdateParams>({
    method: 'POST',
    path: '/v1/payment_methods/:id',
    params: 'PaymentMethodUpdateParams',
    supports: ['billing_details', 'card', 'expand', 'metadata'],
    run: update,
  }),
  operation<Stripe.PaymentMethodAttachParams>({
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    params: 'PaymentMethodAttachParams',
    supports: ['customer', 'expand'],
    run: attachTo,
  }),
  operation<Stripe.PaymentMethodDetachParams>({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    params: 'PaymentMethodDetachParams',
    supports: ['expand'],
    run(call) {
      const method = findPaymentMethod(call, call.id, 'id');
      if (!method.customer)
        throw invalidRequest(
          'This PaymentMethod is attached to no customer and cannot be detached.',
          { param: 'payment_method' },
        );
      return detach(call, method);
    },
  }),
];
