import fc from 'fast-check';
import type { CardName } from './rig.ts';

/** One thing that happens to a payment. */
export type Action =
  /** The member pays with a card; the process may die at some step. */
  | { do: 'pay'; worker: 0 | 1; card: CardName; killAt: number | undefined }
  /** Both nodes at once. */
  | {
      do: 'both';
      cards: [CardName, CardName];
      killAt: [number | undefined, number | undefined];
    }
  /** The provider's next calls fail. */
  | { do: 'fault'; kind: FaultKind; path: string; count: number }
  /** A worker's next charge times out, and arrives later. */
  | { do: 'late'; worker: 0 | 1; milliseconds: number }
  /** Provider events arrive: duplicated, late, or early. */
  | { do: 'webhook'; worker: 0 | 1; killAt: number | undefined }
  | { do: 'poller'; worker: 0 | 1; killAt: number | undefined }
  /** The job renews due terms with the card on file. */
  | { do: 'renew'; worker: 0 | 1; card: CardName; killAt: number | undefined }
  /** Leases expire after a minute, the provider's keys after a day. */
  | { do: 'advance'; milliseconds: number }
  /** The cardholder completes the 3-D Secure step. */
  | { do: 'challenge'; succeed: boolean }
  /** The member chooses another plan, or goes back. */
  | { do: 'plan'; worker: 0 | 1; plan: 'basic' | 'pro'; killAt: number | undefined }
  /** The member pays for a dearer plan, with a credit for unused days. */
  | {
      do: 'change';
      worker: 0 | 1;
      plan: 'premium' | 'pro';
      creditCents: number;
      killAt: number | undefined;
    }
  /** The member switches the renewal off. */
  | { do: 'off'; worker: 0 | 1; killAt: number | undefined }
  /** The intent is canceled in the provider's dashboard. */
  | { do: 'cancel' };

type FaultKind = 'drop_before' | 'drop_after_execute' | '500_after_execute' | '409' | '429';

const CONFIRM = '/v1/payment_intents/*/confirm';
const killAt = fc.option(fc.integer({ min: 1, max: 45 }), { nil: undefined, freq: 2 });
const worker = fc.constantFrom(0 as const, 1 as const);
const card = fc.oneof(
  { weight: 4, arbitrary: fc.constant<CardName>('good') },
  { weight: 2, arbitrary: fc.constantFrom<CardName>('other', 'confirms') },
  { weight: 2, arbitrary: fc.constant<CardName>('declined') },
);
const fault = fc.record({
  do: fc.constant('fault' as const),
  kind: fc.constantFrom<FaultKind>(
    'drop_before',
    'drop_after_execute',
    '500_after_execute',
    '409',
    '429',
  ),
  path: fc.constantFrom(CONFIRM, CONFIRM, '/v1/payment_intents', '/v1/payment_intents/*', '*'),
  // The SDK retries a dropped call once: only the second drop has an effect.
  count: fc.integer({ min: 1, max: 3 }),
});

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), worker, card, killAt }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('both' as const),
      cards: fc.tuple(card, card),
      killAt: fc.tuple(killAt, killAt),
    }),
  },
  { weight: 5, arbitrary: fault },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('late' as const),
      worker,
      milliseconds: fc.integer({ min: 0, max: 30 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('webhook' as const), worker, killAt }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('poller' as const), worker, killAt }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('renew' as const), worker, card, killAt }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      milliseconds: fc.constantFrom(1000, 61_000, 11 * 60_000, 25 * 3_600_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('challenge' as const), succeed: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      worker,
      plan: fc.constantFrom('basic' as const, 'pro' as const),
      killAt,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      worker,
      plan: fc.constantFrom('premium' as const, 'pro' as const),
      creditCents: fc.integer({ min: 0, max: 4900 }),
      killAt,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('off' as const), worker, killAt }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
);

export interface Schedule {
  actions: Action[];
  /** What is paid for: a plan's term or a listing's promotion. */
  of: 'plan' | 'promotion';
  /** An automatic renewal, not a first term. */
  isRenewal: boolean;
  /** Finally the member pays with a good card, without faults. */
  endsWell: boolean;
}

export const schedule: fc.Arbitrary<Schedule> = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 7 }),
  of: fc.constantFrom('plan' as const, 'promotion' as const),
  isRenewal: fc.boolean(),
  endsWell: fc.boolean(),
});
