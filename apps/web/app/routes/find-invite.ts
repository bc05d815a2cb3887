import { redirect } from 'react-router';
import type { Route } from './+types/find-invite.ts';

/** Other addresses of an invitation: its token at the end of the path, or as `vcode`. */
export function loader({ params, url }: Route.LoaderArgs) {
  const token = params.token ?? url.searchParams.get('vcode');
  throw redirect(token ? `/tenant/accept/${encodeURIComponent(token)}` : '/404');
}
