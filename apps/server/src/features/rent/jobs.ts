import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@crewpad/contract';
import { RENT_HOUR_UTC } from '@crewpad/domain';
import type { JobDefinition } from '../../platform/jobs/definition.ts';
import { runSchedule } from '../billing/index.ts';
import type { JobServices } from '../feature.ts';
import { fitRequests } from './payments/settle-request.ts';
import type { PaymentServices } from './payments/settlement.ts';
import { balanceOpenRent } from './periods/balance-rent.ts';
import { findNextRentDue } from './periods/due-rent.queries.ts';
import { openDueRent } from './periods/periods.ts';
import {
  findNextReminder,
  nextReminder,
  notifyOfLateRent,
  notifyOfUnconfirmedDeposits,
  remindOfDeposits,
  remindOfRent,
} from './periods/reminders.ts';
import { fitReplacements, rentSchedule, trimRent } from './periods/schedule-rent.ts';

/** Depends on whether the database is embedded, where everything runs on one thread. */
const RENTALS_AT_ONCE = { server: 500, embedded: 100 };
const CHARGES_AT_ONCE = { server: 24, embedded: 2 };

/** Opens due rent, charges what is collected automatically, and reminds of it in advance. */
export function rentJobs(services: JobServices): JobDefinition[] {
  const { db, clock, config, payments } = services;
  const size = config.databaseUrl === undefined ? 'embedded' : 'server';
  return [
    {
      name: 'run-rent',
      cron: '* * * * *',
      limitSeconds: 900,
      async run() {
        await openDueRent(db, { payments, now: clock.now(), batch: RENTALS_AT_ONCE[size] });
        await trimRent(services);
        await fitReplacements(services);
        await balanceOpenRent(services);
        await runSchedule(services, rentSchedule, {
          concurrency: CHARGES_AT_ONCE[size],
          pace: () => paceOf(services),
        });
        await notifyOfLateRent(db, clock.now());
        await notifyOfUnconfirmedDeposits(db, clock.now());
      },
      nextDue: (after, until) => findNextRentDue(db, after, until),
    },
    {
      // Afternoon in Europe and morning in America.
      name: 'remind-of-rent',
      cron: '40 14 * * *',
      limitSeconds: 600,
      run: () => remindOfRent(db, clock.now()),
      nextDue: (after, until) => findNextReminder(db, after, until),
    },
    {
      name: 'remind-of-deposits',
      cron: `0 ${RENT_HOUR_UTC} * * *`,
      limitSeconds: 600,
      run: () => remindOfDeposits(db, clock.now()),
      nextDue: (after, until) => nextReminder(db, after, until),
    },
  ];
}

/** Waits for the shared rate limit of all nodes. The sandbox needs none. */
async function paceOf({ limits, payments }: JobServices): Promise<void> {
  while (payments.mode !== 'sandbox') {
    try {
      await limits.takeFor('rent_charges', 'all');
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      await sleep((error.retryAfter ?? 1) * 1000);
    }
  }
}

/** Allocates paid requests to rent if the paying call could not, or money has moved since. */
export function paymentJobs(services: PaymentServices): JobDefinition[] {
  return [
    {
      name: 'settle-paid-requests',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => fitRequests(services),
    },
  ];
}
