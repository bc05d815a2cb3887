import { loadMyRentals, MyRentalsPage } from '../features/rentals/mine/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/my-crashpad.ts';

await loadTexts(
  'calendar',
  'form',
  'form-errors',
  'my-rental',
  'payment',
  'renewal',
  'rental-history',
  'tenant-money',
);

export async function loader(args: Route.LoaderArgs) {
  return { rentals: await loadMyRentals(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'my-rental' }),
    description: t('description', { ns: 'my-rental' }),
    path: '/my-crashpad',
    noindex: true,
  }));

export default function MyCrashpadRoute({ loaderData }: Route.ComponentProps) {
  return <MyRentalsPage rentals={loaderData.rentals} />;
}
