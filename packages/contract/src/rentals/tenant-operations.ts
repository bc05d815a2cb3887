import { z } from 'zod';
import { emailField, invitedForm } from '../accounts/forms.ts';
import { ownUser } from '../accounts/shapes.ts';
import { idParams, linkToken } from '../common.ts';
import { operation } from '../operation.ts';
import { checkoutForm, reasonForm } from './forms.ts';
import { settlement } from './settlement.ts';
import { offer, rental } from './shapes.ts';

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
