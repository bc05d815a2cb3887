import { countedCharacters, GROUP_MESSAGE_MAX, MESSAGE_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { text } from '../common.ts';
import { rowId } from '../listings/editor-form.ts';

/** The forms of messages. Browser and server parse with the same schemas. */

const NO_TEXT = 'oops_message_has_no_text';
const TOO_LONG = 'message_is_too_long';
const NO_RECIPIENT = 'no_user_id_provided';
const NO_LISTING = 'please_select_crashpad_and_try_again';

/** Line breaks stay. A text of whitespace and invisible characters is empty. */
const messageText = z
  .string({ error: NO_TEXT })
  .trim()
  .refine((value) => countedCharacters(value) > 0, { error: NO_TEXT, abort: true })
  .refine((value) => value.length <= MESSAGE_MAX, { error: TOO_LONG, abort: true })
  .pipe(text(MESSAGE_MAX));

export const messageForm = z.object({
  to: z.number({ error: NO_RECIPIENT }).pipe(rowId),
  message: messageText,
  listing_id: z.number({ error: NO_LISTING }).pipe(rowId),
});
export type MessageForm = z.input<typeof messageForm>;

export const groupMessageForm = z.object({
  message_body: messageText,
  tenants: z
    .array(rowId, { error: 'no_tenants_selected' })
    .min(1, { error: 'no_tenants_selected' })
    .max(GROUP_MESSAGE_MAX, { error: 'too_many_tenants' }),
});

export const threadChange = z.object({
  archived: z.boolean().optional(),
  muted: z.boolean().optional(),
  unread: z.literal(true).optional(),
  unanswered: z
    .literal(false)
    .optional()
    .meta({ description: 'It needs no answer, until its next message' }),
});
