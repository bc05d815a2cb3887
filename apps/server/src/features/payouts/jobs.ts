import type { JobDefinition } from '../../platform/jobs/definition.ts';
import { faultOf } from '../../platform/payments/provider-fault.ts';
import type { JobServices } from '../feature.ts';
import { readBalances, remindOfDeadlines, syncAccount } from './accounts.ts';
import { listAccountsPastDelay, listUnreadAccounts } from './payees.ts';
import { sendStaleSchedules } from './schedules.ts';

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
      name: 'read-payout-balances',
      cron: '25 * * * *',
      limitSeconds: 600,
      run: () => readBalances(services),
    },
    {
      name: 'remind-of-payout-deadlines',
      cron: '15 * * * *',
      limitSeconds: 300,
      run: () => remindOfDeadlines(services.db, services.payments.mode, services.clock.now()),
    },
    {
      name: 'send-payout-schedules',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => sendStaleSchedules(services),
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

/**
 * Removes the payout delay of accounts that are no longer new, once no dispute of the lister's payments
 * is open.
 */
async function endDelays({ db, clock, payments, config, log }: JobServices): Promise<void> {
  const until = clock.now();
  const after = new Date(until.getTime() - TRIES_DAYS * DAY_MS);
  const past = { mode: payments.mode, days: config.payouts.delay.during, after, until };
  for (const account of await listAccountsPastDelay(db, past)) {
    try {
      const schedule = { delay_days: 'minimum' } as const;
      await payments.stripe.accounts.update(account, { settings: { payouts: { schedule } } });
    } catch (error) {
      log.warn({ account, fault: faultOf(error).kind }, 'could not end a payout delay; will retry');
    }
  }
}
