import type Stripe from 'stripe';
import { invalidRequest } from '../../errors.ts';
import { DAY } from '../balance-transactions.ts';

export type Schedule = Stripe.Account.Settings.Payouts.Schedule;
type RequestedSchedule = Stripe.AccountUpdateParams.Settings.Payouts.Schedule;

const DEFAULT_DELAY = 2;
const MOST_DELAY = 31;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const PARAM = 'settings[payouts][schedule]';

export const DEFAULT_SCHEDULE: Schedule = { delay_days: DEFAULT_DELAY, interval: 'daily' };

/** The schedule after a change. Throws 400 for a day that its interval does not have, or lacks. */
export function changedSchedule(
  current: Schedule,
  requested: RequestedSchedule,
  leastDelay: number,
): Schedule {
  const interval = requested.interval ?? current.interval;
  const schedule: Schedule = {
    delay_days: delayOf(requested.delay_days, current, leastDelay),
    interval,
  };
  const { weekly_anchor, monthly_anchor } = requested;
  if (weekly_anchor !== undefined && interval !== 'weekly')
    throw unfit('weekly_anchor', 'goes with a weekly interval only');
  if (monthly_anchor !== undefined && interval !== 'monthly')
    throw unfit('monthly_anchor', 'goes with a monthly interval only');
  if (interval === 'weekly') schedule.weekly_anchor = weekdayOf(weekly_anchor, current);
  if (interval === 'monthly') schedule.monthly_anchor = monthdayOf(monthly_anchor, current);
  return schedule;
}

function delayOf(
  requested: RequestedSchedule['delay_days'],
  { delay_days: current }: Schedule,
  least: number,
): number {
  if (requested === undefined) return current;
  if (requested === 'minimum') return least;
  if (requested >= least && requested <= MOST_DELAY) return requested;
  throw unfit('delay_days', `is ${least} to ${MOST_DELAY}`);
}

function weekdayOf(
  requested: RequestedSchedule['weekly_anchor'],
  { weekly_anchor: current }: Schedule,
): string {
  const day = requested ?? current;
  if (day !== undefined && WEEKDAYS.includes(day)) return day;
  throw unfit('weekly_anchor', 'is a day of the week for a weekly interval');
}

function monthdayOf(requested: number | undefined, { monthly_anchor: current }: Schedule): number {
  const day = requested ?? current ?? 0;
  if (day >= 1 && day <= 31) return day;
  throw unfit('monthly_anchor', 'is 1 to 31 for a monthly interval');
}

const unfit = (name: string, rule: string) =>
  invalidRequest(`${name} ${rule}.`, { param: `${PARAM}[${name}]` });

/** Whether the account is paid on the UTC day that starts at `midnight`, in unix seconds. */
export function paysOn(schedule: Schedule, midnight: number): boolean {
  const day = new Date(midnight * 1000);
  if (schedule.interval === 'daily') return true;
  if (schedule.interval === 'weekly') return WEEKDAYS[day.getUTCDay()] === schedule.weekly_anchor;
  if (schedule.interval !== 'monthly') return false;
  const isLast = new Date((midnight + DAY) * 1000).getUTCDate() === 1;
  const anchor = schedule.monthly_anchor ?? 1;
  return day.getUTCDate() === anchor || (isLast && anchor > day.getUTCDate());
}
