import type { FastifyInstance } from 'fastify';
import { failRefund, succeedRefund } from '../resources/refunds/making.ts';
import { setNextRefunds } from '../resources/refunds/waiting.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';

interface ById {
  Params: { id: string };
}

/** How refunds end. */
export function refundRoutes(app: FastifyInstance, parts: SandboxParts): void {
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
