import type { Clock } from '../clock.ts';
import { heldTasks } from '../resources/charges/capturing.ts';
import type { Store } from '../store/store.ts';

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
