import Stripe from 'stripe';
import { deleteCallsBefore } from '../../platform/idempotency/calls.ts';
import type { JobDefinition } from '../../platform/jobs/definition.ts';
import { deleteUnpaidAccount, listUnpaidAccounts } from '../accounts/index.ts';
import { syncCustomers } from './cards/customers.ts';
import { readFingerprints } from './cards/save-card.ts';
import { cancelOrphanedIntents, closePayments } from './collection/cancel.ts';
import { makeMoves } from './collection/moves.ts';
import { sendRefunds } from './collection/send-refund.ts';
import { checkDisputes, checkPayments } from './collection/sync.ts';
import type { EventServices } from './handle-event.ts';
import { removeCancelled } from './ledger/obligations.ts';
import { notifyEndings, notifyExpiries, notifyRenewals, renewDue } from './plans/renewals.ts';
import { startWaitingTerms } from './plans/terms.ts';
import type { Billing } from './provider.ts';
import { catchUpEvents, ProviderEvents } from './webhook.ts';

/**
 * Deletes unpaid sign-ups after the provider confirms that they can no longer be charged. Members
 * who paid in the meantime stay. If the provider is unreachable, the next hourly run deletes them.
 */
export async function removeUnpaidAccounts(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  for (const id of await listUnpaidAccounts(db, clock.now())) {
    try {
      if (!(await closePayments(billing, id))) continue;
      await deleteUnpaidAccount(db, { memberId: id, now: clock.now() }, removeCancelled);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.warn({ err: error, member: id }, 'could not delete an unpaid account; will retry');
      if (error instanceof Stripe.errors.StripeConnectionError) return;
    }
  }
}

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
