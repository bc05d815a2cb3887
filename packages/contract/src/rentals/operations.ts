import { WIRE_RENTAL_STATUSES } from '@crewpad/domain';
import { z } from 'zod';
import { emailField } from '../accounts/forms.ts';
import { dollars, id, idParams, isoDate, page, text } from '../common.ts';
import { operation } from '../operation.ts';
import {
  blockForm,
  checkoutForm,
  inviteForm,
  inviteSeveralForm,
  noteForm,
  reasonForm,
  rentalForm,
} from './forms.ts';
import { settlement, unusedRent } from './money-shapes.ts';
import { rental } from './shapes.ts';
import { historyRow } from './tenant-operations.ts';

/** Operations of listers on invitations and tenants, and reads of both parties. */

const feature = 'rentals';
const INVITED_ROW_STATES = ['ok', 'invited', 'refused'] as const;
const saved = z.object({ data: rental, message: z.string() });

export const findInvitee = operation({
  feature,
  method: 'POST',
  path: '/user/exists',
  changesNothing: true,
  summary: 'Find the member with an email, to invite them',
  body: z.object({ email: emailField }),
  answer: z.union([
    z.object({
      id: z.number(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      airline: z.string().nullable(),
      phone_number: z.string().nullable().optional(),
    }),
    z.object({ id: z.null() }),
  ]),
});

export const invite = operation({
  feature,
  method: 'POST',
  path: '/rental/invite',
  summary: 'Invite a tenant to a bed; with id, change a pending invitation',
  body: inviteForm,
  answer: saved,
  status: 201,
});

export const inviteSeveral = operation({
  feature,
  method: 'POST',
  path: '/rental/invite-several',
  summary: 'Invite up to 60 tenants to beds of one crash pad, each row by itself (Idempotency-Key)',
  body: inviteSeveralForm,
  answer: z.object({
    data: z.array(
      z.object({
        row: z.number().meta({ description: 'From 1' }),
        state: z.enum(INVITED_ROW_STATES).meta({
          description: 'ok: only in a preview, it would be invited',
        }),
        errors: z
          .record(z.string(), z.array(z.string()))
          .meta({ description: 'Stable keys by column; without a column under `row`' }),
        message: z.string().optional().meta({ description: 'Why the row was refused' }),
        rental_id: z.number().optional(),
      }),
    ),
  }),
});

export const resendInvite = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/resend-invite',
  summary: 'Send an invitation again, with a new link',
  params: idParams,
  answer: saved,
});

export const updateRental = operation({
  feature,
  method: 'PUT',
  path: '/rental/{id}',
  summary: 'Change an invitation or a rental',
  params: idParams,
  body: rentalForm,
  answer: saved,
});

export const cancelInvite = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/cancel-invite',
  summary: 'Cancel an invitation',
  params: idParams,
  body: reasonForm,
  bodyIsOptional: true,
  answer: saved,
});

export const checkOut = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/checkout',
  summary: 'Check a tenant out now or on a later date',
  params: idParams,
  body: checkoutForm.extend(reasonForm.shape),
  answer: z.object({
    data: rental,
    unused: unusedRent,
    unused_manual: dollars.meta({
      description: 'Rent recorded by hand for days after check-out, which the lister returns',
    }),
    settlement,
  }),
});

export const confirmCheckout = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/checkout-date/confirm',
  summary: 'Confirm the check-out that the tenant requested',
  params: idParams,
  body: checkoutForm,
  answer: saved,
});

export const declineCheckout = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/checkout-date/decline',
  summary: 'Decline the check-out that the tenant requested',
  params: idParams,
  body: reasonForm,
  bodyIsOptional: true,
  answer: z.object({ data: rental }),
});

export const bedBlock = z.object({
  id: z.number(),
  bed_id: z.number(),
  from: isoDate,
  until: isoDate.meta({ description: 'The first free day' }),
  note: z.string().meta({ description: 'For the lister only' }),
});
export type BedBlock = z.infer<typeof bedBlock>;

export const blockBed = operation({
  feature,
  method: 'POST',
  path: '/beds/{id}/blocks',
  summary: 'Block a bed for repair or family, on days without a stay or a hold',
  params: idParams,
  body: blockForm,
  answer: z.object({ data: bedBlock }),
  status: 201,
});

export const unblockBed = operation({
  feature,
  method: 'DELETE',
  path: '/blocks/{id}',
  summary: 'Remove a block of a bed',
  params: idParams,
  answer: z.null(),
  status: 204,
});

export const updateNote = operation({
  feature,
  method: 'PUT',
  path: '/rental/{id}/update-tenant-note',
  summary: 'Save the private note on a tenant',
  params: idParams,
  body: noteForm,
  answer: z.object({ data: rental }),
});

const rentalPage = z.object({ data: z.array(rental), total: z.number() });

/**
 * `history` has everything that ended, `to_settle` the ended stays with an open settlement or an
 * objection to answer, `open` these and the stays that go on, `unpaid` the ended stays whose tenant
 * may still owe something.
 */
export const RENTAL_FILTERS = [
  ...WIRE_RENTAL_STATUSES,
  'history',
  'to_settle',
  'open',
  'unpaid',
  'all',
] as const;

export const getTenants = operation({
  feature,
  method: 'GET',
  path: '/rental',
  summary: "List the lister's rentals, newest first",
  query: z.object({
    ...page(),
    search: text(100).optional(),
    status: z.enum(RENTAL_FILTERS).default('all'),
    location_id: id.optional(),
    user_id: id.optional().meta({ description: 'Only those with this member' }),
  }),
  answer: rentalPage,
});

export const getRentals = operation({
  feature,
  method: 'GET',
  path: '/rentals',
  summary: "List the member's rentals and invitations, newest first",
  query: z.object({ ...page(), role: z.enum(['tenant', 'lister']).optional() }),
  answer: rentalPage,
});

const historyPage = z.object({ data: z.array(historyRow), total: z.number() });

export const getHistory = operation({
  feature,
  method: 'GET',
  path: '/rental-history',
  summary: "List the changes to the member's rentals, newest first",
  query: z.object(page()),
  answer: historyPage,
});

export const getTenantHistory = operation({
  feature,
  method: 'GET',
  path: '/rental-history/tenant/{id}',
  summary: 'List the changes to all rentals of the same tenant and lister',
  params: idParams,
  query: z.object(page()),
  answer: historyPage,
});
