import { AUTO_PAY_STATES, WIRE_RENTAL_STATUSES } from '@crewpad/domain';
import { z } from 'zod';
import { isoDate, isoInstant, pictureUrl } from '../common.ts';
import { ERROR_CODES } from '../errors.ts';

/** One message of a thread, numbered 1, 2, 3 ... by `seq`. */
export const message = z.object({
  id: z.number(),
  thread_id: z.number(),
  seq: z.number(),
  from_user: z.number(),
  to: z.number(),
  listing_id: z.number().nullable(),
  listing_title: z.string().nullable(),
  message: z.string(),
  created: isoInstant,
  client_key: z
    .string()
    .optional()
    .meta({ description: 'For the author: the key it was sent with' }),
  group_size: z
    .number()
    .optional()
    .meta({ description: 'For the author of a message to several tenants: to how many it went' }),
  caution: z.boolean().optional().meta({
    description: 'For the reader: it may lead to a payment or a contact outside the site',
  }),
});
export type Message = z.infer<typeof message>;

/** Whether a thread waits for an answer of the caller. */
export const unanswered = z.boolean().meta({
  description:
    'The last message, group messages apart, is of the other member, and the caller has not said that it needs no answer',
});

/** A thread in the inbox: the other member and the last message. */
export const threadCard = z.object({
  id: z.number(),
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string().optional().meta({ description: 'Between members with a rental in common' }),
  display_name: z.string(),
  photo: pictureUrl.nullable(),
  listing_id: z.number().nullable(),
  listing_title: z.string().nullable(),
  thumbnail: pictureUrl.nullable(),
  message: z.string().meta({ description: 'The last message, shortened' }),
  from_user: z.number(),
  created: isoInstant,
  date_last_updated: isoInstant,
  thread_is_read: z.boolean(),
  unread: z.number(),
  last_seq: z.number(),
  archived: z.boolean(),
  muted: z.boolean(),
  unanswered,
  is_active: z.boolean().meta({ description: 'The account of the other member is open' }),
  is_invited: z
    .boolean()
    .meta({ description: 'The two have a pending or accepted rental in common' }),
  version: z.number(),
  match: z
    .object({ seq: z.number(), text: z.string() })
    .optional()
    .meta({ description: 'With a filter: the newest message that has its words' }),
  abilities: z.object({ write: z.boolean(), invite: z.boolean() }),
});
export type ThreadCard = z.infer<typeof threadCard>;

/** The counters of a member's inbox. `version` increases with each change. */
export const inboxState = z.object({ unread: z.number(), version: z.number() });

/** A pending or accepted rental between a lister and a member in their inbox. */
export const invitedUser = z.object({
  user_id: z.number(),
  rental_id: z.number(),
  listing_id: z.number(),
  status: z.enum(WIRE_RENTAL_STATUSES),
});

/** The caller's own current rental. */
export const currentRental = z.object({
  id: z.number(),
  lister_id: z.number(),
  listing_id: z.number(),
  status: z.enum(WIRE_RENTAL_STATUSES),
  auto_pay: z.literal(AUTO_PAY_STATES),
});

/** A listing that a message in this thread may refer to. */
export const threadListing = z.object({
  id: z.number(),
  title: z.string(),
  status: z.number().meta({ description: '2: active' }),
  thumbnail: pictureUrl.nullable(),
  price: z.number().nullable().meta({ description: 'The lowest monthly price, US dollars' }),
  free_from: isoDate.nullable().meta({
    description: 'When a bed is free next; a past day: now; null: unknown',
  }),
});
export type ThreadListing = z.infer<typeof threadListing>;

/**
 * The other member of a thread, and the caller's permissions. `email` and `phone` only if allowed.
 */
export const threadHead = z.object({
  to_user_id: z.number(),
  to_user: z.string().meta({ description: 'Display name' }),
  names: z.object({ first_name: z.string(), last_name: z.string().optional() }),
  email: z.string().optional(),
  phone: z.string().optional(),
  airlines: z.string().nullable(),
  photos: z.array(pictureUrl),
  is_active: z.boolean(),
  is_invited: z.boolean(),
  items: z.array(threadListing),
  listing_id: z.number().nullable().meta({ description: 'The listing that was referred to last' }),
  blocked: z.boolean().meta({ description: 'The caller blocked the other member' }),
  abilities: z.object({
    write: z.boolean(),
    invite: z.boolean(),
    review: z.boolean(),
    block: z.boolean(),
    report: z.boolean(),
  }),
  write_refusal: z
    .object({ message: z.string(), error_code: z.enum(ERROR_CODES) })
    .nullable()
    .meta({ description: 'Why the caller cannot write' }),
});
export type ThreadHead = z.infer<typeof threadHead>;
