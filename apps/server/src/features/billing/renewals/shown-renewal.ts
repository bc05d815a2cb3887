import type { TriedRenewal } from '@crewpad/contract';
import type { Billing } from '../billing.ts';
import { presentWaiting } from '../present-tried.ts';
import { findRenewalOf } from '../queries/due-renewals.ts';
import { readRenewal } from '../queries/renewal-facts.ts';
import { waitingOf } from '../rules/waiting.ts';

/** The member's renewal that waits for him; null: none. Most have none that is open: one question. */
export async function shownRenewal(
  { db, clock, payments: { mode } }: Billing,
  memberId: number,
): Promise<TriedRenewal> {
  const id = await findRenewalOf(db, memberId, mode);
  const renewal = id === undefined ? undefined : await readRenewal(db, id, mode);
  const waiting = renewal && waitingOf(renewal, clock.now());
  return renewal && waiting ? presentWaiting(renewal, waiting) : null;
}
