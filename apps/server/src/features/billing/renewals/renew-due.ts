import type { Billing } from '../billing.ts';
import { closeObligation } from '../collect/close-payments.ts';
import { openRenewals } from '../commands/open-renewals.ts';
import {
  claimRenewal,
  giveUpRenewal,
  hurryRenewal,
  putOffRenewal,
} from '../commands/schedule-renewal.ts';
import { findDueRenewals } from '../queries/due-renewals.ts';
import { type Renewal, readRenewal } from '../queries/renewal-facts.ts';
import { isNewCardDue, nextSlot, renewalStep } from '../rules/renewal.ts';
import { chargeRenewal } from './charge-renewal.ts';

/** What could not be decided is looked at again after this time. */
const AGAIN_MS = 15 * 60 * 1000;

/**
 * Renews the plans whose turn it is, each by the one obligation of its term. May run on several nodes
 * and die anywhere: who charges is settled by the obligation's lease and its one intent.
 */
export async function renewDue(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const now = clock.now();
  await openRenewals(db, { mode: payments.mode, now });
  for (const id of await findDueRenewals(db, payments.mode, now)) {
    try {
      await workOn(billing, id);
    } catch (error) {
      log.warn({ err: error, obligation: id }, 'a renewal is left for later');
    }
  }
}

async function workOn(billing: Billing, obligationId: number): Promise<void> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  const until = new Date(now.getTime() + AGAIN_MS);
  if (!(await claimRenewal(db, { obligationId, now, until }))) return;
  const renewal = await readRenewal(db, obligationId, payments.mode);
  if (renewal === undefined) return;
  switch (renewalStep(renewal, now)) {
    case 'wait':
      return;
    case 'cancel':
      await closeObligation(billing, obligationId);
      return;
    case 'try': {
      const { kind } = await chargeRenewal(billing, renewal);
      if (kind === 'paid' || kind === 'undecided') return;
      return goOn(billing, renewal, kind === 'cardless');
    }
    default:
      return goOn(billing, renewal, renewal.card === null);
  }
}

/** To the next instant of the schedule, or to its end; a card that came meanwhile has its turn first. */
async function goOn(
  { db, clock, payments }: Billing,
  { id: obligationId, termEnd }: Renewal,
  isCardless: boolean,
): Promise<void> {
  const now = clock.now();
  const current = await readRenewal(db, obligationId, payments.mode);
  if (current === undefined) return;
  if (isNewCardDue(current, now)) return hurryRenewal(db, obligationId, now);
  const nextAt = nextSlot(termEnd, now);
  if (nextAt === undefined) return giveUpRenewal(db, obligationId, now);
  return putOffRenewal(db, { obligationId, nextAt, isCardless, now });
}
