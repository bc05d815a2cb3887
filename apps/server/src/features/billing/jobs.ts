import { deleteCallsBefore } from '../../platform/idempotency/calls.ts';
import type { JobDefinition } from '../../platform/jobs/definition.ts';
import { readFingerprints } from './cards/card-on-file.ts';
import { syncCustomers } from './cards/customers.ts';
import { cancelOrphanedIntents } from './collection/cancel.ts';
import { makeMoves } from './collection/moves.ts';
import { sendRefunds } from './collection/send-refund.ts';
import { checkDisputes, checkPayments } from './collection/sync.ts';
import { notifyEndings, notifyExpiries, notifyRenewals } from './plans/notify-terms.ts';
import { renewDue } from './plans/renewals.ts';
import { startWaitingTerms } from './plans/terms.ts';
import { removeUnpaidAccounts } from './plans/unpaid-accounts.ts';
import { catchUpEvents, ProviderEvents } from './webhooks/events.ts';
import type { EventServices } from './webhooks/handle-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Scheduled jobs of billing. */
export function billingJobs(billing: EventServices): JobDefinition[] {
  const { db, clock } = billing;
  return [
    {
      name: 'handle-provider-events',
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
        await startWaitingTerms(db, clock.now());
        await renewDue(billing);
        // After the renewals, so that a term that was just renewed does not count as ended.
        await notifyRenewals(db, clock.now());
        await notifyEndings(db, clock.now());
        await notifyExpiries(db, clock.now());
      },
    },
    {
      name: 'send-refunds',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => sendRefunds(billing),
    },
    {
      name: 'make-moves',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => makeMoves(billing),
    },
    {
      name: 'check-disputes',
      cron: '35 * * * *',
      limitSeconds: 600,
      run: () => checkDisputes(billing),
    },
    {
      name: 'sync-customers',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => syncCustomers(billing),
    },
    {
      name: 'read-fingerprints',
      cron: '5 * * * *',
      limitSeconds: 600,
      run: () => readFingerprints(billing),
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
      run: () => cancelOrphanedIntents(billing),
    },
    {
      name: 'remove-unpaid-accounts',
      cron: '25 * * * *',
      limitSeconds: 600,
      run: () => removeUnpaidAccounts(billing),
    },
    {
      name: 'delete-old-money-calls',
      cron: '50 * * * *',
      limitSeconds: 300,
      run: () => deleteCallsBefore(db, new Date(clock.now().getTime() - DAY_MS)),
    },
  ];
}
