import type { ColumnType } from 'kysely';

/** Column types that several tables share. */

export type Instant = ColumnType<Date, Date | string, Date | string>;
export type OptionalInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Calendar dates stay text, `YYYY-MM-DD`. */
export type CalendarDate = ColumnType<string, string, string>;
/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string | undefined, string>;
