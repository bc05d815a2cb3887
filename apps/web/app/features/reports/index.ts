export { AccountTable } from './account/account-table.tsx';
export { CalendarAddress, HouseCalendars } from './calendar-address.tsx';
export { loadRevenue, loadStatement } from './load-reports.ts';
export { PayoutPage } from './payouts/payout-page.tsx';
export { PayoutsPage } from './payouts/payouts-page.tsx';
export { RevenuePage } from './revenue-page.tsx';
export { StatementPage } from './statement-page.tsx';
