import type { FeatureGauge } from '../../platform/metrics.ts';
import type { JobServices } from '../feature.ts';
import { countStuckMoves } from './ledger/queries/stuck-moves.ts';

/** Metrics of billing: money that does not move. */
export function billingGauges({ db, clock }: JobServices): FeatureGauge[] {
  const count = () => countStuckMoves(db, clock.now());
  return [
    {
      name: 'moves',
      help: 'Moves and refunds that are not done, by kind and state',
      labels: ['kind', 'state'],
      read: async () =>
        (await count()).map(({ kind, state, moves }) => ({
          labels: { kind, state },
          value: moves,
        })),
    },
    {
      name: 'moves_oldest_seconds',
      help: 'How long the oldest of them has waited; 0 if there is none',
      read: async () => Math.max(0, ...(await count()).map(({ oldest_seconds }) => oldest_seconds)),
    },
  ];
}
