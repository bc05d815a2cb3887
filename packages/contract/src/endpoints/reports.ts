// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { reports } from '../features.ts';

export const createCalendar = 'POST /calendar' as EndpointOf<typeof reports.createCalendar>;
export const deleteCalendar = 'DELETE /calendar' as EndpointOf<typeof reports.deleteCalendar>;
export const exportPayout = 'GET /lister/payouts/{id}/export' as EndpointOf<typeof reports.exportPayout>;
export const exportTenants = 'GET /lister/tenants/export' as EndpointOf<typeof reports.exportTenants>;
export const exportTransactions = 'GET /transaction/export' as EndpointOf<typeof reports.exportTransactions>;
export const getAccount = 'GET /rental/{id}/account' as EndpointOf<typeof reports.getAccount>;
export const getBalances = 'GET /lister/balances' as EndpointOf<typeof reports.getBalances>;
export const getBedCalendar = 'GET /lister/calendar' as EndpointOf<typeof reports.getBedCalendar>;
export const getCalendar = 'GET /calendar/{token}.ics' as EndpointOf<typeof reports.getCalendar>;
export const getCrashpadFigures = 'GET /crashpads/{id}/figures' as EndpointOf<typeof reports.getCrashpadFigures>;
export const getListerPayments = 'GET /lister/payments' as EndpointOf<typeof reports.getListerPayments>;
export const getMonthlyReport = 'GET /lister/tenants/monthly-report' as EndpointOf<typeof reports.getMonthlyReport>;
export const getPayout = 'GET /lister/payouts/{id}' as EndpointOf<typeof reports.getPayout>;
export const getRentRoll = 'GET /lister/rent-roll' as EndpointOf<typeof reports.getRentRoll>;
export const getStatement = 'GET /transaction/statement' as EndpointOf<typeof reports.getStatement>;
export const searchDesk = 'GET /lister/search' as EndpointOf<typeof reports.searchDesk>;
