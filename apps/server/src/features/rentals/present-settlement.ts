import type { contract } from '@crewpad/contract';
import { type EndOfRent, endOfRent, type Locale, type Stay, toDollars } from '@crewpad/domain';
import { reasonIn } from './preset-reasons.ts';
import type { RentalRow } from './queries/rental-rows.ts';
import type { SettlementFacts } from './queries/settled-rent.ts';

/**
 * What a stay leaves to settle that ends on its check-out day: the same before the end and after
 * it. Pure.
 */
export function presentSettlement(
  rental: Pick<RentalRow, 'deposit_money' | 'settled_at'>,
  stay: Stay,
  facts: SettlementFacts,
): contract.rentals.Settlement {
  const { unused, unused_manual, unused_days, returned, credit, open } = endOfRent(stay, facts);
  return {
    unused: presentUnused(unused),
    unused_manual: toDollars(unused_manual),
    unused_days,
    returned: returned && {
      amount: toDollars(returned.amount),
      on: returned.on,
      in_stay: toDollars(returned.in_stay),
    },
    credit: toDollars(credit),
    open: open.map(({ id, amount, from, to, rent, whole }) => ({
      ...{ charge_id: id, amount: toDollars(amount), period_from: from, period_to: to },
      rent: toDollars(rent),
      whole: whole === null ? null : toDollars(whole),
    })),
    deposit_held: toDollars(rental.deposit_money.held),
    refunds_pending: toDollars(facts.refunds_pending),
    agreed_end: facts.agreed_end,
    settled_at: rental.settled_at?.toISOString() ?? null,
  };
}

function presentUnused(unused: EndOfRent['unused']): contract.rentals.Settlement['unused'] {
  const rows = (unused?.rows ?? []).map(({ id, amount }) => ({
    ...{ charge_id: id, amount: toDollars(amount) },
  }));
  const [first] = rows;
  if (unused === null || first === undefined) return null;
  return { amount: toDollars(unused.amount), charge_id: first.charge_id, rows };
}

/**
 * The lister's answer to a requested check-out, until the tenant has dismissed it. After a block
 * without words.
 */
export function presentAnswer(
  { checkout_answer: answer, is_blocked }: Pick<RentalRow, 'checkout_answer' | 'is_blocked'>,
  locale: Locale,
): contract.rentals.CheckoutAnswer | null {
  if (answer === null || answer.seen_at !== undefined) return null;
  const { state, date, time, at: answered_at } = answer;
  const reason = is_blocked ? null : reasonIn(answer.reason, locale);
  return { state, date, time, reason, answered_at };
}
