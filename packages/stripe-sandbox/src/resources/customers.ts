import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { resourceMissing } from '../errors.ts';
import { newId, randomText } from '../ids.ts';
import { operation } from '../operation.ts';
import {
  fullAddress,
  listPage,
  mergedMetadata,
  PAGE_PARAMS,
  pick,
  previousAttributes,
} from './fields.ts';
import { attachedTo, detach, usablePaymentMethod } from './payment-methods.ts';

const TEXT_FIELDS = ['description', 'email', 'name', 'phone'] as const;
const FIELDS = [...TEXT_FIELDS, 'address', 'expand', 'invoice_settings', 'metadata'] as const;

/** The customer, unless it is missing or deleted. @param param where its id was given */
export function liveCustomer({ objects }: Context, id: string, param: string): Stripe.Customer {
  const customer = objects.find('customer', id);
  if (!customer || customer.deleted) throw resourceMissing('customer', id, param);
  return customer;
}

/** Deletes the customer and detaches its payment methods. */
export function deleteCustomer(context: Context, id: string): Stripe.DeletedCustomer {
  const customer = liveCustomer(context, id, 'id');
  for (const method of attachedTo(context, id)) detach(context, method);
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  context.objects.put('customer', deleted);
  context.emit('customer.deleted', customer);
  return deleted;
}

type Fields = Pick<
  Stripe.CustomerUpdateParams,
  'address' | 'invoice_settings' | 'metadata' | (typeof TEXT_FIELDS)[number]
>;

function changed(context: Context, customer: Stripe.Customer, params: Partial<Fields>) {
  const method = params.invoice_settings?.default_payment_method;
  if (method) {
    const param = 'invoice_settings[default_payment_method]';
    usablePaymentMethod(context, method, { customer: customer.id, param, mustBeAttached: true });
  }
  return {
    ...customer,
    ...pick(params, TEXT_FIELDS),
    ...(params.address !== undefined && { address: fullAddress(params.address) }),
    metadata: mergedMetadata(customer.metadata, params.metadata),
    invoice_settings: {
      ...customer.invoice_settings,
      ...pick(params.invoice_settings ?? {}, ['default_payment_method', 'footer']),
    },
  } as Stripe.Customer;
}

function blankCustomer(now: number): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export const customerOperations = [
  operation<Stripe.CustomerCreateParams>({
    method: 'POST',
    path: '/v1/customers',
    params: 'CustomerCreateParams',
    supports: FIELDS,
    run(call) {
      const customer = changed(call, blankCustomer(call.now), call.params as Partial<Fields>);
      call.objects.put('customer', customer);
      call.emit('customer.created', customer);
      return customer;
    },
  }),
  operation<Stripe.CustomerListParams>({
    method: 'GET',
    path: '/v1/customers',
    params: 'CustomerListParams',
    supports: [...PAGE_PARAMS, 'email'],
    run: (call) => listPage(call, 'customer', '/v1/customers', { email: call.params.email }),
  }),
  operation<Stripe.CustomerRetrieveParams>({
    method: 'GET',
    path: '/v1/customers/:id',
    params: 'CustomerRetrieveParams',
    supports: ['expand'],
    run(call) {
      const customer = call.objects.find('customer', call.id);
      if (!customer) throw resourceMissing('customer', call.id, 'id');
      return customer;
    },
  }),
  operation<Stripe.CustomerUpdateParams>({
    method: 'POST',
    path: '/v1/customers/:id',
    params: 'CustomerUpdateParams',
    supports: FIELDS,
    run(call) {
      const before = liveCustomer(call, call.id, 'id');
      const customer = changed(call, before, call.params as Partial<Fields>);
      call.objects.put('customer', customer);
      call.emit('customer.updated', customer, previousAttributes(before, customer));
      return customer;
    },
  }),
  operation<Stripe.CustomerDeleteParams>({
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: 'CustomerDeleteParams',
    supports: [],
    run: (call) => deleteCustomer(call, call.id),
  }),
];
