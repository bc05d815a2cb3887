import { loadMoves, MovesPage } from '../features/admin/index.ts';
import { requireAdmin } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/admin-moves.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return loadMoves(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('moves_meta', { ns: 'admin/operations' }),
    description: t('moves_description', { ns: 'admin/operations' }),
    path: '/admin/moves',
    noindex: true,
  }));

export default function AdminMovesRoute({ loaderData }: Route.ComponentProps) {
  return <MovesPage {...loaderData} />;
}
