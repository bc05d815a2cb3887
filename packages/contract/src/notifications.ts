import {
  AUTOPAY_BEFORE_END,
  EMAIL_TIMES,
  EMAIL_TOPICS,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  OBJECTION_SUBJECTS,
  OBLIGATION_KINDS,
} from '@crewpad/domain';
import { z } from 'zod';
import { isoDate, isoInstant, queryInteger, text, yesOrNo } from './common.ts';
import { event } from './event.ts';
import { crossFieldCheck } from './listings/editor-form.ts';
import { operation } from './operation.ts';

const feature = 'notifications';
const ID_MAX = 2_147_483_647;

/** The notification kinds by topic. The web has a text and a link for each. */
export const KINDS_BY_TOPIC = {
  rentals: [
    'invitation_received',
    'invitation_changed',
    'invitation_reminder',
    'invitation_cancelled',
    'invitation_expired',
    'invitation_unanswered',
    'invitation_accepted',
    'invitation_declined',
    'rental_changed',
    'rental_ended',
    'tenant_rental_ended',
    'checkout_requested',
    'checkout_confirmed',
    'checkout_declined',
    'checkout_withdrawn',
    'checkout_scheduled',
    'checked_out',
    'tenant_left',
    'autopay_requested',
    'autopay_accepted',
    'autopay_declined',
    'autopay_stop_accepted',
    'autopay_kept',
    // Older ones only: newer ones say what changed.
    'autopay_answered',
    'autopay_changed',
    'autopay_stop_asked',
    'autopay_stop_withdrawn',
    'autopay_request_withdrawn',
    'autopay_off',
    'autopay_ended_payouts',
    'autopay_ended_dispute',
    'tenant_autopay_ended_dispute',
    'tenant_autopay_changed',
    'tenant_autopay_paused',
    'tenant_autopay_resumed',
  ],
  payments: [
    'rent_paid',
    'rent_reminder',
    'rent_failed',
    'tenant_rent_failed',
    'deposit_to_confirm',
    'tenant_deposit_to_confirm',
    'rent_to_confirm',
    'tenant_rent_to_confirm',
    'rent_due',
    'rent_late',
    'rent_reminded',
    'rent_overdue',
    'tenant_rent_late',
    'rent_left',
    'tenant_rent_left',
    'collections_held',
    'collections_resumed',
    'rent_change_announced',
    'rent_change_asked',
    'rent_change_withdrawn',
    'rent_change_accepted',
    'rent_change_declined',
    'payment_requested',
    'payment_request_changed',
    'payment_request_paid',
    'payment_request_rejected',
    'payment_request_withdrawn',
    'payment_recorded',
    'payment_voided',
    'rent_covered',
    'tenant_rent_covered',
    'credit_kept',
    'tenant_credit_kept',
    'payment_refunded',
    'settlement_closed',
    'deposit_settled',
    'refund_failed',
    'refund_retrying',
    'refund_again',
    'refund_returned',
    'refund_stopped',
    'tenant_refund_retrying',
    'tenant_refund_again',
    'tenant_refund_returned',
    'tenant_refund_stopped',
    'dispute_inquiry',
    'dispute_closed',
    'dispute_opened',
    'dispute_won',
    'dispute_lost',
    'dispute_taken',
    'dispute_given_back',
    'dispute_owed',
    'own_dispute_inquiry',
    'own_dispute_closed',
    'own_dispute_opened',
    'own_dispute_won',
    'own_dispute_lost',
    'own_dispute_taken',
    'own_dispute_given_back',
    'rent_written_off',
    'objection_received',
    'objection_withdrawn',
    'objection_answered',
    'deposit_reminder',
    'payouts_ready',
    'payouts_paused',
    'payouts_disconnected',
    'payout_failed',
  ],
  plans: [
    'paid',
    'payment_failed',
    'renewal_notice',
    'renewal_failed',
    'term_ending',
    'account_expired',
    'promotion_failed',
    'promotion_ended',
  ],
  crashpads: [
    'listing_reminder',
    'listing_removed',
    'review_received',
    'review_response',
    'review_hidden',
    'response_hidden',
    'first_message',
    'report_received',
  ],
  /** Of saved searches too. */
  waitlists: [
    'search_alert',
    'waitlist_bed_free',
    'waitlist_claimed',
    'waitlist_closed',
    'waitlist_expired',
    'waitlist_lapsed',
    'waitlist_offered',
    'waitlist_released',
    'waitlist_withdrawn',
  ],
} as const;
/** About the account's safety: of no topic, and nobody can turn them off. */
const SECURITY_KINDS = [
  'second_step_on',
  'second_step_off',
  'recovery_code_used',
  'recovery_codes_low',
  'passkey_added',
  'passkey_removed',
  'passkey_counter_fell',
  'second_step_reset',
  'second_step_kept',
  'second_step_removed',
] as const;
export type NotificationTopic = keyof typeof KINDS_BY_TOPIC;

