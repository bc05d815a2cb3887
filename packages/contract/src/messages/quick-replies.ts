import {
  countedCharacters,
  QUICK_REPLY_TEXT_MAX,
  QUICK_REPLY_TITLE_MAX,
  QUICK_REPLY_VARIABLE,
  QUICK_REPLY_VARIABLES,
} from '@crewpad/domain';
import { z } from 'zod';
import { idParams, messageAnswer, requiredLine, text } from '../common.ts';
import { operation } from '../operation.ts';

const feature = 'messages';
const variables: readonly string[] = QUICK_REPLY_VARIABLES;

/** `{{name}}`, `{{listing}}`, `{{price}}` and `{{free_from}}` are filled in when the reply is used. */
export const quickReplyForm = z.object({
  title: requiredLine('is_required', QUICK_REPLY_TITLE_MAX),
  message: z
    .string({ error: 'is_required' })
    .trim()
    .refine((value) => countedCharacters(value) > 0, { error: 'is_required', abort: true })
    .refine(
      (value) =>
        [...value.matchAll(QUICK_REPLY_VARIABLE)].every(([, name = '']) =>
          variables.includes(name),
        ),
      {
        error: 'unknown_variable',
        abort: true,
      },
    )
    .pipe(text(QUICK_REPLY_TEXT_MAX)),
});
export type QuickReplyForm = z.input<typeof quickReplyForm>;

const quickReply = z.object({ id: z.number(), title: z.string(), message: z.string() });
export type QuickReply = z.infer<typeof quickReply>;

export const getQuickReplies = operation({
  feature,
  method: 'GET',
  path: '/user/quick-replies',
  summary: "List the lister's quick replies, oldest first",
  answer: z.object({ data: z.array(quickReply) }),
});

export const addQuickReply = operation({
  feature,
  method: 'POST',
  path: '/user/quick-replies',
  summary: 'Add a quick reply',
  body: quickReplyForm,
  answer: z.object({ data: quickReply }),
  status: 201,
});

export const changeQuickReply = operation({
  feature,
  method: 'PUT',
  path: '/user/quick-replies/{id}',
  summary: 'Change a quick reply',
  params: idParams,
  body: quickReplyForm,
  answer: z.object({ data: quickReply }),
});

export const deleteQuickReply = operation({
  feature,
  method: 'DELETE',
  path: '/user/quick-replies/{id}',
  summary: 'Delete a quick reply',
  params: idParams,
  answer: messageAnswer,
});
