import { StartResetPage } from '../features/accounts/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/second-step-reset.ts';

/** The token of the email. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('start_reset_title', { ns: 'accounts' }),
    description: t('start_reset_title', { ns: 'accounts' }),
    noindex: true,
  }));

export default function SecondStepResetRoute({ loaderData }: Route.ComponentProps) {
  return <StartResetPage key={loaderData.token} {...loaderData} />;
}
