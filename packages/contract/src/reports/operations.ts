import {
  ACCOUNT_KINDS,
  BALANCE_SORTS,
  BALANCE_STATES,
  LIST_LIMIT_MAX,
  MOVEMENT_KINDS,
  PAID_BY,
  PAYMENT_PURPOSES,
  PROMOTION_KIND,
  RENT_STATES,
  RENTAL_PHASES,
} from '@crewpad/domain';
import { z } from 'zod';
import { paymentDispute, paymentRefund } from '../billing/charge-operations.ts';
import { dollars, id, idList, idParams, isoDate, isoInstant } from '../common.ts';
import { rowId } from '../listings/editor-form.ts';
import { type OperationAnswer, operation } from '../operation.ts';
import { month, time_zone, year } from '../rent/payment-operations.ts';
import {
  lateFeeToAdd,
  nextAttemptAt,
  objection,
  rentHold,
  reopened,
} from '../rentals/money-shapes.ts';
import { autopayState } from '../rentals/shapes.ts';

/** Reports on the money between tenants and listers. */

const feature = 'reports';

export const exportTransactions = operation({
  feature,
  method: 'GET',
  path: '/transaction/export',
  summary: "Export the member's payments of a year as a table",
  query: z.object({ year: year.optional() }),
  answer: z.string(),
  media: 'text/csv',
});

const signed = z.number().meta({ description: 'US dollars; positive from tenant to lister' });

/** Money that passed between a tenant and a lister. `fee` and `net` are for the lister only. */
export const movement = z.object({
  line: z.string().meta({ description: 'The payment and the number of its movement: 812-2' }),
  payment: z.number(),
  kind: z.enum(MOVEMENT_KINDS),
  for: z.enum(PAYMENT_PURPOSES),
  day: isoDate.meta({ description: 'When it moved, at the crash pad' }),
  counted_on: isoDate.meta({
    description: 'The same, or when it was recorded after its year closed',
  }),
  time_zone,
  amount: signed,
  deposit: signed,
  fee: signed.optional(),
  net: signed.optional(),
  method: z.string().nullable().meta({ description: 'card, how it was paid by hand, or outside' }),
  paid_on: isoDate.meta({ description: 'The day of its payment' }),
  is_of_earlier_year: z.boolean(),
  notes: z.string(),
  period_from: isoDate.nullable(),
  period_to: isoDate.nullable(),
  location_name: z.string(),
  room_and_bed: z.string(),
  tenant_name: z.string(),
  lister_name: z.string(),
  tenant_id: z.number().meta({ description: 'The rental' }),
});
export type Movement = z.infer<typeof movement>;

const balance = z.object({
  deposits_held: signed,
  credit: dollars,
  refunds_pending: dollars,
  rent_owed: dollars,
  written_off: dollars.meta({ description: 'In the year' }),
});
const total = z.object({
  amount: signed,
  deposit: signed,
  fee: signed.optional(),
  net: signed.optional(),
});

/** Rental income in the order in which landlords report it. Amounts in US dollars. */
const rentalIncome = z.object({
  rents: signed,
  fees: signed.meta({ description: 'Late fees, parking and other charges' }),
  refunds: signed.meta({ description: 'Below zero, also what banks took back' }),
  kept_deposits: signed,
  payment_fees: signed.meta({ description: 'Below zero' }),
  net: signed.meta({ description: 'The sum of the others, and the `net` of `sums`' }),
});
export type RentalIncome = z.infer<typeof rentalIncome>;

/** A year of a member as lister or as tenant. */
export const statementPart = z.object({
  role: z.enum(['lister', 'tenant']),
  open_until: isoDate.nullable().meta({ description: 'null: the year is closed' }),
  until: isoDate.meta({ description: 'The day of the closing lines' }),
  opening: balance,
  movements: z.array(movement),
  sums: z.object({ kinds: z.array(total.extend({ kind: z.enum(MOVEMENT_KINDS) })), total }),
  closing: balance,
  after_closing: z.array(movement).meta({ description: 'Of this year, counted in a later one' }),
  income: rentalIncome.optional().meta({ description: 'Of a lister' }),
  houses: z.array(rentalIncome.extend({ location_id: z.number(), name: z.string() })).optional(),
  card_gross: dollars.optional(),
  paid_to_us: z
    .array(
      z.object({
        id: z.number().meta({ description: 'Of the receipt' }),
        kind: z.enum(['subscription', PROMOTION_KIND]),
        paid_on: isoDate,
        amount: z.number(),
      }),
    )
    .optional(),
});
export type StatementPart = z.infer<typeof statementPart>;

