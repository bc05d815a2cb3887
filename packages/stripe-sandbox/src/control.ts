import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { invalidRequest, orError } from './errors.ts';
import { readFault } from './faults.ts';
import { makeAccount } from './resources/accounts/accounts.ts';
import {
  type AccountChange,
  changeAccount,
  completeAccount,
  disconnectAccount,
  setAccountState,
} from './resources/accounts/changes.ts';
import {
  ACCOUNT_STATES,
  type AccountState,
  accessibleAccount,
} from './resources/accounts/states.ts';
import { currentBalance, setAvailable } from './resources/balances.ts';
import { finishStep } from './resources/challenges.ts';
import { holdCaptures, releaseCaptures, setCaptureDelay } from './resources/charges.ts';
import { deleteCustomer } from './resources/customers.ts';
import { closeDispute, makeDispute } from './resources/disputes.ts';
import { detach, findPaymentMethod, renew } from './resources/payment-methods.ts';
import { LEAST, makePayout, settlePayout } from './resources/payouts.ts';
import { failRefund, setNextRefunds, succeedRefund } from './resources/refunds.ts';
import { change, type SandboxParts } from './sandbox-parts.ts';

interface ById {
  Params: { id: string };
}
interface StateBody extends Omit<AccountChange, 'deadline'> {
  state?: string;
  external?: string;
  /** ISO 8601 or unix seconds; null: none. */
  deadline?: string | number | null;
}

/** What the owners of connected accounts and Stripe's checks would do. */
function accountRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.post<{ Body: (StateBody & { email?: string; country?: string }) | null }>(
    '/_sandbox/accounts',
    ({ body }, reply) =>
      orError(reply, () =>
        change(parts, (context) => {
          const capability = { requested: true };
          const account = makeAccount(context, {
            capabilities: { card_payments: capability, transfers: capability },
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              requirement_collection: 'stripe',
              stripe_dashboard: { type: 'express' },
            },
            country: body?.country ?? 'US',
            email: body?.email ?? 'owner@example.com',
          });
          const { email: _email, country: _country, ...state } = body ?? {};
          return enter(context, account.id, { state: 'complete', ...state });
        }),
      ),
  );
  app.post<ById & { Body: StateBody | null }>(
    '/_sandbox/accounts/:id/state',
    ({ params: { id }, body }, reply) =>
      orError(reply, () => change(parts, (context) => enter(context, id, body ?? {}))),
  );
  app.post<ById>('/_sandbox/accounts/:id/deauthorize', ({ params: { id } }, reply) =>
    orError(reply, () =>
      change(parts, (context) => {
        disconnectAccount(context, accessibleAccount(context.objects, id));
        return { deauthorized: id };
      }),
    ),
  );
  app.post<ById & { Body: { refuse?: boolean } | null }>(
    '/_sandbox/accounts/:id/reversals',
    ({ params: { id }, body }, reply) =>
      orError(reply, () =>
        change(parts, ({ objects }) => {
          const { refuse = true } = body ?? {};
          accessibleAccount(objects, id);
          objects.setHidden(id, { ...objects.hidden(id), refusesReversals: refuse });
          return { refuse };
        }),
      ),
  );
  app.post<ById>('/_sandbox/accounts/:id/fail-next-payout', ({ params: { id } }, reply) =>
    orError(reply, () =>
      change(parts, ({ objects }) => {
        accessibleAccount(objects, id);
        objects.setHidden(id, { ...objects.hidden(id), failsNextPayout: true });
        return { failsNextPayout: true };
      }),
    ),
  );
  app.post<ById & { Body: { fail?: boolean } | null }>(
    '/_sandbox/accounts/:id/drain',
    ({ params: { id }, body }, reply) =>
      orError(reply, () => change(parts, (context) => drain(context, id, body?.fail ?? false))),
  );
}

/** Pays out everything immediately, including what is not available yet. */
function drain(context: Context, id: string, fails: boolean): object {
  const { objects, now } = context;
  const account = accessibleAccount(objects, id);
  const query = { limit: Number.MAX_SAFE_INTEGER - 1, account: id };
  for (const row of objects.list('balance_transaction', query).data)
    if (row.available_on > now) objects.put('balance_transaction', { ...row, available_on: now });
  const payouts = objects.balances(now, id).flatMap(({ available: amount, currency }) => {
    if (amount < LEAST) return [];
    const payout = makePayout(context, account, { amount, currency });
    return [settlePayout(context, payout, account, fails)];
  });
  return { payouts };
}

