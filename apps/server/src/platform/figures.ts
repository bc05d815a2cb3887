import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';

/** A metric whose value is in the database. */
export interface FigureDefinition {
  /** Without the prefix `crewpad_`. */
  readonly name: string;
  readonly help: string;
  /** The names of the labels. */
  readonly labels?: readonly string[];
  /** An SQL expression: a number; with labels, what `labeled` returns. */
  readonly value: (now: Date) => RawBuilder<unknown>;
}

/**
 * Several values of one metric.
 * @param rows a query with a column `value` and one for each label
 */
export const labeled = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object(
    'value', f.value, 'labels', to_jsonb(f) - 'value')), '[]')
  from (${rows}) f)`;

interface LabeledValue {
  labels: Record<string, string>;
  value: number;
}
type Values = ReadonlyMap<string, number | readonly LabeledValue[]>;

/** Metrics are scraped by several programs, and each scrape asks for every figure. */
const CACHED_MS = 2000;

/** Reads all figures in one statement, at most once in two seconds. */
export class Figures {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #definitions: readonly FigureDefinition[];
  #read: Promise<Values> | undefined;
  #readAt = 0;

  constructor(db: Db, clock: Clock, definitions: readonly FigureDefinition[]) {
    this.#db = db;
    this.#clock = clock;
    this.#definitions = definitions;
  }

  /** The values by name; none while the database does not answer. */
  read(): Promise<Values> {
    const now = this.#clock.now();
    // The test clock can go back.
    const age = Math.abs(now.getTime() - this.#readAt);
    if (this.#read === undefined || age >= CACHED_MS) {
      this.#readAt = now.getTime();
      // If the database is unreachable, the other metrics matter most.
      this.#read = this.#ask(now).catch(() => new Map());
    }
    return this.#read;
  }

  async #ask(now: Date): Promise<Values> {
    const columns = this.#definitions.map(
      ({ name, value }) => sql`${value(now)} as ${sql.ref(name)}`,
    );
    if (columns.length === 0) return new Map();
    const { rows } = await sql<Record<string, number | LabeledValue[]>>`
      select ${sql.join(columns)}`.execute(this.#db);
    return new Map(Object.entries(rows[0] ?? {}));
  }
}