export const getStatement = operation({
  feature,
  method: 'GET',
  path: '/transaction/statement',
  summary: "Get the member's statement of a year",
  query: z.object({ year: year.optional() }),
  answer: z.object({ year: z.number(), parts: z.array(statementPart) }),
});

/** The rent of one period of one tenant. Amounts in US dollars. */
export const rentRow = z.object({
  rental_id: z.number(),
  charge_id: z.number().nullable().meta({ description: 'null: not due yet' }),
  tenant: z.string(),
  photo: z.string().nullable(),
  location: z.string(),
  listing_id: z.number(),
  bed: z.string(),
  time_zone,
  period_from: isoDate,
  period_to: isoDate,
  due_at: isoInstant,
  amount: dollars,
  settled: dollars,
  refunded: dollars,
  taken_back: dollars.meta({ description: 'By banks, and not returned' }),
  state: z.enum(RENT_STATES),
  late_days: z.number().nullable().meta({ description: 'While late: days since it was due' }),
  reopened,
  hold: rentHold,
  by: z.enum([PAID_BY.autopay, PAID_BY.manual]),
  fee: dollars.nullable(),
  net: dollars.nullable(),
  refunds: z.array(paymentRefund).meta({ description: 'Of its card payment, oldest first' }),
  objections: z.array(objection),
  dispute: paymentDispute.nullable(),
  next_attempt_at: nextAttemptAt,
  late_fee: lateFeeToAdd,
  abilities: z.object({
    collect: z.boolean(),
    add_payment: z.boolean(),
    refund: z.boolean(),
    write_off: z.boolean(),
  }),
});
export type RentRow = z.infer<typeof rentRow>;

/** Sums of the rent of a month. */
const rentTotals = z.object({
  expected: dollars.meta({ description: 'The rent of the month, paid or not, each day once' }),
  due: dollars,
  late: dollars,
  paid: dollars,
  upcoming: dollars,
  refunded: dollars,
  taken_back: dollars,
});
export type RentTotals = z.infer<typeof rentTotals>;

export const getRentRoll = operation({
  feature,
  method: 'GET',
  path: '/lister/rent-roll',
  summary: "List the rent owed and paid by the lister's tenants in a month, late first",
  query: z.object({ month: month.optional(), location_id: id.optional() }),
  answer: z.object({
    data: z.array(rentRow),
    totals: rentTotals,
    houses: z
      .array(rentTotals.extend({ listing_id: z.number() }))
      .meta({ description: 'The totals of each crash pad with rent' }),
    month: z.string(),
  }),
});

export const named = z.object({ id: z.number(), name: z.string() });

/** What one tenant owes in a rental, and how it goes on. Amounts in US dollars. */
export const tenantBalance = z.object({
  rental_id: z.number(),
  tenant: named.extend({ id: z.number().nullable().meta({ description: 'null: no account' }) }),
  house: named,
  bed: named,
  phase: z.enum(RENTAL_PHASES),
  owed: dollars.meta({ description: 'The `owed` of the rental: rent, the deposit and requests' }),
  late_since: isoDate.nullable().meta({ description: 'Of the oldest late rent' }),
  late_days: z.number().nullable(),
  next: z
    .object({ amount: dollars, due_on: isoDate, by: z.enum([PAID_BY.autopay, PAID_BY.manual]) })
    .nullable(),
  credit: dollars.meta({ description: 'What was paid and covers nothing yet' }),
  deposit: z.object({ agreed: dollars, held: dollars, open: dollars }),
  autopay: autopayState.nullable().meta({ description: 'null once the stay has ended' }),
  last_payment: z.object({ amount: dollars, on: isoDate }).nullable(),
  late_fee: dollars.nullable(),
  reminded_at: isoInstant.nullable().meta({ description: "The lister's last reminder" }),
});
export type TenantBalance = z.infer<typeof tenantBalance>;

const balanceTotals = z.object({
  owed: dollars,
  late: dollars.meta({ description: 'Of that, late rent' }),
  people: z.number().meta({ description: 'Tenants who owe something' }),
});
export type BalanceTotals = z.infer<typeof balanceTotals>;

export const getBalances = operation({
  feature,
  method: 'GET',
  path: '/lister/balances',
  summary: "List what the lister's tenants owe: of current stays, and of ended ones what is open",
  query: z.object({
    location_id: id.optional(),
    sort: z.enum(BALANCE_SORTS).default('owed'),
    dir: z.enum(['asc', 'desc']).optional().meta({
      description: 'Without it, the highest amount or the most days first, else ascending',
    }),
    state: z.enum(BALANCE_STATES).default('all'),
  }),
  answer: z.object({ data: z.array(tenantBalance), totals: balanceTotals }),
});

