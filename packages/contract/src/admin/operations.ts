import { MEMBER_STATUSES, PLANS } from '@crewpad/domain';
import { z } from 'zod';
import { page, text } from '../common.ts';
import { operation } from '../operation.ts';

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
