import { AcceptPage, loadOffer } from '../features/rent/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Rules } from '../pages/listing/sections/rules.tsx';
import type { Route } from './+types/accept-invite.ts';

await loadTexts(
  'accept-invite',
  'form',
  'form-errors',
  'listing',
  'my-rental',
  'payment',
  'plans',
  'renewal',
  'sign-up',
  'tenant-money',
  'terms',
  'ui',
);

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
    title: t('title', { ns: 'accept-invite' }),
    description: t('description', { ns: 'accept-invite' }),
    noindex: true,
  }));

export default function AcceptInviteRoute({ loaderData }: Route.ComponentProps) {
  const { offer } = loaderData;
  const rules = offer && <Rules text={offer.house_rules} documents={offer.documents} />;
  return <AcceptPage {...loaderData} rules={rules} />;
}
