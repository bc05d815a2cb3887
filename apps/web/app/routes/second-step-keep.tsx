import { KeepSecondStepPage } from '../features/accounts/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/second-step-keep.ts';

/** The token of the email. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('keep_second_step_title', { ns: 'accounts' }),
    description: t('keep_second_step_title', { ns: 'accounts' }),
    noindex: true,
  }));

export default function SecondStepKeepRoute({ loaderData }: Route.ComponentProps) {
  return <KeepSecondStepPage key={loaderData.token} {...loaderData} />;
}
