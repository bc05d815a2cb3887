import { AcceptPage, loadOffer } from '../features/rent/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Rules } from '../pages/listing/sections/rules.tsx';
import type { Route } from './+types/accept-invite.ts';

export function loader(args: Route.LoaderArgs) {
  return loadOffer(args, args.params.token);
}

/** An accepted invitation no longer exists; the page still shows it. */
export function shouldRevalidate({
  nextUrl,
  defaultShouldRevalidate,
}: {
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  return nextUrl.searchParams.get('step') === 'done' ? false : defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'rent/accept' }),
    description: t('description', { ns: 'rent/accept' }),
    noindex: true,
  }));

export default function AcceptInviteRoute({ loaderData }: Route.ComponentProps) {
  const { offer } = loaderData;
  const rules = offer && <Rules text={offer.house_rules} documents={offer.documents} />;
  return <AcceptPage {...loaderData} rules={rules} />;
}
