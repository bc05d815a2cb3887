import { PAYMENT_PURPOSES, WIRE_RENTAL_STATUSES } from '@crewpad/domain';
import { z } from 'zod';
import { isoDate, isoInstant } from '../common.ts';
import { coveredPeriod } from './covered-period.ts';

/** What happened to money. Amounts in US dollars. */
const historyMoney = z.object({
  amount: z.number(),
  payment_for: z.enum(PAYMENT_PURPOSES),
  period_from: isoDate
    .nullable()
    .meta({ description: 'The first of the days that it pays in full' }),
  period_to: isoDate.nullable().meta({ description: 'Exclusive' }),
  shares: z.array(coveredPeriod).meta({ description: 'What it pays of other periods' }),
  method: z.string().nullable().meta({ description: 'card, outside, or how it was recorded' }),
  state: z.string().nullable().meta({ description: 'Of a refund or a dispute' }),
  kept: z.number().meta({ description: 'The part of a deposit that the lister kept' }),
  credit: z.number().meta({ description: 'What a recorded payment covers no rent with' }),
  deductions: z.array(z.object({ reason: z.string(), amount: z.number() })),
  reopened: z.number().nullable().meta({ description: 'Rent that is open again with it' }),
  paid_on: isoDate.nullable().meta({ description: 'The day of a recorded payment' }),
});

const changedValue = z.union([z.string(), z.number(), z.null()]);

/** One entry of a rental's history. Amounts in US dollars. */
export const historyRow = z.object({
  id: z.number().meta({ description: 'Unique for each action' }),
  tenant_id: z.number(),
  location_id: z.number(),
  listing_id: z.number(),
  location: z.string(),
  room_and_bed: z.string(),
  tenant: z.string().meta({ description: 'Name of the tenant' }),
  lister: z.string().meta({ description: 'Name of the lister' }),
  action: z.string(),
  change_summary: z.record(z.string(), z.object({ from: changedValue, to: changedValue })),
  money: historyMoney.nullable().meta({ description: 'null for a step without money' }),
  reason: z.string().nullable(),
  actor: z.enum(['lister', 'tenant', 'system', 'admin']),
  email: z.string().optional().meta({ description: "The tenant's, for the lister" }),
  status: z.enum(WIRE_RENTAL_STATUSES),
  time_zone: z.string().meta({ description: 'Of the crash pad: IANA name' }),
  created_at: isoInstant,
});
export type HistoryRow = z.infer<typeof historyRow>;