/** Moves the account to a state, or changes parts of it. */
function enter(context: Context, id: string, body: StateBody) {
  const { state, external = 'bank', deadline, ...parts } = body;
  const account = accessibleAccount(context.objects, id);
  if (state === undefined && Object.keys(parts).length + Number(deadline !== undefined) > 0)
    return changeAccount(context, account, {
      ...parts,
      ...(deadline !== undefined && { deadline: secondsOf(deadline) }),
    });
  if (!isState(state) || (external !== 'bank' && external !== 'card'))
    throw invalidRequest(`A state is one of ${ACCOUNT_STATES.join(', ')}.`);
  if (state !== 'complete') return setAccountState(context, account, state);
  return completeAccount(context, account, external);
}

function secondsOf(time: string | number | null): number | null {
  if (typeof time !== 'string') return time;
  const milliseconds = Date.parse(time);
  if (Number.isNaN(milliseconds)) throw invalidRequest('No such time', { param: 'deadline' });
  return Math.floor(milliseconds / 1000);
}

const isState = (state: string | undefined): state is AccountState =>
  ACCOUNT_STATES.some((candidate) => candidate === state);

const ALL = Number.MAX_SAFE_INTEGER - 1;

/** What a person would do in Stripe's dashboard or at their bank, and a dump of all data. */
function dashboardRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.delete<ById>('/_sandbox/customers/:id', ({ params: { id } }, reply) =>
    orError(reply, () => change(parts, (context) => deleteCustomer(context, id))),
  );
  app.post<ById>('/_sandbox/payment_methods/:id/detach', ({ params: { id } }, reply) =>
    orError(reply, () =>
      change(parts, (context) => detach(context, findPaymentMethod(context, id, 'id'))),
    ),
  );
  app.post<ById & { Body: { succeed?: boolean } | null }>(
    '/_sandbox/challenges/:id',
    ({ params: { id }, body }, reply) => {
      const succeed = body?.succeed ?? true;
      const finished = change(parts, (context) => finishStep(context, id, succeed));
      if (!finished) return reply.code(404).send({ error: 'No 3-D Secure step is open' });
      return parts.store.objects.findAny(id);
    },
  );
  app.post<{ Body: Parameters<typeof makeDispute>[1] | null }>(
    '/_sandbox/disputes',
    ({ body }, reply) =>
      orError(reply, () => change(parts, (context) => makeDispute(context, body ?? {}))),
  );
  app.post<ById & { Body: { won?: boolean; returned?: number } | null }>(
    '/_sandbox/disputes/:id/close',
    ({ params: { id }, body }, reply) =>
      orError(reply, () => change(parts, (context) => closeDispute(context, id, body ?? {}))),
  );
  app.post<ById & { Body: Parameters<typeof renew>[2] | null }>(
    '/_sandbox/payment_methods/:id/renew',
    ({ params: { id }, body }, reply) =>
      orError(reply, () =>
        change(parts, (context) =>
          renew(context, findPaymentMethod(context, id, 'id'), body ?? {}),
        ),
      ),
  );
  app.post<{ Body: { available?: number | null } | null }>(
    '/_sandbox/platform/balance',
    ({ body }, reply) => {
      const { available } = body ?? {};
      if (available !== null && !Number.isSafeInteger(available))
        return reply.code(400).send({ error: 'available is a whole number of cents, or null' });
      change(parts, (context) => setAvailable(context, available ?? null));
      return change(parts, (context) => currentBalance(context));
    },
  );
  app.get('/_sandbox/dump', () =>
    change(parts, (context) => ({
      balance: currentBalance(context),
      connected_balances: context.objects
        .balances(context.now)
        .filter(({ account }) => account !== ''),
      payouts: payoutsOf(context),
      ...Object.fromEntries(
        DUMPED.map((kind) => [`${kind}s`, context.objects.list(kind, { limit: ALL }).data]),
      ),
    })),
  );
}

/** The payouts of every connected account, with its id. */
function payoutsOf({ objects, now }: Context): object[] {
  const accounts = new Set(objects.balances(now).map(({ account }) => account));
  return [...accounts].flatMap((account) =>
    objects.list('payout', { limit: ALL, account }).data.map((row) => ({ account, ...row })),
  );
}

const DUMPED = [
  'account',
  'application_fee',
  'balance_transaction',
  'charge',
  'customer',
  'dispute',
  'fee_refund',
  'payment_intent',
  'payment_method',
  'refund',
  'setup_intent',
  'transfer',
  'transfer_reversal',
] as const;