export const NOTIFICATION_KINDS = [
  ...KINDS_BY_TOPIC.rentals,
  ...KINDS_BY_TOPIC.payments,
  ...KINDS_BY_TOPIC.plans,
  ...KINDS_BY_TOPIC.crashpads,
  ...KINDS_BY_TOPIC.waitlists,
  ...SECURITY_KINDS,
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Failures, requests and questions: somebody waits for the member. */
export const KINDS_THAT_NEED_YOU = [
  'second_step_reset',
  'recovery_codes_low',
  'invitation_received',
  'invitation_changed',
  'invitation_reminder',
  'checkout_requested',
  'autopay_requested',
  'autopay_stop_asked',
  'rent_change_asked',
  'rent_failed',
  'tenant_rent_failed',
  'deposit_to_confirm',
  'rent_to_confirm',
  'rent_late',
  'rent_reminded',
  'rent_overdue',
  'tenant_rent_late',
  'rent_left',
  'tenant_rent_left',
  'payment_requested',
  'payment_request_changed',
  'refund_failed',
  'tenant_refund_returned',
  'dispute_opened',
  'dispute_owed',
  'own_dispute_lost',
  'objection_received',
  'deposit_reminder',
  'payouts_paused',
  'payouts_disconnected',
  'payout_failed',
  'payment_failed',
  'renewal_failed',
  'account_expired',
  'promotion_failed',
  'listing_reminder',
  'first_message',
  'report_received',
  'waitlist_bed_free',
  'waitlist_offered',
] as const satisfies readonly NotificationKind[];
export type KindThatNeedsYou = (typeof KINDS_THAT_NEED_YOU)[number];

/** The data of a notification: ids, amounts and dates that its kind needs. */
export const notificationData = z
  .object({
    person_id: z.number(),
    person_name: z.string().meta({ description: 'Of a person without an account' }),
    listing_id: z.number(),
    rental_id: z.number(),
    thread_id: z.number(),
    transaction_id: z.number(),
    payment_for: z.enum(OBLIGATION_KINDS),
    amount_cents: z.number(),
    kept_cents: z.number().meta({ description: 'Of a settlement: what the lister kept' }),
    owed_cents: z.number().meta({ description: 'Of a settlement: rent that is still owed' }),
    count: z.number(),
    date: isoDate,
    about: z.enum(OBJECTION_SUBJECTS).meta({ description: 'What an objection is about' }),
    ended_from: z
      .enum(AUTOPAY_BEFORE_END)
      .meta({ description: 'Of AutoPay that ended: it was on, asked for, or offered' }),
    reason: z
      .enum(['no_card', 'card_invalid', 'collections_held'])
      .meta({ description: 'Why AutoPay is paused, or why rent was not collected' }),
    agreed: isoDate.meta({ description: 'The check-out that stays; absent: open-ended' }),
  })
  .partial();
export type NotificationData = z.infer<typeof notificationData>;

export const notification = z.object({
  id: z.number(),
  kind: z.enum(NOTIFICATION_KINDS),
  data: notificationData,
  person: z
    .object({ id: z.number(), name: z.string() })
    .nullable()
    .meta({ description: 'The member who did it, or the one it is about' }),
  listing: z.object({ id: z.number(), title: z.string() }).nullable(),
  created: isoInstant,
  is_read: z
    .boolean()
    .meta({ description: 'It has been on the page: the badge does not count it' }),
  is_opened: z.boolean().meta({ description: 'It was followed or marked' }),
});
export type Notification = z.infer<typeof notification>;

const counts = {
  unread: z.number().meta({ description: 'Unread notifications of the caller' }),
  version: z.number().meta({ description: "Of the caller's inbox" }),
};

const TOPICS = Object.keys(KINDS_BY_TOPIC) as NotificationTopic[];

export const getNotifications = operation({
  feature,
  method: 'GET',
  path: '/notifications',
  summary: "List the caller's notifications, newest first",
  query: z.object({
    before: queryInteger(1, ID_MAX).optional().meta({ description: '`next` of the page before' }),
    limit: queryInteger(1, LIST_LIMIT_MAX).default(LIST_LIMIT_DEFAULT),
    topic: z.enum(TOPICS).optional(),
    needs_you: yesOrNo.optional().meta({
      description: 'Only failures, requests and questions that were neither followed nor marked',
    }),
  }),
  answer: z.object({
    data: z.array(notification),
    next: z.number().nullable().meta({ description: 'null: the end' }),
    ...counts,
  }),
});

const notificationId = z.number().int().positive().max(ID_MAX);

export const readNotifications = operation({
  feature,
  method: 'POST',
  path: '/notifications/read',
  summary: 'Clear the badge up to a notification, or mark notifications as opened',
  body: z
    .object({
      up_to: notificationId.optional(),
      ids: z.array(notificationId).min(1).max(LIST_LIMIT_MAX).optional(),
    })
    .check(
      crossFieldCheck(({ up_to, ids }: { up_to?: unknown; ids?: unknown }) => {
        if (up_to === undefined && ids === undefined)
          return [{ field: 'up_to', key: 'is_required' }];
        return up_to !== undefined && ids !== undefined
          ? [{ field: 'ids', key: 'not_with_up_to' }]
          : [];
      }),
    ),
  answer: z.object(counts),
});

/** A new notification, or, without `id` and `kind`, a read update. */
export const notified = event({
  feature,
  name: 'notification',
  summary: "The member's notifications changed; clients fetch them through the API",
  to: 'member',
  payload: z.object({
    id: z.number().optional(),
    kind: z.enum(NOTIFICATION_KINDS).optional(),
    ...counts,
  }),
});

const TOKEN_MAX = 500;
const time = z.enum(EMAIL_TIMES);

/** When a member gets the emails of each topic: right away, once a day, or not at all. */
export const emailPreferences = z.object({
  messages: time,
  rent: time.meta({ description: 'Rentals, rent and payments' }),
  reviews: time,
  alerts: time.meta({ description: 'Waitlists and saved searches' }),
  reminders: time,
  news: time,
});
export type EmailPreferences = z.infer<typeof emailPreferences>;

export const getEmailPreferences = operation({
  feature,
  method: 'GET',
  path: '/notifications/preferences',
  summary: "Get the caller's email settings",
  answer: z.object({ data: emailPreferences }),
});

export const setEmailPreferences = operation({
  feature,
  method: 'PUT',
  path: '/notifications/preferences',
  summary: "Set the caller's email settings; omitted topics stay as they are",
  body: emailPreferences.partial(),
  answer: z.object({ data: emailPreferences }),
});

export const unsubscribe = operation({
  feature,
  method: 'POST',
  path: '/notifications/unsubscribe',
  summary: "Turn off a topic's emails, with the token from one of them",
  body: z.object({ token: text(TOKEN_MAX) }),
  answer: z.object({ topic: z.enum(EMAIL_TOPICS), message: z.string() }),
});
