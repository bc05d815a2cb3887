import type { contract } from '@crewpad/contract';
import type { ReportSubject } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import { Hook } from '../../../platform/hooks.ts';

/** What a report is about, as its reporter sees it now. */
export type Reported = contract.messages.ReportSnapshot;

/** Finds something that a member reports; undefined: they cannot see it. */
export type FindReported = (
  trx: Trx,
  id: number,
  reporterId: number,
  now: Date,
) => Promise<Reported | undefined>;

/** Each feature adds the things that it shows to members. */
export const reportSubjects = new Hook<Partial<Record<ReportSubject, FindReported>>>();

/** How to find things of this kind. */
export function finderOf(subject: ReportSubject): FindReported {
  for (const finders of reportSubjects) {
    const find = finders[subject];
    if (find !== undefined) return find;
  }
  throw new Error(`no feature finds what a report about a ${subject} names`);
}

/** The parts that most snapshots do not have. */
export const NO_PARTS = { title: null, text: null, score: null, response: null, messages: [] };
