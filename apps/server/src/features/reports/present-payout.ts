import type { contract } from '@crewpad/contract';
import { localDate, toDollars } from '@crewpad/domain';
import type { PartOfPayout } from '../payouts/index.ts';
import type { PaidCharge } from './payouts.queries.ts';

/** The parts of a payout with the payments that they belong to. Pure. */
export function presentPayout(
  parts: readonly PartOfPayout[],
  charges: readonly PaidCharge[],
): contract.reports.PayoutMovement[] {
  const byId = new Map(charges.map((charge) => [charge.charge_id, charge]));
  return parts.map(({ kind, chargeId, at, amount, fee }, index) => {
    const payment = byId.get(chargeId ?? '');
    return {
      line: index + 1,
      on: localDate(at, payment?.time_zone ?? 'UTC'),
      kind,
      tenant: payment?.tenant ?? null,
      location: payment?.location ?? null,
      amount: toDollars(amount),
      fee: toDollars(fee),
      net: toDollars(amount + fee),
      transaction_id: payment?.id ?? null,
    };
  });
}
