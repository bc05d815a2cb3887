import type { contract, OperationAnswer } from '@crewpad/contract';
import { payouts as payoutsApi, rent } from '@crewpad/contract/endpoints';
import { useCallback } from 'react';
import { call } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

/** Whether the lister can receive card payments. */
export async function isPayoutReady(): Promise<boolean> {
  const { account } = await call(payoutsApi.getPayoutAccount, {}, { quiet: true });
  return account?.ready === true;
}

/** Whether the lister's AutoPay is on, with payouts that are ready. */
export async function isAutopaySetUp(): Promise<boolean> {
  const { steps_done } = await call(rent.getAutopay, {}, { quiet: true });
  return steps_done.payouts;
}

export type Payouts = OperationAnswer<typeof contract.payouts.getPayoutAccount>;

/** The provider notifies the server asynchronously, usually within seconds. */
const ASK_AGAIN_MS = 2000;
const QUESTIONS_MAX = 10;
/** By then the notification has usually arrived: what is still missing is shown. */
const SHOWN_FROM_QUESTION = 3;

/**
 * The lister's payout account and the country that we suggest; null for a viewing admin, who cannot
 * see it.
 * @param isReturning whether they return from the provider: polls until it is ready, for at most 20
 * seconds, and shows what is known after 4
 */
export function usePayoutAccount(isReturning: boolean) {
  const isForeign = usePage().member?.switched === true;
  const load = useCallback(
    async (signal: AbortSignal, show: (payouts: Payouts | null) => void) => {
      if (isForeign) return null;
      for (let question = 1; ; question += 1) {
        const payouts = await call(payoutsApi.getPayoutAccount, {}, { quiet: true, signal });
        const isDone = payouts.account?.ready === true || question === QUESTIONS_MAX;
        if (!isReturning || isDone || signal.aborted) return payouts;
        if (question >= SHOWN_FROM_QUESTION) show(payouts);
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      }
    },
    [isReturning, isForeign],
  );
  return useLoaded(load);
}
