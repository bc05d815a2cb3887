export { AdminPages } from './admin-pages.tsx';
export { loadReports } from './load-reports.ts';
export { MembersPage } from './members-page.tsx';
export { ReportsPage } from './reports-page.tsx';
