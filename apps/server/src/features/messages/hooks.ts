import type { contract } from '@crewpad/contract';
import type { ReportSubject } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';

/** A snapshot of a reported subject, as its reporter sees it. */
export type Reported = contract.messages.ReportSnapshot;

/** Finds a reported subject; undefined if the reporter cannot see it. */
export type FindReported = (
  trx: Trx,
  id: number,
  reporterId: number,
  now: Date,
) => Promise<Reported | undefined>;

/** Each feature adds its subjects. */
export const reportSubjects = new Hook<Partial<Record<ReportSubject, FindReported>>>();

/** Finders by kind. */
export function finderOf(subject: ReportSubject): FindReported {
  for (const finders of reportSubjects) {
    const find = finders[subject];
    if (find !== undefined) return find;
  }
  throw new Error(`no feature finds what a report about a ${subject} names`);
}

/** Defaults for parts that most snapshots lack. */
export const NO_PARTS = { title: null, text: null, score: null, response: null, messages: [] };
