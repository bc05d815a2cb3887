import type { FastifyInstance } from 'fastify';
import { change, type SandboxParts } from '../sandbox-parts.ts';

/** Reads, sets and advances the clock. Times are ISO 8601 or unix seconds. */
export function clockRoutes(app: FastifyInstance, parts: SandboxParts): void {
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