/** A line of the account of a rental. Amounts in US dollars. */
export const accountRow = z.object({
  on: isoDate.meta({ description: 'When it fell due or moved, at the crash pad' }),
  kind: z.enum(ACCOUNT_KINDS),
  amount: z.number().meta({ description: 'Positive is due, negative was paid or is not due' }),
  balance: z.number().meta({ description: 'After this line' }),
  charge_id: z.number().optional().meta({ description: 'Of rent or a request' }),
  transaction_id: z.number().optional().meta({ description: 'Of the payment that moved' }),
  receipt_id: z.number().optional(),
});
export type AccountRow = z.infer<typeof accountRow>;

export const getAccount = operation({
  feature,
  method: 'GET',
  path: '/rental/{id}/account',
  summary: 'List what was due and what was paid in a rental, oldest first, with the balance',
  params: idParams,
  answer: z.object({
    data: z.array(accountRow),
    balance: z.number().meta({ description: 'The `owed` of the rental less its credit' }),
  }),
});

export const exportTenants = operation({
  feature,
  method: 'GET',
  path: '/lister/tenants/export',
  summary: "Export the lister's tenants as a table",
  query: z.object({
    status: z.enum(['pending', 'accepted', 'history', 'all']).default('all'),
    ids: idList(LIST_LIMIT_MAX).optional().meta({
      description: 'Only these rentals, separated by commas; those of others are left out',
    }),
  }),
  answer: z.string(),
  media: 'text/csv',
});

const earned = z.number().meta({ description: 'US dollars; below zero after refunds' });
const monthFigures = z.object({
  month: z.string().meta({ description: "YYYY-MM, at the lister's first active crash pad" }),
  total_amount: earned,
  fees: earned.meta({ description: 'What card payments cost the lister, including deposits' }),
  net: earned,
});

export const getMonthlyReport = operation({
  feature,
  method: 'GET',
  path: '/lister/tenants/monthly-report',
  summary: "Get the lister's revenue, tenants and occupancy",
  answer: z.object({
    thismonth: monthFigures,
    lastmonth: monthFigures,
    total_tenants: z.number().meta({ description: 'With an accepted rental' }),
    pending_tenants: z.number(),
    autopay_ready: z
      .boolean()
      .meta({ description: 'AutoPay is set up, so that rent can be charged' }),
    occupancy: z.number().min(0).max(1).meta({
      description:
        'Share of the bed nights of this month that were taken; until one is recorded, of the beds today',
    }),
    houses: z
      .array(
        z.object({
          listing_id: z.number(),
          beds: z.number(),
          taken: z.number().meta({ description: 'Beds today' }),
          received: earned.meta({ description: 'Of the `total_amount` of this month' }),
        }),
      )
      .meta({ description: 'The active crash pads' }),
  }),
});

/** A crash pad's own figures of the last twelve months. */
export const getCrashpadFigures = operation({
  feature,
  method: 'GET',
  path: '/crashpads/{id}/figures',
  summary: "Get the views, messages and occupancy of one of the lister's own listings by month",
  params: idParams,
  answer: z.object({
    views: z.number().meta({ description: 'Since it was published' }),
    data: z
      .array(
        z.object({
          month: z.string().meta({ description: 'YYYY-MM, at the crash pad' }),
          is_running: z.boolean(),
          views: z.number().nullable().meta({
            description: 'null: before views were counted by month',
          }),
          messages: z.number().meta({ description: 'Members who wrote about it first' }),
          occupancy: z.number().min(0).max(1).nullable().meta({
            description: 'Share of the recorded bed nights that were taken; null: none recorded',
          }),
        }),
      )
      .meta({ description: 'Oldest first' }),
  }),
});
export type CrashpadFigures = OperationAnswer<typeof getCrashpadFigures>;

const ofHouse = {
  listing_id: rowId.optional().meta({
    description: "The calendar of this crash pad, without people and money; else the member's own",
  }),
};

export const createCalendar = operation({
  feature,
  method: 'POST',
  path: '/calendar',
  summary: "Get the secret address of the member's calendar, or a house's; `rotate` replaces it",
  body: z.object({ ...ofHouse, rotate: z.boolean().optional() }),
  bodyIsOptional: true,
  answer: z.object({ url: z.string() }),
});

export const deleteCalendar = operation({
  feature,
  method: 'DELETE',
  path: '/calendar',
  summary: "End the secret address of the member's calendar, or of a house's",
  body: z.object(ofHouse),
  bodyIsOptional: true,
  answer: z.null(),
  status: 204,
});

export const getCalendar = operation({
  feature,
  method: 'GET',
  path: '/calendar/{token}.ics',
  summary: 'Get check-ins, check-outs and rent days as a calendar',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: z.string(),
  media: 'text/calendar',
});
