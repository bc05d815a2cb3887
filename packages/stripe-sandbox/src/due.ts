import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import { passDeadline } from './resources/accounts/changes.ts';
import { DAY } from './resources/balances.ts';
import { capture, heldTasks } from './resources/charges.ts';
import { runPayoutDay } from './resources/payouts.ts';
import { failDueRefund, payWaitingRefunds } from './resources/refunds.ts';
import type { Store, Task } from './store/store.ts';

const LAST_DAY = 'payouts';
/** After a longer clock jump, earlier days are skipped: their money is sent on later ones. */
const MOST_DAYS = 62;

const WORK: Record<Exclude<Task, 'refund'>, (context: Context, id: string) => void> = {
  capture,
  deadline: passDeadline,
  refund_failure: failDueRefund,
};

/**
 * Does everything that has become due by the sandbox's clock, in the order of time: what the agenda
 * names, and once per UTC day the payouts.
 */
export function runDue(context: Context): void {
  const { agenda, now } = context;
  const held = heldTasks(context);
  for (let day = nextDay(context); ; ) {
    const first = agenda.next(Math.min(now, day), held);
    if (first !== undefined && first.task !== 'refund') {
      agenda.remove(first.task, first.id);
      WORK[first.task]({ ...context, now: first.due }, first.id);
    } else if (day <= now) {
      context.settings.set(LAST_DAY, String(day));
      runPayoutDay({ ...context, now: day });
      day += DAY;
    } else break;
  }
  payWaitingRefunds(context);
}

/** The next midnight to process; the first use of the store starts today. */
function nextDay({ settings, now }: Context): number {
  const today = Math.floor(now / DAY) * DAY;
  const last = Number(settings.get(LAST_DAY) ?? today);
  if (settings.get(LAST_DAY) === undefined || last > today) settings.set(LAST_DAY, String(today));
  return last > today ? today + DAY : Math.max(last + DAY, today - (MOST_DAYS - 1) * DAY);
}

/** Wakes the sandbox when something becomes due without a call. */
export interface Alarm {
  /** Sets it for what is due next. */
  set(): void;
  stop(): void;
}

const SHORTEST_MS = 100;
/** The clock may be moved meanwhile, and payouts are sent daily. */
const LONGEST_MS = 60_000;

/** @param ring does what is due */
export function makeAlarm(store: Store, clock: Clock, ring: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined;
  return {
    set() {
      clearTimeout(timer);
      const now = clock.now();
      const next = store.agenda.next(Math.ceil((now + LONGEST_MS) / 1000), heldTasks(store));
      const wait = next === undefined ? LONGEST_MS : next.due * 1000 - now;
      timer = setTimeout(ring, Math.min(Math.max(wait, SHORTEST_MS), LONGEST_MS)).unref();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
