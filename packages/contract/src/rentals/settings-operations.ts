import { z } from 'zod';
import { ownUser } from '../accounts/shapes.ts';
import { numbersOrBoolean } from '../common.ts';
import { operation } from '../operation.ts';

const feature = 'rentals';

/** A lister's AutoPay: whether their tenants can pay rent with it. */
export const setAutopay = operation({
  feature,
  method: 'PUT',
  path: '/lister/settings/autopay',
  summary: "Turn a lister's AutoPay on (1) or off (0)",
  body: z.object({ status: numbersOrBoolean([0, 1]) }),
  answer: z.object({ user: ownUser }),
});

export const countPendingInvites = operation({
  feature,
  method: 'GET',
  path: '/user/get-count-pending-invite',
  summary: "Count the member's pending rental invitations",
  answer: z.object({ count: z.number() }),
});
