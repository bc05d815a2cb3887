import type { FastifyInstance } from 'fastify';
import { holdCaptures, releaseCaptures, setCaptureDelay } from '../resources/charges/capturing.ts';
import { change, type SandboxParts } from '../sandbox-parts.ts';

/** When charges are captured. */
export function captureRoutes(app: FastifyInstance, parts: SandboxParts): void {
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
