export { AdminPages } from './admin-frame.tsx';
export { AuditPage } from './audit/audit-page.tsx';
export { MemberPage } from './members/member-page.tsx';
export { MembersPage } from './members/members-page.tsx';
export { EmailsPage } from './operations/emails-page.tsx';
export { JobsPage } from './operations/jobs-page.tsx';
export {
  loadAudit,
  loadEmails,
  loadJobs,
  loadMember,
  loadMoves,
  loadOverview,
} from './operations/load-system-status.ts';
export { MovesPage } from './operations/moves-page.tsx';
export { OverviewPage } from './operations/overview-page.tsx';
export { loadReports } from './reports/load-reports.ts';
export { ReportsPage } from './reports/reports-page.tsx';
