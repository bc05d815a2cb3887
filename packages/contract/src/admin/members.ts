import {
  ADMIN_REASON_MAX,
  DISPUTE_STATES,
  MEMBER_FILTERS,
  MEMBER_NOTE_MAX,
  MEMBER_ROLES,
  MEMBER_SORTS,
  MEMBER_STATUSES,
  OBLIGATION_KINDS,
  OBLIGATION_STATUSES,
  PLANS,
  REFUND_STATES,
  RENTAL_STATUSES,
} from '@crewpad/domain';
import { z } from 'zod';
import { emailField } from '../accounts/forms.ts';
import { accountLock, emailChange } from '../accounts/shapes.ts';
import { dollars, id, idParams, isoDate, isoInstant, mailRefusal, page, text } from '../common.ts';
import { operation } from '../operation.ts';
import { date, MONEY } from '../rentals/forms.ts';
import { amount } from '../typed-number.ts';
import { auditEntry } from './system-status.ts';

export const findMembers = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/users',
  summary: 'Find members by name or email',
  query: z.object({ ...page(), search: text(100).default('') }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        display_name: z.string(),
        email: z.string(),
        user_plan: z.enum(PLANS).nullable(),
        status: z.enum(MEMBER_STATUSES),
      }),
    ),
    total: z.number(),
  }),
});

const memberFilters = {
  search: text(100).default(''),
  plan: z.enum(PLANS).optional(),
  status: z.enum(MEMBER_FILTERS).optional(),
};

export const listedMember = z.object({
  id: z.number(),
  display_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  user_plan: z.enum(PLANS).nullable(),
  status: z.enum(MEMBER_STATUSES),
  expired: z.boolean(),
  locked: z.boolean(),
  collections_held: z.boolean().meta({ description: 'Nobody is charged for them' }),
  payouts_held: z
    .boolean()
    .meta({ description: 'The provider holds the payouts of their connected account' }),
  created_at: isoInstant,
  last_seen_at: isoInstant.nullable(),
});
export type ListedMember = z.infer<typeof listedMember>;

export const listMembers = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/members',
  summary: 'List members by plan, status and marks',
  query: z.object({ ...page(), ...memberFilters, sort: z.enum(MEMBER_SORTS).default('newest') }),
  answer: z.object({ data: z.array(listedMember), total: z.number() }),
});

export const exportMembers = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/export',
  summary: 'Export the listed members as a table, without phone numbers',
  changesNothing: true,
  body: z.object({
    reason: text(ADMIN_REASON_MAX).trim().min(1, { error: 'reason_is_required' }),
    ...memberFilters,
  }),
  answer: z.string(),
  media: 'text/csv',
});

const person = z.object({ id: z.number(), display_name: z.string() });

export const memberNote = z.object({
  id: z.number(),
  text: z.string(),
  created: isoInstant,
  author: z.object({ id: z.number(), display_name: z.string() }),
});

export const memberDetail = z.object({
  id: z.number(),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  email_refusal: mailRefusal.nullable(),
  photo: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
  status: z.enum(MEMBER_STATUSES),
  user_plan: z.enum(PLANS).nullable(),
  signup_plan: z
    .enum(PLANS)
    .nullable()
    .meta({ description: 'Chosen at sign-up, and not paid yet' }),
  expire_at: isoInstant.nullable().meta({ description: 'When the paid term ends' }),
  expired: z.boolean(),
  locked: accountLock.nullable(),
  email_change: emailChange.nullable(),
  repeat: z.boolean().meta({ description: 'The plan renews' }),
  created_at: isoInstant,
  closed_at: isoInstant.nullable(),
  num_listings: z.number(),
  num_rentals: z.number().meta({ description: 'As a tenant, invitations and past ones included' }),
  open_reports: z.number().meta({ description: 'Open reports about the member' }),
  sessions: z.array(
    z.object({
      id: z.number(),
      device: z.string(),
      created_at: isoInstant,
      last_seen_at: isoInstant,
      current: z.boolean().meta({ description: 'The session of this call' }),
    }),
  ),
  security: z.array(auditEntry).meta({
    description: "The newest 20 entries of the member's security log",
  }),
  crash_pads: z
    .array(z.object({ id: z.number(), title: z.string(), is_public: z.boolean() }))
    .meta({ description: 'The newest 20' }),
  stays: z
    .array(
      z.object({
        id: z.number(),
        listing_id: z.number(),
        title: z.string(),
        role: z.enum(['lister', 'tenant']),
        status: z.enum(RENTAL_STATUSES),
        start_date: isoDate,
        checkout_date: isoDate.nullable(),
        person: person.nullable().meta({ description: 'The other side, with an account' }),
      }),
    )
    .meta({ description: 'The newest 20 rentals and invitations, as tenant and as lister' }),
  charges: z
    .array(
      z.object({
        id: z.number(),
        kind: z.enum(OBLIGATION_KINDS),
        role: z.enum(['payer', 'payee']),
        status: z.enum(OBLIGATION_STATUSES),
        amount: dollars,
        at: isoInstant.meta({ description: 'When it was paid, otherwise opened' }),
        person: person.nullable().meta({ description: 'The other side; null: the product' }),
        refunded: dollars,
        dispute: z.enum(DISPUTE_STATES).nullable(),
        refused: z
          .string()
          .nullable()
          .meta({ description: 'Why the provider declined the latest attempt that it declined' }),
        has_shared_card: z.boolean().meta({ description: 'Payer and payee had the same card' }),
      }),
    )
    .meta({ description: 'The newest 20, paid and open' }),
  payout_account: z
    .object({
      state: z.string(),
      payouts_enabled: z.boolean(),
      needs: z.array(z.string()).meta({ description: 'What the provider asks for' }),
      deadline: isoInstant.nullable(),
    })
    .nullable(),
  stuck_moves: z.number().meta({ description: 'Moves of theirs that are not done' }),
  notes: z.array(memberNote).meta({ description: 'Of admins, newest first' }),
  abilities: z.object({
    view_as: z.boolean(),
    end_sessions: z.boolean(),
    lock: z.boolean(),
    hold_collections: z.boolean(),
    unlock: z.boolean(),
    resend_verification: z.boolean(),
    change_email: z.boolean(),
    stop_email: z.boolean(),
    move_term: z.boolean(),
    refund: z.boolean(),
  }),
  plan_payment: z
    .object({
      charge_id: z.number(),
      plan: z.enum(PLANS),
      paid_at: isoInstant,
      amount: dollars,
      left: dollars.meta({ description: 'What can still be refunded' }),
    })
    .nullable()
    .meta({ description: 'The latest payment of a plan by card' }),
});
export type MemberDetail = z.infer<typeof memberDetail>;

