import { addMonths, PLAN_RECORDS, type Plan } from '@crewpad/domain';

/** The term columns of a member. */
export interface TermState {
  anchor: Date | null;
  /** Months paid since the anchor. */
  months: number;
  expireAt: Date | null;
}

export interface NewTerm {
  anchor: Date;
  /** Months paid since the anchor, including these. */
  months: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The term that one payment of a plan adds: it continues from the end of a running term, or starts
 * now. Ends are computed from the anchor, so that a short month does not shorten later terms.
 */
export function nextTerm({ anchor, months, expireAt }: TermState, plan: Plan, now: Date): NewTerm {
  const added = PLAN_RECORDS[plan].months;
  if (expireAt === null || expireAt <= now) {
    return { anchor: now, months: added, startsAt: now, endsAt: addMonths(now, added) };
  }
  // An end that was not computed from the anchor becomes the new anchor.
  const isCounted = anchor !== null && addMonths(anchor, months).getTime() === expireAt.getTime();
  const from = isCounted ? { anchor, months } : { anchor: expireAt, months: 0 };
  const total = from.months + added;
  return {
    anchor: from.anchor,
    months: total,
    startsAt: expireAt,
    endsAt: addMonths(from.anchor, total),
  };
}
