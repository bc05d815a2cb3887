import type { Services } from '../services.ts';

const LIMIT_MS = 30_000;

/**
 * After a move of the clock that the payment sandbox follows: what is due there happens, and its
 * webhooks are sent. Needs the sandbox's test control.
 */
export async function settleSandbox({
  payments: { sandboxUrl },
  log,
}: Pick<Services, 'payments' | 'log'>): Promise<void> {
  if (sandboxUrl === undefined) return;
  try {
    await fetch(`${sandboxUrl}/_sandbox/webhooks/flush`, {
      method: 'POST',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (error) {
    log.warn({ err: error }, 'the payment sandbox did not follow the clock');
  }
}

/** Fills in the sandbox's onboarding pages, as a lister with a bank account would. */
export async function completeSandboxOnboarding(address: string): Promise<void> {
  const { url } = await fetch(address);
  const body = new URLSearchParams({ choice: 'bank' });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
}
