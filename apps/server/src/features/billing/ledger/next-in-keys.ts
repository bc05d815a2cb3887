import { sql } from 'kysely';

/**
 * The next number in the keys of several obligations `o`, as an SQL aggregate. Not their count:
 * old ones are deleted.
 */
export const nextInKeys = sql<number>`coalesce(max(substring(o.subject_key from '[0-9]+$')::integer), 0) + 1`;
