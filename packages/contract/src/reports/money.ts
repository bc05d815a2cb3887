import { PAYOUT_MOVEMENT_KINDS } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, id, isoDate, page } from '../common.ts';
import { operation } from '../operation.ts';
import { payout } from '../payouts.ts';
import { year } from '../rent/payment-operations.ts';
import { named } from './operations.ts';

/** What a lister received: by month, and in one transfer to their bank. */

const feature = 'reports';

/** A month of a lister. Amounts in US dollars. */
export const listerMonth = z.object({
  id: z.number(),
  months: z.string().meta({ description: 'YYYY-MM' }),
  amounts: z.number().meta({ description: 'US dollars; below zero after refunds' }),
  percentage: z.number().nullable().meta({
    description: 'Whole percent of the beds that were taken; null: not recorded',
  }),
  expected: dollars.meta({ description: 'The `expected` of the rent roll of this month' }),
  is_running: z.boolean().meta({ description: 'Not over at all crash pads of the lister' }),
});
export type ListerMonth = z.infer<typeof listerMonth>;

export const getListerPayments = operation({
  feature,
  method: 'GET',
  path: '/lister/payments',
  summary: 'List revenue and occupancy by completed month, newest first',
  query: z.object({
    ...page(),
    location_id: id.optional(),
    year: year.optional(),
    running: z
      .enum(['0', '1'])
      .default('0')
      .meta({ description: '1: also months that are not over' }),
  }),
  answer: z.object({
    data: z.array(listerMonth),
    total: z.number(),
    houses: z.array(named).meta({ description: "The lister's crash pads" }),
  }),
});

const payoutParams = z.object({ id: z.string().regex(/^po_\w{1,100}$/) });
const ofPayout = z.number().meta({ description: 'In the currency of the payout' });

/** Money of a payment in a payout; or any other money of it, without a payment. */
export const payoutMovement = z.object({
  line: z.number().meta({ description: 'From 1, oldest first' }),
  on: isoDate.meta({ description: 'When it moved, at the crash pad' }),
  kind: z.enum(PAYOUT_MOVEMENT_KINDS).meta({
    description: 'other: what the provider moved on its own, such as a payout that came back',
  }),
  tenant: z.string().nullable(),
  location: z.string().nullable(),
  amount: ofPayout,
  fee: ofPayout.meta({ description: 'Below zero: what the lister paid for the payment' }),
  net: ofPayout,
  transaction_id: z.number().nullable().meta({ description: 'The payment; null: of none' }),
});
export type PayoutMovement = z.infer<typeof payoutMovement>;

export const getPayout = operation({
  feature,
  method: 'GET',
  path: '/lister/payouts/{id}',
  summary: 'List the payments, refunds, disputes and fees that make up a payout of the lister',
  params: payoutParams,
  answer: z.object({
    payout,
    data: z.array(payoutMovement).meta({ description: 'Their `net` adds up to the payout' }),
    total: z.number(),
  }),
});

export const exportPayout = operation({
  feature,
  method: 'GET',
  path: '/lister/payouts/{id}/export',
  summary: 'Export what makes up a payout of the lister as a table',
  params: payoutParams,
  answer: z.string(),
  media: 'text/csv',
});
