import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** The columns that a test sets; its factory fills in the others. */
export type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

let serial = 0;
/** A number unique in this process. */
export const nextNumber = (): number => {
  serial += 1;
  return serial;
};

/** The instant at which rows are refreshed by default. */
export const TEST_NOW = new Date('2026-03-01T12:00:00Z');
