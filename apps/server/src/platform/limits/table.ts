import { StartError } from '../start-error.ts';

export const MINUTE = 60;
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The key of a counter: the caller's network, the network of visitors, the calling member, or a key
 * that only the handler has, such as the email in the body.
 */
export type LimitPer = 'network' | 'visitor' | 'member' | 'key';

interface LimitRule {
  readonly per: LimitPer;
  readonly points: number;
  readonly seconds: number;
  /** Once used up, each attempt restarts the wait. */
  readonly pauses?: true;
}

/** A class of limits: the counters that a call takes points from. */
export interface LimitDefinition {
  readonly rules: Readonly<Record<string, LimitRule>>;
  /**
   * Counted in memory; the counts of other nodes arrive some seconds later. For frequent calls that
   * are limited only against overload.
   */
  readonly inMemory?: true;
  /**
   * The statuses that count; a call with another status gives its points back. Without it all calls
   * count. Guessing is limited by failures, so that successful calls are never refused.
   */
  readonly countsOnly?: readonly number[];
}

/**
 * The names of the classes. Each feature adds its own by declaration merging.
 * @public
 */
export interface LimitClasses {
  read: LimitDefinition;
  mail: LimitDefinition;
  uploads: LimitDefinition;
}

/** `none` is for health checks and the provider's webhook. */
export type LimitClass = keyof LimitClasses | 'none';
export type LimitTable = Readonly<Record<keyof LimitClasses, LimitDefinition>>;

/** Overrides of points, by `class.rule`. */
export type LimitChanges = ReadonlyMap<string, number>;

/**
 * The classes that several features share. Crew share airport Wi-Fi, so the limits per account are
 * strict and those per network are generous.
 */
const SHARED = {
  read: {
    rules: {
      visitor_minute: { per: 'visitor', points: 600, seconds: MINUTE },
      member_minute: { per: 'member', points: 600, seconds: MINUTE },
    },
    inMemory: true,
  },
  mail: {
    rules: {
      network_hour: { per: 'network', points: 20, seconds: HOUR },
      address_hour: { per: 'key', points: 3, seconds: HOUR },
      address_day: { per: 'key', points: 10, seconds: DAY },
    },
  },
  /** Files, not requests. */
  uploads: { rules: { member_hour: { per: 'key', points: 120, seconds: HOUR } } },
} as const satisfies Partial<LimitTable>;

/**
 * The table of all rate limits: the shared classes, those of the features, and the overrides in the
 * setting LIMITS.
 * @throws StartError for a class that two features declare, and for an override of an unknown rule.
 */
export function limitTable(
  features: readonly Partial<LimitTable>[],
  changes: LimitChanges,
): LimitTable {
  const table: Record<string, LimitDefinition> = { ...SHARED };
  for (const classes of features) {
    for (const [name, definition] of Object.entries(classes)) {
      if (Object.hasOwn(table, name)) throw new StartError(`The limit ${name} is declared twice.`);
      table[name] = definition;
    }
  }
  for (const [change, points] of changes) {
    const [name = '', rule = ''] = change.split('.');
    const definition = ownProperty(table, name);
    const changed = ownProperty(definition?.rules, rule);
    if (definition === undefined || changed === undefined) {
      throw new StartError(
        `Settings that cannot be used: LIMITS: ${change} is not a limit; the limits are ${namesOf(table)}`,
      );
    }
    const rules = { ...definition.rules, [rule]: { ...changed, points } };
    table[name] = { ...definition, rules };
  }
  return table as unknown as LimitTable;
}

/** A name from a setting must not reach inherited object properties. */
function ownProperty<T>(record: Readonly<Record<string, T>> | undefined, name: string) {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

function namesOf(table: Readonly<Record<string, LimitDefinition>>): string {
  return Object.entries(table)
    .flatMap(([name, { rules }]) => Object.keys(rules).map((rule) => `${name}.${rule}`))
    .join(', ');
}
