import { loadChosenListing, VerifyPage } from '../features/accounts/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/verify-email.ts';

export async function loader(args: Route.LoaderArgs) {
  return { chosenListing: await loadChosenListing(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('verify_meta', { ns: 'accounts' }),
    description: t('verify_description', { ns: 'accounts' }),
    noindex: true,
  }));

export default function VerifyEmailRoute({ params, loaderData }: Route.ComponentProps) {
  return <VerifyPage key={params.token} token={params.token} {...loaderData} />;
}
