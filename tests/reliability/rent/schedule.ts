import fc from 'fast-check';
import type { CardName } from '../support/rig.ts';

/**
 * One action on a rental and its money, by a person or a job. `which` selects among the candidates.
 */
export type Work =
  | { do: 'accept' | 'decline' | 'cancel_invite'; key: number | undefined }
  /** The rent jobs of one minute. */
  | { do: 'run' }
  | { do: 'job'; name: JobName }
  /** The tenant pays an open item, or the lister has it charged. */
  | { do: 'pay'; by: 'payer' | 'payee'; which: number; key: number | undefined }
  | { do: 'request'; cents: number; for: Purpose; key: number | undefined }
  | { do: 'edit_request'; which: number; cents: number }
  | { do: 'close_request'; which: number; action: 'reject' | 'withdraw' }
  /** Refunds a share of the remainder; of a deposit, the lister keeps the rest. */
  | { do: 'refund'; which: number; share: number; method: 'card' | 'outside'; key: number }
  | { do: 'cash'; cents: number; for: Purpose; key: number | undefined }
  | { do: 'autopay'; action: AutopayStep }
  | { do: 'check_out' | 'request_checkout'; days: number }
  | { do: 'confirm_checkout' | 'decline_checkout' | 'leave' }
  | { do: 'edit'; rent: number; paymentDate: number }
  /** Puts another card on file; undefined: none that can be charged. */
  | { do: 'card'; card: CardName | undefined };

type JobName = 'check' | 'cancel' | 'refunds' | 'settle' | 'events' | 'reap' | 'account';
type Purpose = 'rent' | 'deposit' | 'parking';
type AutopayStep = 'request' | 'accept' | 'decline' | 'lister_disable' | 'tenant_disable';

export type RentAction =
  /** A worker runs, and may die at one of its steps. */
  | { do: 'work'; worker: 0 | 1; killAt: number | undefined; work: Work }
  /** Both nodes at once. */
  | { do: 'both'; killAt: [number | undefined, number | undefined]; works: [Work, Work] }
  /** The provider's next calls fail. */
  | { do: 'fault'; kind: FaultKind; path: string; count: number }
  /** A worker's next charge or refund times out, and arrives later. */
  | { do: 'late'; worker: 0 | 1; path: '/confirm' | '/refunds'; milliseconds: number }
  /** Time passes without jobs. */
  | { do: 'outage'; milliseconds: number }
  /** Days pass, with jobs running whenever something is due. */
  | { do: 'days'; count: number }
  /** The cardholder completes the 3-D Secure step. */
  | { do: 'challenge'; succeed: boolean }
  /** In the provider's dashboard: an intent is canceled, or the lister's account is restricted. */
  | { do: 'cancel_intent'; which: number }
  | { do: 'account'; state: 'complete' | 'restricted' }
  /** Banks: a charge is disputed, the dispute ends, a refund is returned. */
  | { do: 'dispute'; which: number }
  | { do: 'end_dispute'; won: boolean }
  | { do: 'return_refund' };

const FAULTS = ['drop_before', 'drop_after_execute', '500_after_execute', '409', '429'] as const;
type FaultKind = (typeof FAULTS)[number];

const worker = fc.constantFrom(0 as const, 1 as const);
const which = fc.nat(9);
const key = fc.option(fc.nat(2), { nil: undefined });
const killAt = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 70 }) },
);
const cents = fc.constantFrom(50, 4500, 12_345, 40_000, 90_000);
const purpose = fc.constantFrom<Purpose>('rent', 'rent', 'deposit', 'parking');
const card = fc.constantFrom<CardName | undefined>(
  'good',
  'good',
  'other',
  'confirms',
  'declined',
  undefined,
);

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const doing = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);

const work: fc.Arbitrary<Work> = fc.oneof(
  weighted(3, fc.record({ do: doing('accept'), key })),
  weighted(1, fc.record({ do: doing('decline', 'cancel_invite'), key })),
  weighted(9, fc.record({ do: doing('run') })),
  weighted(
    5,
    fc.record({
      do: doing('job'),
      name: fc.constantFrom<JobName>(
        'check',
        'cancel',
        'refunds',
        'settle',
        'events',
        'reap',
        'account',
      ),
    }),
  ),
  weighted(6, fc.record({ do: doing('pay'), by: doing('payer', 'payer', 'payee'), which, key })),
  weighted(4, fc.record({ do: doing('request'), cents, for: purpose, key })),
  weighted(1, fc.record({ do: doing('edit_request'), which, cents })),
  weighted(
    2,
    fc.record({ do: doing('close_request'), which, action: doing('reject', 'withdraw') }),
  ),
  weighted(
    5,
    fc.record({
      do: doing('refund'),
      which,
      share: fc.constantFrom(0.01, 0.3, 1, 1),
      method: doing('card', 'card', 'card', 'outside'),
      key: fc.nat(3),
    }),
  ),
  weighted(4, fc.record({ do: doing('cash'), cents, for: purpose, key })),
  weighted(
    4,
    fc.record({
      do: doing('autopay'),
      action: fc.constantFrom<AutopayStep>(
        'request',
        'accept',
        'decline',
        'lister_disable',
        'tenant_disable',
      ),
    }),
  ),
  weighted(
    3,
    fc.record({
      do: doing('check_out', 'request_checkout'),
      days: fc.integer({ min: 0, max: 45 }),
    }),
  ),
  weighted(2, fc.record({ do: doing('confirm_checkout', 'decline_checkout', 'leave') })),
  weighted(
    1,
    fc.record({
      do: doing('edit'),
      rent: fc.constantFrom(30_000, 40_000, 55_500),
      paymentDate: fc.integer({ min: 1, max: 28 }),
    }),
  ),
  weighted(3, fc.record({ do: doing('card'), card })),
);

