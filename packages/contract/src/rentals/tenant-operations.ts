import { z } from 'zod';
import { emailField, invitedForm } from '../accounts/forms.ts';
import { ownUser } from '../accounts/shapes.ts';
import { processing, requiresAction } from '../billing/plan-operations.ts';
import { dollars, idParams, linkToken } from '../common.ts';
import { operation } from '../operation.ts';
import { checkoutForm, reasonForm } from './forms.ts';
import { settlement } from './settlement.ts';
import { offer, rental } from './shapes.ts';

/** Operations of invited people and tenants. */

const feature = 'rentals';
const TOKEN_MAX = 200;
const token = linkToken(TOKEN_MAX);
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

const acceptance = {
  token,
  /** The version of the offer shown: a changed one is not accepted unseen. */
  updated_at: z.iso.datetime({ offset: true }).optional(),
  /** The amount shown as due today, in US dollars. */
  today_total: dollars.optional(),
};

const accepted = saved.extend({
  paid_before: dollars.optional().meta({
    description: 'The deposit, if another call has paid it: this one charged nothing',
  }),
});

export const acceptByLink = operation({
  feature,
  method: 'GET',
  path: '/rental/accept',
  summary: 'Accept an invitation; same as POST',
  query: z.object({ token: acceptance.token, updated_at: acceptance.updated_at }),
  answer: z.union([accepted, requiresAction, processing]),
});

export const accept = operation({
  feature,
  method: 'POST',
  path: '/rental/accept',
  summary: 'Accept an invitation (Idempotency-Key)',
  body: z.object(acceptance),
  answer: z.union([accepted, requiresAction, processing]),
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
