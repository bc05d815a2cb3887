import type { contract } from '@crewpad/contract';
import { AUTOPAY_STATE_OF, autopayBeforeEnd, isAutopayOn } from '@crewpad/domain';
import { autopayPause, beganAt } from './queries/autopay-facts.ts';
import type { RentalRow } from './queries/rental-rows.ts';

/** AutoPay for both sides. Before the tenant has accepted, nothing pauses what will start then. */
export function presentAutopay(row: RentalRow): contract.rentals.Rental['autopay_state'] {
  const { autopay_since: changed, accepted_at, created_at, turned_on_at } = row;
  // An invitation with AutoPay starts it on acceptance.
  const turnedOn = latest(accepted_at, turned_on_at);
  const reason = row.status === 'accepted' ? autopayPause(row) : null;
  if (reason !== null) {
    const began = beganAt(reason, row);
    // What began before AutoPay pauses it from its first day on.
    const since = began && latest(began, turnedOn);
    return { state: 'paused', since: since?.toISOString() ?? null, reason };
  }
  const since = (
    (isAutopayOn(row.auto_pay) ? latest(changed, accepted_at) : changed) ??
    accepted_at ??
    created_at
  ).toISOString();
  return { state: AUTOPAY_STATE_OF[row.auto_pay], since, ...presentEnding(row.autopay_ending) };
}

/** What ended AutoPay, and what that was, if neither side did it. */
function presentEnding(ending: RentalRow['autopay_ending']) {
  if (ending === null || ending.by === null) return {};
  const ended_from = autopayBeforeEnd(ending.auto_pay, ending.status);
  return { ended_by: ending.by, ended_from };
}

const latest = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one >= other) ? one : other;
