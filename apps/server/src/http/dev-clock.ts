import { getClock, setClock } from '@crewpad/contract';
import { AdjustableClock } from '../platform/clock.ts';
import type { Services } from '../platform/services.ts';
import type { OperationRegistry } from './operations.ts';

/**
 * The test clock of `TEST_CONTROL=1` on loopback. Without it there is no such clock, and no such
 * address either.
 */
export function addDevClock(registry: OperationRegistry, { config, clock, jobs }: Services): void {
  if (!config.testControl || !config.onLoopback || !(clock instanceof AdjustableClock)) return;
  const answer = () => ({ now: clock.now().toISOString() });

  registry.add(getClock, async () => answer());
  registry.add(setClock, async ({ body }) => {
    const before = clock.now();
    if (body.now !== undefined) clock.set(new Date(body.now));
    else clock.advance(body.advance_seconds ?? 0);
    await jobs.runDue(before, clock.now());
    return answer();
  });
}
