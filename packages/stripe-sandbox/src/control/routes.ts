import type { FastifyInstance } from 'fastify';
import { readFault } from '../faults/faults.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';
import { accountRoutes } from './account-routes.ts';
import { captureRoutes } from './capture-routes.ts';
import { clockRoutes } from './clock-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { refundRoutes } from './refund-routes.ts';

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
