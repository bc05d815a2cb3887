import { MOVE_NOTE_MAX, STUCK_KINDS, STUCK_STATES } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, idParams, isoInstant, page, text } from '../common.ts';
import { operation } from '../operation.ts';
import { person } from './operations.ts';

const feature = 'admin';

export const stuckMove = z.object({
  id: z.number().meta({ description: 'Of the move, the refund, or the charge that was refused' }),
  kind: z.enum(STUCK_KINDS),
  state: z.enum(STUCK_STATES),
  amount: dollars,
  lister: person.nullable(),
  tenant: person.nullable(),
  reason: z.string().meta({ description: 'What keeps it from its end, in words' }),
  tries: z.number(),
  next_try_at: isoInstant.nullable(),
  created_at: isoInstant,
  abilities: z.object({ retry: z.boolean(), close: z.boolean() }),
});
export type StuckMove = z.infer<typeof stuckMove>;

export const getMoves = operation({
  feature,
  method: 'GET',
  path: '/admin/moves',
  summary: 'List moves and refunds that are not done, and shared cards, oldest first',
  query: z.object({ ...page(), state: z.enum(STUCK_STATES).optional() }),
  answer: z.object({ data: z.array(stuckMove), total: z.number() }),
});

export const retryMove = operation({
  feature,
  method: 'POST',
  path: '/admin/moves/{id}/retry',
  summary: 'Try a move again at once',
  params: idParams,
  answer: z.object({ message: z.string() }),
});

export const closeMove = operation({
  feature,
  method: 'POST',
  path: '/admin/moves/{id}/close',
  summary:
    'Close a move that was settled outside the provider, or a shared card that was looked at',
  params: idParams,
  body: z.object({
    kind: z.enum(STUCK_KINDS).optional().meta({ description: 'shared_card; otherwise a move' }),
    note: text(MOVE_NOTE_MAX).trim().min(1, { error: 'reason_is_required' }),
  }),
  answer: z.object({ message: z.string() }),
});
