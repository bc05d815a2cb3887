import type { FastifyInstance } from 'fastify';
import { readFault } from '../faults.ts';
import { holdCaptures, releaseCaptures, setCaptureDelay } from '../resources/charges/capturing.ts';
import { failRefund, setNextRefunds, succeedRefund } from '../resources/refunds/refunds.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';
import { accountRoutes } from './account-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';

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
    parts.courier.release();
    return { faults: [] };
  });
  app.post('/_sandbox/webhooks/release', () => {
    parts.courier.release();
    return { released: true };
  });
  app.post<{ Body: { seed?: number } | null }>('/_sandbox/webhooks/order', (request, reply) => {
    const { seed } = request.body ?? {};
    if (typeof seed !== 'number') return reply.code(400).send({ error: 'seed is missing' });
    parts.courier.setOrder(seed);
    return { seed };
  });
  app.post('/_sandbox/webhooks/flush', async () => {
    change(parts, () => undefined);
    await parts.courier.flush();
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
      const asked = typeof now === 'number' ? now * 1000 : Date.parse(now ?? '');
      const milliseconds = now === undefined ? clock.now() : asked;
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

interface ById {
  Params: { id: string };
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
