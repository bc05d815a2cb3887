import { z } from 'zod';
import { event } from '../event.ts';

export const MESSAGE_ACTIONS = ['chat', 'read', 'thread', 'typing', 'resync'] as const;

/**
 * `chat`: a message was sent. `read`: someone read up to `read_seq`. `thread`: archived, muted,
 * blocked or marked as unread. `typing`: the other member is typing. `resync`: events may be
 * missing.
 */
export const messageChanged = event({
  feature: 'messages',
  name: 'message',
  summary: 'A thread of the member changed; clients fetch it through the API',
  to: 'member',
  payload: z.object({
    action: z.enum(MESSAGE_ACTIONS),
    thread_id: z.number().optional(),
    message_id: z.number().optional(),
    seq: z.number().optional(),
    from_user: z.number().optional(),
    listing_id: z.number().nullable().optional(),
    by: z.number().optional().meta({ description: 'read: who read' }),
    read_seq: z.number().optional(),
    user_id: z.number().optional().meta({ description: 'typing: who types' }),
    version: z.number().optional().meta({ description: "Of the member's inbox" }),
    unread: z.number().optional().meta({ description: 'Unread messages of the member' }),
  }),
});

/** The payload of `TYPING_EVENT`. */
export const typing = z.object({ thread_id: z.number().int().positive().max(2_147_483_647) });
