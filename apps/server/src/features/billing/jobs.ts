import { forgetOldCalls } from '../../platform/idempotency/calls.ts';
import type { JobDefinition } from '../../platform/jobs/definition.ts';
import type { Billing } from './billing.ts';
import { abandon } from './collect/abandon.ts';
import { reconcile, STALE_MS } from './collect/reconcile.ts';
import { forgetEvents } from './commands/forget-events.ts';
import { tellEndings, tellExpiries, tellRenewals } from './commands/tell-terms.ts';
import { catchUpEvents } from './events/catch-up.ts';
import { ProviderEvents } from './events/provider-events.ts';
import { findObligationsToCheck } from './queries/obligations-to-check.ts';
import { reapIntents } from './reap-intents.ts';
import { removeUnpaidAccounts } from './remove-unpaid-accounts.ts';
import { renewDue } from './renewals/renew-due.ts';
import { tellCustomers } from './tell-customers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Asks the provider about payments of which nothing was heard for a while. */
export async function checkPayments(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const before = new Date(clock.now().getTime() - STALE_MS);
  for (const { id, isAbandoned } of await findObligationsToCheck(db, payments.mode, before)) {
    const check = isAbandoned ? abandon : reconcile;
    await check(billing, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'a payment could not be looked up');
    });
  }
}

/** What billing does by itself. */
export function billingJobs(billing: Billing): JobDefinition[] {
  const { db, clock } = billing;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  return [
    {
      name: 'work-on-provider-events',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => new ProviderEvents(billing).work(),
    },
    {
      name: 'check-payments',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => checkPayments(billing),
    },
    {
      name: 'renew-plans',
      cron: '* * * * *',
      limitSeconds: 600,
      run: async () => {
        await renewDue(billing);
        // After the renewals: what was paid just now has not ended.
        await tellRenewals(db, clock.now());
        await tellEndings(db, clock.now());
        await tellExpiries(db, clock.now());
      },
    },
    {
      name: 'tell-customers',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => tellCustomers(billing),
    },
    {
      name: 'catch-up-provider-events',
      cron: '20 * * * *',
      limitSeconds: 600,
      run: async () => {
        await catchUpEvents(billing);
        await new ProviderEvents(billing).work();
      },
    },
    {
      name: 'reap-payment-intents',
      cron: '40 4 * * *',
      limitSeconds: 600,
      run: () => reapIntents(billing),
    },
    {
      name: 'remove-unpaid-accounts',
      cron: '25 * * * *',
      limitSeconds: 600,
      run: () => removeUnpaidAccounts(billing),
    },
    {
      name: 'forget-money-calls',
      cron: '50 * * * *',
      limitSeconds: 300,
      run: async () => {
        await forgetOldCalls(db, ago(DAY_MS));
        await forgetEvents(db, ago(EVENTS_KEPT_MS));
      },
    },
  ];
}
