export { loadRevenue, loadStatement, loadTransactions } from './load-payments.ts';
export { RevenuePage } from './revenue-page.tsx';
export { StatementPage } from './statement-page.tsx';
export { TransactionsPage } from './transactions-page.tsx';
