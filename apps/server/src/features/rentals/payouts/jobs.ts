import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { JobServices } from '../../feature.ts';
import { listAccountsCreated, listUnreadAccounts } from './queries/payout-accounts.ts';
import { syncAccount } from './sync-account.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Batch size of accounts per run. */
const BATCH = 200;
/** How many days to retry ending the payout delay of an account. */
const TRIES_DAYS = 7;

export function payoutJobs(services: JobServices): JobDefinition[] {
  return [
    {
      name: 'read-payout-accounts',
      cron: '10 * * * *',
      limitSeconds: 600,
      run: () => readAccounts(services),
    },
    {
      name: 'end-payout-delays',
      cron: '35 5 * * *',
      limitSeconds: 600,
      run: () => endDelays(services),
    },
  ];
}

/** Reads accounts again, in case events were lost. */
async function readAccounts(services: JobServices): Promise<void> {
  const { db, clock, payments, log } = services;
  const before = new Date(clock.now().getTime() - HOUR_MS);
  for (const memberId of await listUnreadAccounts(db, {
    mode: payments.mode,
    before,
    limit: BATCH,
  })) {
    try {
      await syncAccount(services, memberId);
    } catch (error) {
      log.warn(
        { member: memberId, fault: faultOf(error).kind },
        'could not read a payout account; will retry',
      );
    }
  }
}

/** Removes the payout delay of accounts that are no longer new. */
async function endDelays({ db, clock, payments, config, log }: JobServices): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const { during } = config.payouts.delay;
  const old = { mode: payments.mode, after: ago(during + TRIES_DAYS), until: ago(during) };
  for (const account of await listAccountsCreated(db, old)) {
    try {
      const schedule = { delay_days: 'minimum' } as const;
      await payments.stripe.accounts.update(account, { settings: { payouts: { schedule } } });
    } catch (error) {
      log.warn({ account, fault: faultOf(error).kind }, 'could not end a payout delay; will retry');
    }
  }
}
