import { sql } from 'kysely';
import type { FigureDefinition } from '../../platform/figures.ts';

/** Listers who owe the provider, and how much. */
export const balanceFigures: readonly FigureDefinition[] = [
  {
    name: 'accounts_below_zero',
    help: 'Payout accounts whose balance was below zero when it was last read',
    value: () => sql`(select count(*)::int from payout_accounts
      where balance_cents < 0 and state <> 'disconnected')`,
  },
  {
    name: 'accounts_below_zero_dollars',
    help: 'How much they lack together',
    value: () => sql`(select coalesce(-sum(balance_cents), 0)::float8 / 100 from payout_accounts
      where balance_cents < 0 and state <> 'disconnected')`,
  },
];
