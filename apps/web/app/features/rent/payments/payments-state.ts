import type { ShellMember } from '@crewpad/contract';
import {
  farDate,
  isListerPlan,
  OFFSET_MAX,
  PAYMENT_METHODS,
  type PaymentMethod,
  TRANSACTION_STATES,
  TRANSACTION_TYPES,
  type TransactionState,
  type TransactionType,
} from '@crewpad/domain';
import { readMonth, shiftMonth } from '../../../lib/months.ts';

export const ROWS_PER_PAGE = 25;
/** The number of years offered, up to this one. */
const YEARS = 6;

const FILTERS = ['year', 'month', 'house', 'tenant', 'type', 'method', 'status'] as const;

/** The filters of the payment list, as in its address. */
export interface PaymentsState {
  year: number | null;
  type: TransactionType | null;
  status: TransactionState | null;
  /** A rental. */
  tenant: number | null;
  /** A crash pad. */
  house: number | null;
  method: PaymentMethod | null;
  /** YYYY-MM. */
  month: string | null;
  offset: number;
}

export function readYear(text: string | null): number | null {
  const isYear = text !== null && /^\d{4}$/.test(text) && farDate(text, new Date()) === null;
  return isYear ? Number(text) : null;
}

/** Invalid values are left out. */
export function readState(params: URLSearchParams): PaymentsState {
  const whole = (name: string) => {
    const value = Number(params.get(name) ?? 0);
    return Number.isInteger(value) && value > 0 ? value : 0;
  };
  const offset = whole('offset');
  // The form has one choice for both.
  const period = params.get('period');
  return {
    year: readYear(params.get('year') ?? period),
    month: readMonth(params.get('month') ?? period),
    type: TRANSACTION_TYPES.find((value) => value === params.get('type')) ?? null,
    status: TRANSACTION_STATES.find((value) => value === params.get('status')) ?? null,
    tenant: whole('tenant') || null,
    house: whole('house') || null,
    method: PAYMENT_METHODS.find((value) => value === params.get('method')) ?? null,
    offset: offset <= OFFSET_MAX ? offset : 0,
  };
}

/** The query with some values changed; any change resets to the first page. */
export function paymentsAddress(state: PaymentsState, change: Partial<PaymentsState>): string {
  const next = { ...state, offset: 0, ...change };
  const params = new URLSearchParams();
  for (const name of FILTERS) {
    const value = next[name];
    if (value !== null) params.set(name, String(value));
  }
  if (next.offset > 0) params.set('offset', String(next.offset));
  return `?${params}`;
}

export const isFiltered = (state: PaymentsState): boolean =>
  FILTERS.some((name) => state[name] !== null);

/** The years to choose from, newest first. */
export function yearsUntil(thisYear: number, chosenYear: number | null): number[] {
  const years = Array.from({ length: YEARS }, (_, back) => thisYear - back);
  if (chosenYear !== null && !years.includes(chosenYear)) years.push(chosenYear);
  return years.sort((a, b) => b - a);
}

export function isLister({
  user_plan,
  signup_plan,
}: Pick<ShellMember, 'user_plan' | 'signup_plan'>) {
  return isListerPlan(user_plan ?? signup_plan);
}

const MONTHS = 12;

/** The months of a year, or those up to this one, newest first. */
export function monthsUntil(thisMonth: string, { year, month }: PaymentsState): string[] {
  const last = year === null ? thisMonth : `${year}-12`;
  const months = Array.from({ length: MONTHS }, (_, back) => shiftMonth(last, -back));
  return month === null || months.includes(month) ? months : [...months, month];
}
