import type Stripe from 'stripe';
import { readExpiry } from '../../cards/read-card.ts';
import type { Context } from '../../context.ts';
import { idOf } from '../../ids.ts';
import { previousAttributes } from '../fields.ts';

/** Attaches the payment method to the customer. */
export function attach(
  context: Context,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  const attached: Stripe.PaymentMethod = { ...method, customer };
  context.objects.put('payment_method', attached);
  context.emit('payment_method.attached', attached);
  return attached;
}

/** The network replaces an expired or lost card by its next one. */
export function renew(
  context: Context,
  method: Stripe.PaymentMethod,
  next: { exp_month?: number; exp_year?: number; last4?: string },
): Stripe.PaymentMethod {
  const { card } = method;
  const { expMonth, expYear } = readExpiry({ ...card, ...next }, context.now);
  const { last4 = card?.last4 } = next;
  const renewed = {
    ...method,
    card: { ...card, exp_month: expMonth, exp_year: expYear, last4 },
  } as Stripe.PaymentMethod;
  context.objects.put('payment_method', renewed);
  const previous = previousAttributes(method, renewed);
  context.emit('payment_method.automatically_updated', renewed, previous);
  return renewed;
}

/** Detaches the payment method from its customer permanently, also as the default. */
export function detach(context: Context, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  const { objects, emit } = context;
  const former = idOf(method.customer);
  const detached: Stripe.PaymentMethod = { ...method, customer: null };
  objects.put('payment_method', detached);
  objects.setHidden(method.id, { ...objects.hidden(method.id), isSpent: true });
  emit('payment_method.detached', detached, { customer: former });
  if (former) clearDefault(context, former, method.id);
  return detached;
}

function clearDefault({ objects, emit }: Context, customerId: string, methodId: string): void {
  const customer = objects.find('customer', customerId);
  if (!customer || customer.deleted) return;
  const { invoice_settings: settings } = customer;
  if (idOf(settings.default_payment_method) !== methodId) return;
  const cleared: Stripe.Customer = {
    ...customer,
    invoice_settings: { ...settings, default_payment_method: null },
  };
  objects.put('customer', cleared);
  emit('customer.updated', cleared, { invoice_settings: settings });
}

/** Every payment method of the customer, newest first. */
export function attachedTo({ objects }: Context, customer: string): Stripe.PaymentMethod[] {
  return objects.list('payment_method', { where: { customer }, limit: 1000 }).data;
}
