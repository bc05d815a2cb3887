import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadTexts } from '../i18n/texts.ts';
import { requireMember } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { loadSettings } from '../pages/settings/load-settings.ts';
import { SettingsPage } from '../pages/settings/settings-page.tsx';
import type { Route } from './+types/account-setting.ts';

await loadTexts(
  'form',
  'form-errors',
  'my-rental',
  'notifications',
  'payment',
  'payment-requests',
  'payouts',
  'plans',
  'quick-replies',
  'renewal',
  'settings',
  'settings-billing',
  'sign-up',
);

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  return loadSettings(args);
}

/** All tabs share their data, so switching tabs loads nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isTabChange =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isTabChange;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('settings_title', { ns: 'settings' }),
    description: t('settings_description', { ns: 'settings' }),
    path: '/account-setting',
    noindex: true,
  }));

export default function AccountSettingRoute({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} />;
}
