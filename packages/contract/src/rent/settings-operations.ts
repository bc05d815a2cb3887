import { NOT_ASKED_REASONS } from '@crewpad/domain';
import { z } from 'zod';
import { ownUser } from '../accounts/shapes.ts';
import { numbersOrBoolean } from '../common.ts';
import { operation } from '../operation.ts';

export const feature = 'rent';

/** A lister's AutoPay: whether their tenants can pay rent with it. */
export const setAutopay = operation({
  feature,
  method: 'PUT',
  path: '/lister/settings/autopay',
  summary: "Turn a lister's AutoPay on (1) or off (0)",
  body: z.object({ status: numbersOrBoolean([0, 1]) }),
  answer: z.object({
    user: ownUser,
    ended: z.number().meta({ description: 'Rentals in which AutoPay was on or asked for' }),
    can_ask_again: z.number().meta({ description: 'Tenants whose AutoPay ended with it' }),
  }),
});

export const getAutopay = operation({
  feature,
  method: 'GET',
  path: '/lister/settings/autopay',
  summary: 'Count the tenants of a lister whom turning AutoPay off or on concerns',
  answer: z.object({
    tenants: z.number().meta({ description: 'With AutoPay on or asked for' }),
    invited: z.number().meta({ description: 'Those of them who are invited' }),
    can_ask_again: z.number().meta({ description: '0 until AutoPay is set up' }),
    not_asked: z
      .array(
        z.object({ tenant: z.string(), location: z.string(), reason: z.enum(NOT_ASKED_REASONS) }),
      )
      .meta({ description: 'Their AutoPay ended too, but they cannot be asked again' }),
    steps_done: z
      .object({ payouts: z.boolean(), crash_pads: z.boolean(), tenants: z.boolean() })
      .meta({ description: 'The three steps to AutoPay' }),
    is_disconnected: z.boolean().meta({ description: 'The payout account was disconnected' }),
  }),
});

export const askAgain = operation({
  feature,
  method: 'POST',
  path: '/lister/settings/autopay/ask-again',
  summary: "Ask every tenant for AutoPay whose AutoPay ended with the lister's own",
  answer: z.object({ asked: z.number() }),
});
