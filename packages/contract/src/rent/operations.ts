import { NOT_ASKED_REASONS, OBJECTION_MAX, REMINDER_MESSAGE_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { ownUser } from '../accounts/shapes.ts';
import { processing, requiresAction } from '../billing/plan-operations.ts';
import {
  dollars,
  id,
  idParams,
  isoDate,
  isoInstant,
  numbersOrBoolean,
  text,
  withoutLinks,
} from '../common.ts';
import { operation } from '../operation.ts';
import { checkoutForm, reasonForm, rentalAmount } from '../rentals/forms.ts';
import { objection, settlement } from '../rentals/money-shapes.ts';
import { rental } from '../rentals/shapes.ts';
import { token } from '../rentals/tenant-operations.ts';
import { autopayRequestForm, rentsForm } from './forms.ts';

/** The acceptance of an invitation, paid or not. */

const feature = 'rent';

const acceptance = {
  token,
  /** The version of the offer shown: a changed one is not accepted unseen. */
  updated_at: z.iso.datetime({ offset: true }).optional(),
  /** The amount shown as due today, in US dollars. */
  today_total: dollars.optional(),
};

const accepted = z.object({
  data: rental,
  message: z.string(),
  paid_before: dollars.optional().meta({
    description: 'The deposit, if another call has paid it: this one charged nothing',
  }),
});

export const acceptByLink = operation({
  feature,
  method: 'GET',
  path: '/rental/accept',
  summary: 'Accept an invitation; same as POST',
  query: z.object({ token: acceptance.token, updated_at: acceptance.updated_at }),
  answer: z.union([accepted, requiresAction, processing]),
});

export const accept = operation({
  feature,
  method: 'POST',
  path: '/rental/accept',
  summary: 'Accept an invitation (Idempotency-Key)',
  body: z.object(acceptance),
  answer: z.union([accepted, requiresAction, processing]),
});

const TOKEN_MAX = 200;
const saved = z.object({ data: rental, message: z.string() });
/** If given, it must be the token of that rental. */
const query = z.object({ token: text(TOKEN_MAX).optional() });

export const requestAutopay = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/request-autopay',
  summary: 'Ask the tenant to turn on AutoPay',
  params: idParams,
  query,
  body: autopayRequestForm,
  bodyIsOptional: true,
  answer: saved,
});

export const acceptAutopay = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/accept-autopay',
  summary: "Accept the lister's request to turn AutoPay on or off",
  params: idParams,
  query,
  answer: saved,
});

export const declineAutopay = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/decline-autopay',
  summary: "Decline the lister's request to turn AutoPay on or off",
  params: idParams,
  query,
  answer: saved,
});

export const disableAutopay = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/disable-autopay',
  summary: 'Turn off AutoPay; as a lister, ask the tenant to',
  params: idParams,
  query,
  answer: saved,
});

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

export const acceptRentChange = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/rent-change/accept',
  summary: 'Accept the higher rent that the lister asks for',
  params: idParams,
  body: z.object({ new: rentalAmount.meta({ description: 'The rent that the tenant saw' }) }),
  answer: z.object({ data: rental, message: z.string() }),
});

export const declineRentChange = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/rent-change/decline',
  summary: 'Decline the higher rent that the lister asks for',
  params: idParams,
  body: reasonForm,
  bodyIsOptional: true,
  answer: z.object({ data: rental, message: z.string() }),
});

export const withdrawRentChange = operation({
  feature,
  method: 'DELETE',
  path: '/rental/{id}/rent-change',
  summary: 'Take back a higher rent that was not accepted or has not begun',
  params: idParams,
  answer: z.object({ data: rental }),
});

export const changeRents = operation({
  feature,
  method: 'POST',
  path: '/rental/rents',
  summary: 'Change the rents of up to 100 tenants, all or none (Idempotency-Key)',
  body: rentsForm,
  answer: z.object({
    data: z.array(
      z.object({
        rental_id: z.number(),
        old: dollars.meta({ description: 'The rent that was agreed last' }),
        new: dollars,
        from: isoDate.meta({ description: 'First day of the first period at the new rent' }),
        state: z.enum(['set', 'asked']).meta({
          description: 'asked: it holds only once the tenant accepts it',
        }),
      }),
    ),
  }),
});

export const remindTenant = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/remind',
  summary: 'Remind the tenant of late rent: once a day, and three times for the oldest late period',
  params: idParams,
  body: z.object({
    message: text(REMINDER_MESSAGE_MAX)
      .trim()
      .pipe(withoutLinks)
      .optional()
      .meta({ description: 'Not after a block: 403 CANNOT_WRITE' }),
  }),
  bodyIsOptional: true,
  answer: z.object({ reminded_at: isoInstant, message: z.string() }),
});

const reminders = z.object({
  on: z.boolean().meta({ description: 'Tenants who pay by hand are reminded of their rent' }),
});

export const getReminders = operation({
  feature,
  method: 'GET',
  path: '/lister/settings/reminders',
  summary: "Get whether a lister's tenants who pay by hand are reminded of their rent",
  answer: reminders,
});

export const setReminders = operation({
  feature,
  method: 'PUT',
  path: '/lister/settings/reminders',
  summary: 'Turn the reminders of tenants who pay by hand on or off',
  body: reminders,
  answer: reminders,
});

export const getSettlement = operation({
  feature,
  method: 'GET',
  path: '/rental/{id}/settlement',
  summary: 'Get what is left to settle if a stay ends on a day; without one, if it ends now',
  params: idParams,
  query: checkoutForm.partial(),
  answer: z.object({ data: settlement }),
});

export const closeSettlement = operation({
  feature,
  method: 'PUT',
  path: '/rental/{id}/settled',
  summary: 'Close the settlement of an ended stay',
  params: idParams,
  answer: z.object({ data: rental }),
});

const answer = z.object({ data: objection });

/** The part of the payment; without it, the whole. */
const part = {
  refund_id: id.optional().meta({ description: 'A refund that was recorded as returned outside' }),
  line: z
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: 'The deduction of this settlement of a deposit, from 0' }),
};
const words = text(OBJECTION_MAX).trim().min(1, { error: 'text_is_required' }).pipe(withoutLinks);

export const objectToCharge = operation({
  feature,
  method: 'POST',
  path: '/charges/{id}/objection',
  summary: 'Object to rent or a payment as its tenant, once',
  params: idParams,
  body: z.object({ text: words, ...part }),
  answer,
  status: 201,
});

export const withdrawObjection = operation({
  feature,
  method: 'DELETE',
  path: '/charges/{id}/objection',
  summary: 'Withdraw an objection that was not answered',
  params: idParams,
  body: z.object(part),
  bodyIsOptional: true,
  answer,
});

export const dismissObjectionAnswer = operation({
  feature,
  method: 'PUT',
  path: '/charges/{id}/objection/seen',
  summary: 'Dismiss the answer to an objection as its tenant',
  params: idParams,
  body: z.object(part),
  bodyIsOptional: true,
  answer,
});

export const answerObjection = operation({
  feature,
  method: 'POST',
  path: '/charges/{id}/objection/answer',
  summary: 'Answer an objection as the lister, once',
  params: idParams,
  body: z.object({ text: words, ...part }),
  answer,
});
