import { sql } from 'kysely';
import type { FigureDefinition } from '../figures.ts';
import { NOT_UNTIL_VERIFIED } from './rows.ts';

const WAITING = sql`kind = 'mail' and sent_at is null and failed_at is null`;
/** Neither for the hour of a digest, nor for an address to be verified. */
const IS_TO_BE_SENT = sql`${WAITING} and bundle is null
  and next_attempt_at < ${NOT_UNTIL_VERIFIED}::timestamptz`;

/** How the emails of all nodes stand. */
export const outboxFigures: readonly FigureDefinition[] = [
  {
    name: 'outbox_waiting',
    help: 'Emails that are neither sent nor failed; NaN while the database does not answer',
    value: () => sql`(select count(*)::int from outbox where ${WAITING})`,
  },
  {
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest email that is to be sent now has waited; 0 if there is none',
    value: (now) => sql`(
      select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8
      from outbox where ${IS_TO_BE_SENT})`,
  },
  {
    name: 'refusing_addresses',
    help: 'Addresses that their mail server refuses for good',
    value: () => sql`(select count(*)::int from refusing_addresses)`,
  },
];
