import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { orError } from '../errors.ts';
import { currentBalance, setAvailable } from '../resources/balance.ts';
import { finishStep } from '../resources/challenges.ts';
import { deleteCustomer } from '../resources/customers.ts';
import { closeDispute, makeDispute } from '../resources/disputes.ts';
import { detach, renew } from '../resources/payment-methods/attaching.ts';
import { findPaymentMethod } from '../resources/payment-methods/finding.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';

interface ById {
  Params: { id: string };
}
const ALL = Number.MAX_SAFE_INTEGER - 1;

/** What a person would do in Stripe's dashboard or at their bank, and a dump of all data. */
export function dashboardRoutes(app: FastifyInstance, parts: SandboxParts): void {
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
    objects.list('payout', { limit: ALL, account }).data.map((one) => ({ account, ...one })),
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
