import { sql } from 'kysely';
import { type FigureDefinition, labeled } from '../../../platform/figures.ts';
import { stuckMoves } from './pending.queries.ts';

const UNKNOWN = sql`status in ('sent', 'unknown')`;

/** Metrics of billing: what charges came to, and money that does not move. */
export const billingFigures: readonly FigureDefinition[] = [
  {
    name: 'charges',
    help: 'Charges of the last hour by outcome',
    labels: ['outcome'],
    value: (now) =>
      labeled(sql`
        select o.outcome, count(a.id)::int as value
        from unnest(array['paid', 'declined', 'requires_action', 'unknown', 'sent']) o (outcome)
        left join payment_attempts a on a.status = o.outcome
          and a.created_at > ${now}::timestamptz - interval '1 hour'
        group by o.outcome`),
  },
  {
    name: 'charges_unknown',
    help: 'Charges whose outcome the provider has not told',
    value: () => sql`(select count(*)::int from payment_attempts where ${UNKNOWN})`,
  },
  {
    name: 'charges_unknown_oldest_seconds',
    help: 'How long ago the oldest of them was sent; 0 if there is none',
    value: (now) => sql`(
      select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8
      from payment_attempts where ${UNKNOWN})`,
  },
  {
    name: 'moves',
    help: 'Moves and refunds that are not done, by kind and state',
    labels: ['kind', 'state'],
    value: (now) =>
      labeled(sql`
        select kind, state, count(*)::int as value
        from (${stuckMoves(now)}) s group by kind, state`),
  },
  {
    name: 'moves_oldest_seconds',
    help: 'How long the oldest of them has waited; 0 if there is none',
    value: (now) => sql`(
      select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8
      from (${stuckMoves(now)}) s)`,
  },
  {
    name: 'webhook_events',
    help: 'Events of the provider that are not handled: received, or given up',
    labels: ['state'],
    value: () =>
      // Each state has its own index.
      labeled(sql`
        select 'received' as state, count(*)::int as value
        from provider_events where status = 'received'
        union all
        select 'failed', count(*)::int from provider_events where status = 'failed'`),
  },
  {
    name: 'webhook_lag_seconds',
    help: 'How long the oldest event has waited to be handled; 0 if there is none',
    value: (now) => sql`(
      select coalesce(extract(epoch from ${now}::timestamptz - min(received_at)), 0)::float8
      from provider_events where status = 'received')`,
  },
];
