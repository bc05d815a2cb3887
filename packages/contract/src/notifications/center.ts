import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { isoDate, isoInstant, queryInteger } from '../common.ts';
import { event } from '../event.ts';
import { operation } from '../operation.ts';

const feature = 'notifications';
const ID_MAX = 2_147_483_647;

/** What members are notified of. The web has a text and a link for each. */
export const NOTIFICATION_KINDS = ['review_received', 'review_response'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a notification is about: ids, amounts and dates, and only those that its kind needs. */
export const notificationData = z
  .object({
    person_id: z.number(),
    listing_id: z.number(),
    rental_id: z.number(),
    thread_id: z.number(),
    review_id: z.number(),
    transaction_id: z.number(),
    amount_cents: z.number(),
    date: isoDate,
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
    .meta({ description: 'Who did it, or whom it is about' }),
  listing: z.object({ id: z.number(), title: z.string() }).nullable(),
  created: isoInstant,
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const counts = {
  unread: z.number().meta({ description: 'Unread notifications of the caller' }),
  version: z.number().meta({ description: "Of the caller's inbox" }),
};

export const getNotifications = operation({
  feature,
  method: 'GET',
  path: '/notifications',
  summary: "List the caller's notifications, the newest first",
  query: z.object({
    before: queryInteger(1, ID_MAX).optional().meta({ description: '`next` of the page before' }),
    limit: queryInteger(1, LIST_LIMIT_MAX).default(LIST_LIMIT_DEFAULT),
  }),
  answer: z.object({
    data: z.array(notification),
    next: z.number().nullable().meta({ description: 'null: the end' }),
    ...counts,
  }),
});

export const readNotifications = operation({
  feature,
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark notifications as read, up to one of them',
  body: z.object({ up_to: z.number().int().positive().max(ID_MAX) }),
  answer: z.object(counts),
});

/** A new notification, or, without `id` and `kind`: some were read. */
export const notified = event({
  feature,
  name: 'notification',
  summary: 'The notifications of the member changed; they read them through the API',
  to: 'member',
  payload: z.object({
    id: z.number().optional(),
    kind: z.enum(NOTIFICATION_KINDS).optional(),
    ...counts,
  }),
});
