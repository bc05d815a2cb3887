import { contract } from '@crewpad/contract';
import { AdjustableClock } from '../../platform/clock.ts';
import { settleSandbox } from '../../platform/payments/sandbox-visits.ts';
import type { Services } from '../../platform/services.ts';
import type { CallContext } from '../pipeline/context.ts';
import type { OperationRegistry } from '../pipeline/operations.ts';
import { requireLocalCall } from './local-call.ts';

/** The test clock of `TEST_CONTROL=1`, for calls from this machine only. Without the setting it does not exist. */
export function addDevClock(registry: OperationRegistry, services: Services): void {
  const { config, clock, jobs } = services;
  if (!config.testControl || !config.onLoopback || !(clock instanceof AdjustableClock)) return;
  const guard = (_actor: unknown, context: CallContext) => requireLocalCall(context);
  const answer = () => ({ now: clock.now().toISOString() });

  registry.add(contract.system.getClock, async () => answer(), { guard });
  registry.add(
    contract.system.setClock,
    async ({ body }) => {
      const before = clock.now();
      const target = new Date(body.now ?? before.getTime() + (body.advance_seconds ?? 0) * 1000);
      const reached = body.skip === true ? before : await passThrough(services, clock, target);
      clock.set(target);
      await settleSandbox(services);
      await jobs.runDue(reached, clock.now());
      return answer();
    },
    { guard },
  );
}

/** Stops at each instant at which a row is due, as if time had passed. @returns the last stop */
async function passThrough(
  services: Services,
  clock: AdjustableClock,
  target: Date,
): Promise<Date> {
  const { jobs } = services;
  for (let at = clock.now(); ; ) {
    const stop = await jobs.nextDue(at, target);
    if (stop === undefined) return at;
    clock.set(stop);
    await settleSandbox(services);
    await jobs.runDue(at, stop);
    at = stop;
  }
}