export const getMember = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/members/{id}',
  summary: "Get a member's details for admins: account, plan, sessions",
  params: idParams,
  answer: z.object({ data: memberDetail }),
});

const adminReason = z.object({
  reason: text(ADMIN_REASON_MAX).trim().min(1, { error: 'reason_is_required' }).meta({
    description: 'For the audit trail; the member reads it, except that of a verification link',
  }),
});

export const lockMember = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/lock',
  summary:
    'Lock an account: it can read, pay and settle, and its crash pads leave the search. With hold_collections also that of a locked one, so that nobody is charged for the member',
  params: idParams,
  body: adminReason.extend({
    hold_collections: z.boolean().default(false).meta({
      description: 'Until the unlock their tenants are not charged, and payouts are paused',
    }),
  }),
  answer: z.object({ data: memberDetail, message: z.string() }),
});

export const unlockMember = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/unlock',
  summary: 'Unlock an account',
  params: idParams,
  body: adminReason,
  answer: z.object({ data: memberDetail, message: z.string() }),
});

export const changeMemberEmail = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/email',
  summary: 'Ask for another email of a member: it changes after 72 hours, once it is verified',
  params: idParams,
  body: adminReason.extend({ email: emailField }),
  answer: z.object({ data: memberDetail, message: z.string() }),
  status: 202,
});

export const stopMemberEmail = operation({
  feature: 'admin',
  method: 'DELETE',
  path: '/admin/members/{id}/email',
  summary: "Stop the change of a member's email",
  params: idParams,
  answer: z.object({ data: memberDetail, message: z.string() }),
});

export const moveMemberTerm = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/term',
  summary: 'Extend or shorten the paid term of a member, to the end of a day',
  params: idParams,
  body: adminReason.extend({
    until: date('date_is_required').meta({
      description: 'The last day, where the member reads it',
    }),
  }),
  answer: z.object({ data: memberDetail, message: z.string() }),
});

export const refundMember = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/refund',
  summary: 'Refund all or part of a plan payment; the term stays (Idempotency-Key)',
  params: idParams,
  body: adminReason.extend({
    amount: amount('amount_required', { ...MONEY, min: 0.01 }),
    charge_id: id.optional().meta({ description: 'Default: the latest payment of a plan' }),
  }),
  answer: z.object({
    data: memberDetail,
    refund: z.object({
      id: z.number(),
      charge_id: z.number(),
      amount: dollars,
      state: z
        .enum(REFUND_STATES)
        .meta({ description: 'retrying: the provider refuses it for now; it is tried again' }),
    }),
    message: z.string(),
  }),
});

export const resendMemberVerification = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/resend-verification',
  summary: 'Send a member the link that verifies their email again',
  params: idParams,
  body: adminReason,
  answer: z.object({ message: z.string() }),
});

export const addMemberNote = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/notes',
  summary: 'Add a note about a member, for admins only',
  params: idParams,
  body: z.object({ text: text(MEMBER_NOTE_MAX).trim().min(1, { error: 'note_is_required' }) }),
  answer: z.object({ data: memberNote }),
  status: 201,
});

export const endMemberSessions = operation({
  feature: 'admin',
  method: 'DELETE',
  path: '/admin/members/{id}/sessions',
  summary: "End all sessions of a member; for the caller's own account, all but the current one",
  params: idParams,
  answer: z.object({ message: z.string(), ended: z.number() }),
});
