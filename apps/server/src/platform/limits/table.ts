import { StartError } from '../start-error.ts';

export const MINUTE = 60;
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * What a counter counts by: the caller's network, the network of visitors, the member who calls, or a
 * key that only the handler knows, such as the email in the body.
 */
export type LimitPer = 'network' | 'visitor' | 'member' | 'key';

interface LimitRule {
  readonly per: LimitPer;
  readonly points: number;
  readonly seconds: number;
  /** Once used up, the wait starts again with each attempt. */
  readonly pauses?: true;
}

/** One class of limits: the counters that a call takes a point from. */
export interface LimitDefinition {
  readonly rules: Readonly<Record<string, LimitRule>>;
  /**
   * Counted in memory; the counts of other nodes arrive some seconds later. For calls that come all
   * the time and are limited only against load.
   */
  readonly inMemory?: true;
  /**
   * The statuses that count; a call with another answer gives its points back. Without it all calls
   * count. What must not be guessed counts failures, so that no one is refused for what went well.
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

/** New numbers of points, by `class.rule`. */
export type LimitChanges = ReadonlyMap<string, number>;

/**
 * The classes that several features share. Crew share the Wi-Fi of airports, so the limits per
 * account do the work and those per network are generous.
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
 * The one table of what a caller may do how often: the shared classes, those of the features, and the
 * numbers that the setting LIMITS changes.
 * @throws StartError for a class that two features declare, and for a change of an unknown rule.
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

/** A name from a setting must not reach what every object inherits. */
function ownProperty<T>(record: Readonly<Record<string, T>> | undefined, name: string) {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

function namesOf(table: Readonly<Record<string, LimitDefinition>>): string {
  return Object.entries(table)
    .flatMap(([name, { rules }]) => Object.keys(rules).map((rule) => `${name}.${rule}`))
    .join(', ');
}
