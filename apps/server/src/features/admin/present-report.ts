import type { contract } from '@crewpad/contract';
import {
  HIDABLE_SUBJECTS,
  REPORT_TRANSITIONS,
  type ReportAction,
  type ReportState,
  type ReportSubject,
} from '@crewpad/domain';
import { abilitiesOf, allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { conflict } from '../../platform/errors.ts';
import type { ReportRow } from './queries/list-reports.ts';

/** The actions that an admin can take on a report now. */
export function canWithReport(
  action: ReportAction,
  { state, subject }: { state: ReportState; subject: ReportSubject },
): Decision {
  if (action !== 'dismiss' && !HIDABLE_SUBJECTS.includes(subject)) {
    return refused(() => conflict('admin:not_hidable'));
  }
  const isPossible = REPORT_TRANSITIONS.some(
    (step) => step.action === action && step.from === state,
  );
  return isPossible ? allowed : refused(() => conflict('admin:already_closed'));
}

/** A report for admins. Pure. */
export function presentReport(row: ReportRow): contract.admin.Report {
  const { created_at, closed_at, closer_id, closer_name, reporter_id, reporter_name, ...rest } =
    row;
  return {
    ...rest,
    created: created_at.toISOString(),
    reporter: { id: reporter_id, display_name: reporter_name },
    closed: closed_at?.toISOString() ?? null,
    closed_by: closer_id === null ? null : { id: closer_id, display_name: closer_name ?? '' },
    abilities: abilitiesOf(['dismiss', 'hide', 'restore'], (action) => canWithReport(action, row)),
  };
}