const action: fc.Arbitrary<RentAction> = fc.oneof(
  weighted(24, fc.record({ do: doing('work'), worker, killAt, work })),
  weighted(
    5,
    fc.record({
      do: doing('both'),
      killAt: fc.tuple(killAt, killAt),
      works: fc.tuple(work, work),
    }),
  ),
  weighted(
    5,
    fc.record({
      do: doing('fault'),
      kind: doing(...FAULTS),
      path: doing(
        '/v1/payment_intents/*/confirm',
        '/v1/payment_intents/*/cancel',
        '/v1/payment_intents',
        '/v1/refunds',
        '/v1/transfers/*',
        '*',
      ),
      // The SDK retries a dropped call once: only the second drop has an effect.
      count: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  weighted(
    3,
    fc.record({
      do: doing('late'),
      worker,
      path: doing('/confirm', '/confirm', '/refunds'),
      milliseconds: fc.integer({ min: 0, max: 30 }),
    }),
  ),
  weighted(
    4,
    fc.record({
      do: doing('outage'),
      milliseconds: fc.constantFrom(61_000, 11 * 60_000, 25 * 3_600_000, 40 * 86_400_000),
    }),
  ),
  weighted(8, fc.record({ do: doing('days'), count: fc.integer({ min: 1, max: 35 }) })),
  weighted(1, fc.record({ do: doing('challenge'), succeed: fc.boolean() })),
  weighted(1, fc.record({ do: doing('cancel_intent'), which })),
  weighted(1, fc.record({ do: doing('account'), state: doing('complete', 'restricted') })),
  weighted(2, fc.record({ do: doing('dispute'), which })),
  weighted(1, fc.record({ do: doing('end_dispute'), won: fc.boolean() })),
  weighted(1, fc.record({ do: doing('return_refund') })),
);

const alone = (one: fc.Arbitrary<Work>): fc.Arbitrary<RentAction> =>
  fc.record({ do: doing('work'), worker, killAt: fc.constant(undefined), work: one });
const paying = fc.record({ do: doing('pay'), by: doing('payer' as const), which: fc.nat(1), key });
const challenge = fc.record({ do: doing('challenge'), succeed: fc.boolean() });

/** Combinations that rarely occur at random. */
const stories: fc.Arbitrary<RentAction[]>[] = [
  // The cardholder confirms something that was changed in the meantime.
  fc.tuple(
    alone(fc.constant({ do: 'card', card: 'confirms' })),
    alone(paying),
    action,
    challenge,
    action,
  ),
  // A tenant accepts with a card whose bank asks for confirmation, and confirms late.
  fc.tuple(
    alone(fc.constant({ do: 'card', card: 'confirms' })),
    alone(fc.record({ do: doing('accept'), key })),
    action,
    challenge,
  ),
  // Something is requested and paid.
  fc.tuple(alone(fc.record({ do: doing('request'), cents, for: purpose, key })), alone(paying)),
];

export interface Offer {
  /** Days from now until check-in. */
  startsIn: number;
  /** null: no agreed end. */
  nights: number | null;
  paymentDate: number;
  rent: number;
  deposit: number;
  autoPay: 0 | 1;
}

export interface RentSchedule {
  offer: Offer;
  /** The tenant tries to accept first. */
  accepts: boolean;
  actions: RentAction[];
  /** Finally there are no more faults, and the tenant pays all debts with a good card. */
  endsWell: boolean;
}

export const rentSchedule: fc.Arbitrary<RentSchedule> = fc.record({
  offer: fc.record({
    startsIn: fc.integer({ min: 0, max: 12 }),
    nights: fc.option(fc.integer({ min: 1, max: 75 })),
    paymentDate: fc.integer({ min: 1, max: 28 }),
    rent: fc.constantFrom(40_000, 40_000, 1000, 123_456),
    deposit: fc.constantFrom(0, 20_000),
    autoPay: fc.constantFrom(0 as const, 1 as const, 1 as const),
  }),
  accepts: fc.oneof(weighted(5, fc.constant(true)), weighted(1, fc.constant(false))),
  actions: fc
    .array(
      fc.oneof(
        weighted(
          6,
          action.map((item) => [item]),
        ),
        ...stories.map((story) => weighted(1, story)),
      ),
      { minLength: 2, maxLength: 12, size: 'max' },
    )
    .map((parts) => parts.flat()),
  endsWell: fc.boolean(),
});
