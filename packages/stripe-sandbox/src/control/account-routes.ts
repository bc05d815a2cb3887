import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { invalidRequest, orError } from '../errors.ts';
import {
  type AccountChange,
  changeAccount,
  completeAccount,
  disconnectAccount,
  setAccountState,
} from '../resources/accounts/changing.ts';
import { accessibleAccount } from '../resources/accounts/finding.ts';
import { makeAccount } from '../resources/accounts/making.ts';
import { ACCOUNT_STATES, type AccountState } from '../resources/accounts/states.ts';
import { LEAST, makePayout, settlePayout } from '../resources/payouts.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';

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
export function accountRoutes(app: FastifyInstance, parts: SandboxParts): void {
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
  for (const one of objects.list('balance_transaction', query).data)
    if (one.available_on > now) objects.put('balance_transaction', { ...one, available_on: now });
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
  ACCOUNT_STATES.some((known) => known === state);
