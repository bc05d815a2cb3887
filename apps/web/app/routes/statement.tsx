import { loadStatement, StatementPage } from '../features/reports/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/statement.ts';

export const loader = (args: Route.LoaderArgs) => loadStatement(args);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('statement', { ns: 'rent/payments' }),
    description: t('statement_lead', { ns: 'rent/payments' }),
    path: '/transactions/statement',
    noindex: true,
  }));

export default function StatementRoute({ loaderData }: Route.ComponentProps) {
  return <StatementPage statement={loaderData} />;
}
