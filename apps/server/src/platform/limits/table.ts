const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Whom a counter stands for: the caller's network, the network of callers without an account, the
 * member who calls, or a key that only the handler knows, such as the e-mail in the body.
 */
export type LimitPer = 'network' | 'visitor' | 'member' | 'key';

export interface LimitRule {
  readonly per: LimitPer;
  readonly points: number;
  readonly seconds: number;
  /** Once used up, the wait is counted from the last try. */
  readonly pauses?: true;
}

type Rules = Readonly<Record<string, LimitRule>>;

/**
 * What may be asked how often; the one table of the whole program. Each number can be changed by the
 * setting LIMITS under its name, for example `mail.address_day=20`. Crew share the Wi-Fi of airports,
 * so the limits per account do the work and those per network are generous.
 */
export const LIMITS = {
  search: {
    visitor_minute: { per: 'visitor', points: 60, seconds: MINUTE },
    member_minute: { per: 'member', points: 240, seconds: MINUTE },
  },
  read: {
    visitor_minute: { per: 'visitor', points: 600, seconds: MINUTE },
    member_minute: { per: 'member', points: 600, seconds: MINUTE },
  },
  login: { network_hour: { per: 'network', points: 100, seconds: HOUR } },
  /** Wrong passwords for one account from one network. */
  login_failures: {
    account_quarter: { per: 'key', points: 10, seconds: QUARTER, pauses: true },
  },
  /** Wrong passwords for one account from anywhere: slowed down, never locked. */
  login_slow: { account_day: { per: 'key', points: 50, seconds: DAY } },
  mail: {
    network_hour: { per: 'network', points: 20, seconds: HOUR },
    address_hour: { per: 'key', points: 3, seconds: HOUR },
    address_day: { per: 'key', points: 10, seconds: DAY },
  },
  email_exists: {
    network_minute: { per: 'network', points: 10, seconds: MINUTE },
    network_hour: { per: 'network', points: 60, seconds: HOUR },
    address_hour: { per: 'key', points: 3, seconds: HOUR },
  },
  sign_up: {
    network_hour: { per: 'network', points: 30, seconds: HOUR },
    address_day: { per: 'key', points: 3, seconds: DAY },
  },
  /** Links of mails: only bad ones count. */
  link_token: { network_hour: { per: 'network', points: 20, seconds: HOUR } },
  /** Codes that close an account. */
  closing_code: { member_day: { per: 'key', points: 3, seconds: DAY } },
  /** Files, not requests. */
  uploads: { member_hour: { per: 'key', points: 120, seconds: HOUR } },
  money: { member_minute: { per: 'member', points: 10, seconds: MINUTE } },
} as const satisfies Readonly<Record<string, Rules>>;

/** `none` is for the probes of the operator and the provider's webhook. */
export type LimitClass = keyof typeof LIMITS | 'none';
export type LimitTable = Readonly<Record<keyof typeof LIMITS, Rules>>;

/**
 * Counted in memory, with the other nodes' counts some seconds late: they are asked with every call
 * and protect only from load.
 */
export const COUNTED_IN_MEMORY: ReadonlySet<LimitClass> = new Set<LimitClass>(['search', 'read']);

/** Calls of these give back what they took unless the link was bad. */
export const COUNTED_WHEN_BAD: ReadonlySet<LimitClass> = new Set<LimitClass>(['link_token']);