/** The control API: calls that tests need and Stripe does not have. */
export function controlRoutes(app: FastifyInstance, parts: SandboxParts): void {
  captureRoutes(app, parts);
  clockRoutes(app, parts);
  dashboardRoutes(app, parts);
  refundRoutes(app, parts);
  accountRoutes(app, parts);

  app.get('/_sandbox/faults', () => ({ faults: parts.faults.all() }));
  app.post<{ Body: object | null }>('/_sandbox/faults', (request, reply) => {
    const fault = readFault(request.body ?? {});
    if (!fault) return reply.code(400).send({ error: 'No such fault' });
    parts.faults.add(fault);
    return { faults: parts.faults.all() };
  });
  app.delete('/_sandbox/faults', () => {
    parts.faults.clear();
    parts.webhooks.release();
    return { faults: [] };
  });
  app.post('/_sandbox/webhooks/release', () => {
    parts.webhooks.release();
    return { released: true };
  });
  app.post<{ Body: { seed?: number } | null }>('/_sandbox/webhooks/order', (request, reply) => {
    const { seed } = request.body ?? {};
    if (typeof seed !== 'number') return reply.code(400).send({ error: 'seed is missing' });
    parts.webhooks.setOrder(seed);
    return { seed };
  });
  app.post('/_sandbox/webhooks/flush', async () => {
    change(parts, () => undefined);
    await parts.webhooks.flush();
    return { flushed: true };
  });
}

/** When charges are captured. */
function captureRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.post<{ Body: { seconds?: number } | null }>('/_sandbox/captures/delay', (request, reply) => {
    const { seconds } = request.body ?? {};
    if (seconds === undefined || !Number.isSafeInteger(seconds) || seconds < 0)
      return reply.code(400).send({ error: 'seconds is a whole number' });
    change(parts, (context) => setCaptureDelay(context, seconds));
    return { seconds };
  });
  app.post('/_sandbox/captures/hold', () => {
    change(parts, holdCaptures);
    return { held: true };
  });
  app.post('/_sandbox/captures/release', () => {
    change(parts, releaseCaptures);
    // What was released is due now.
    change(parts, () => undefined);
    return { held: false };
  });
}

/** Reads, sets and advances the clock. Times are ISO 8601 or unix seconds. */
function clockRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { clock } = parts;
  const state = () => ({
    now: new Date(clock.now()).toISOString(),
    unix: Math.floor(clock.now() / 1000),
    frozen: clock.isFrozen(),
  });
  function move(milliseconds: number, frozen: boolean) {
    parts.store.transaction(() => clock.set(milliseconds, frozen));
    change(parts, () => undefined);
    return state();
  }

  app.get('/_sandbox/clock', state);
  app.post<{ Body: { now?: string | number; frozen?: boolean } | null }>(
    '/_sandbox/clock',
    (request, reply) => {
      const { now, frozen = clock.isFrozen() } = request.body ?? {};
      const instant = typeof now === 'number' ? now * 1000 : Date.parse(now ?? '');
      const milliseconds = now === undefined ? clock.now() : instant;
      if (Number.isNaN(milliseconds)) return reply.code(400).send({ error: 'No such time' });
      return move(milliseconds, frozen);
    },
  );
  app.post<{ Body: { seconds?: number } | null }>('/_sandbox/clock/advance', (request, reply) => {
    const { seconds } = request.body ?? {};
    if (typeof seconds !== 'number') return reply.code(400).send({ error: 'seconds is missing' });
    return move(clock.now() + seconds * 1000, clock.isFrozen());
  });
}

/** How refunds end. */
function refundRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.post<{ Body: { status?: string; times?: number } | null }>(
    '/_sandbox/refunds/next',
    ({ body }, reply) => {
      const { status, times = 1 } = body ?? {};
      if ((status !== 'pending' && status !== 'failed') || !Number.isSafeInteger(times))
        return reply.code(400).send({ error: 'status is pending or failed' });
      change(parts, (context) => setNextRefunds(context, { status, times }));
      return { status, times };
    },
  );
  app.post<ById>('/_sandbox/refunds/:id/fail', ({ params: { id } }, reply) => {
    const refund = parts.store.objects.find('refund', id);
    if (refund?.status !== 'succeeded' && refund?.status !== 'pending')
      return reply.code(404).send({ error: 'No such refund' });
    return change(parts, (context) => failRefund(context, refund));
  });
  app.post<ById>('/_sandbox/refunds/:id/succeed', ({ params: { id } }, reply) => {
    const refund = parts.store.objects.find('refund', id);
    if (refund?.status !== 'pending') return reply.code(404).send({ error: 'No such refund' });
    return change(parts, (context) => succeedRefund(context, refund));
  });
}
