import type { Insertable } from 'kysely';
import type { Database } from './database/schema.ts';

/** The columns of a row that a test cares about; its factory fills in the others. */
export type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

let serial = 0;
/** A number that no other row of this process has. */
export const nextNumber = (): number => {
  serial += 1;
  return serial;
};

/** The instant at which rows are refreshed unless a test gives another one. */
export const TEST_NOW = new Date('2026-03-01T12:00:00Z');
