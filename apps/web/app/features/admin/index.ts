export { AdminPages } from './admin-frame.tsx';
export { AuditPage } from './audit-page.tsx';
export { EmailsPage } from './emails-page.tsx';
export { JobsPage } from './jobs-page.tsx';
export { loadReports } from './load-reports.ts';
export { loadAudit, loadEmails, loadJobs, loadMember } from './load-running.ts';
export { MemberPage } from './member-page.tsx';
export { MembersPage } from './members-page.tsx';
export { ReportsPage } from './reports-page.tsx';
