import { PAYMENT_PURPOSES, WIRE_RENTAL_STATUSES } from '@crewpad/domain';
import { z } from 'zod';
import { emailField, invitedForm } from '../accounts/forms.ts';
import { ownUser } from '../accounts/shapes.ts';
import { idParams, isoDate, isoInstant, linkToken } from '../common.ts';
import { operation } from '../operation.ts';
import { checkoutForm, reasonForm } from './forms.ts';
import { coveredPeriod, settlement } from './money-shapes.ts';
import { offer, rental } from './shapes.ts';

/** What happened to money. Amounts in US dollars. */
const historyMoney = z.object({
  amount: z.number(),
  payment_for: z.enum(PAYMENT_PURPOSES),
  period_from: isoDate
    .nullable()
    .meta({ description: 'The first of the days that it pays in full' }),
  period_to: isoDate.nullable().meta({ description: 'Exclusive' }),
  shares: z.array(coveredPeriod).meta({ description: 'What it pays of other periods' }),
  method: z.string().nullable().meta({ description: 'card, outside, or how it was recorded' }),
  state: z.string().nullable().meta({ description: 'Of a refund or a dispute' }),
  kept: z.number().meta({ description: 'The part of a deposit that the lister kept' }),
  credit: z.number().meta({ description: 'What a recorded payment covers no rent with' }),
  deductions: z.array(z.object({ reason: z.string(), amount: z.number() })),
  reopened: z.number().nullable().meta({ description: 'Rent that is open again with it' }),
  paid_on: isoDate.nullable().meta({ description: 'The day of a recorded payment' }),
});

const changedValue = z.union([z.string(), z.number(), z.null()]);

/** One entry of a rental's history. Amounts in US dollars. */
export const historyRow = z.object({
  id: z.number().meta({ description: 'Unique for each action' }),
  tenant_id: z.number(),
  location_id: z.number(),
  listing_id: z.number(),
  location: z.string(),
  room_and_bed: z.string(),
  tenant: z.string().meta({ description: 'Name of the tenant' }),
  lister: z.string().meta({ description: 'Name of the lister' }),
  action: z.string(),
  change_summary: z.record(z.string(), z.object({ from: changedValue, to: changedValue })),
  money: historyMoney.nullable().meta({ description: 'null for a step without money' }),
  reason: z.string().nullable(),
  actor: z.enum(['lister', 'tenant', 'system', 'admin']),
  email: z.string().optional().meta({ description: "The tenant's, for the lister" }),
  status: z.enum(WIRE_RENTAL_STATUSES),
  time_zone: z.string().meta({ description: 'Of the crash pad: IANA name' }),
  created_at: isoInstant,
});
export type HistoryRow = z.infer<typeof historyRow>;

/** Operations of invited people and tenants. */

const feature = 'rentals';
const TOKEN_MAX = 200;
export const token = linkToken(TOKEN_MAX);
const saved = z.object({ data: rental, message: z.string() });

export const getOffer = operation({
  feature,
  method: 'GET',
  path: '/rental/token/{token}',
  summary: 'Get a pending invitation by its token',
  params: z.object({ token }),
  answer: z.object({ data: offer, has_account: z.boolean() }),
});

export const declineByToken = operation({
  feature,
  method: 'POST',
  path: '/rental/token/{token}/decline',
  summary: 'Decline an invitation by the token of its email, with or without an account',
  params: z.object({ token }),
  body: reasonForm,
  bodyIsOptional: true,
  answer: z.object({ message: z.string() }),
});

export const checkInvite = operation({
  feature,
  method: 'GET',
  path: '/rental/check-invite',
  summary: 'Check that an email and a token belong to the same pending invitation',
  query: z.object({ email: emailField, vcode: token }),
  answer: z.object({
    tenant: z.object({
      first_name: z.string(),
      last_name: z.string(),
      airline: z.string().nullable(),
    }),
  }),
});

/** The sign-up of an invited person: no plan, and the token of the invitation. */
export const registerForm = invitedForm.safeExtend({ verification_code: token });
export type RegisterForm = z.output<typeof registerForm>;

export const register = operation({
  feature,
  method: 'POST',
  path: '/rental/register',
  summary: 'Create a free account for the invited email; the invitation stays pending',
  body: registerForm,
  answer: z.object({
    token: z.string(),
    user: ownUser,
    data: z.object({ user: ownUser, tenant: offer }),
  }),
  status: 201,
});

export const decline = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/decline',
  summary: 'Decline an invitation',
  params: idParams,
  body: reasonForm,
  bodyIsOptional: true,
  answer: saved,
});

export const leave = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/leave',
  summary: 'Leave a crash pad now',
  params: idParams,
  body: reasonForm,
  bodyIsOptional: true,
  answer: saved.extend({ settlement }),
});

export const requestCheckout = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/checkout-date',
  summary: 'Ask the lister for another check-out date',
  params: idParams,
  body: checkoutForm,
  answer: saved,
});

export const withdrawCheckout = operation({
  feature,
  method: 'DELETE',
  path: '/rental/{id}/checkout-date',
  summary: 'Withdraw the request for another check-out date',
  params: idParams,
  answer: saved,
});

export const dismissCheckoutAnswer = operation({
  feature,
  method: 'PUT',
  path: '/rental/{id}/checkout-date/seen',
  summary: "Dismiss the lister's answer to the requested check-out date",
  params: idParams,
  answer: z.object({ data: rental }),
});

export const countPendingInvites = operation({
  feature,
  method: 'GET',
  path: '/user/get-count-pending-invite',
  summary: "Count the member's pending rental invitations",
  answer: z.object({ count: z.number() }),
});
