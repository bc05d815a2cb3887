import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import {
  completeAccount,
  disconnectAccount,
  setAccountState,
} from '../resources/accounts/changing.ts';
import { accessibleAccount } from '../resources/accounts/finding.ts';
import { makeAccount } from '../resources/accounts/making.ts';
import { ACCOUNT_STATES, type AccountState } from '../resources/accounts/states.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';
import { orError } from './or-error.ts';

interface ById {
  Params: { id: string };
}
interface StateBody {
  state?: string;
  external?: string;
}

/** What the owners of connected accounts and Stripe's checks would do. */
export function accountRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.post<{ Body: (StateBody & { email?: string }) | null }>(
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
            email: body?.email ?? 'owner@example.com',
          });
          return enter(context, account.id, { state: 'complete', ...body });
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
}

function enter(context: Context, id: string, { state, external = 'bank' }: StateBody) {
  const account = accessibleAccount(context.objects, id);
  if (!isState(state) || (external !== 'bank' && external !== 'card'))
    throw invalidRequest(`A state is one of ${ACCOUNT_STATES.join(', ')}.`);
  if (state !== 'complete') return setAccountState(context, account, state);
  return completeAccount(context, account, external);
}

const isState = (state: string | undefined): state is AccountState =>
  ACCOUNT_STATES.some((known) => known === state);
