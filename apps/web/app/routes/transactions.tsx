import { loadTransactions, TransactionsPage } from '../features/rent/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/transactions.ts';

export const loader = (args: Route.LoaderArgs) => loadTransactions(args);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('transactions_title', { ns: 'rent/payments' }),
    description: t('transactions_description', { ns: 'rent/payments' }),
    path: '/transactions',
    noindex: true,
  }));

export default function TransactionsRoute({ loaderData }: Route.ComponentProps) {
  return <TransactionsPage transactions={loaderData} />;
}
