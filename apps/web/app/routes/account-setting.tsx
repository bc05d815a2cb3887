import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { requireMember } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { loadSettings } from '../pages/settings/load-settings.ts';
import { SettingsPage } from '../pages/settings/settings-page.tsx';
import { isReloading } from '../pages/settings/use-save.ts';
import type { Route } from './+types/account-setting.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadSettings(args, requireMember(args));
}

/** All tabs share their data, so switching tabs loads nothing, except what it interrupts. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isTabChange =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && (!isTabChange || isReloading());
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('settings_title', { ns: 'pages/settings' }),
    description: t('settings_description', { ns: 'pages/settings' }),
    path: '/account-setting',
    noindex: true,
  }));

export default function AccountSettingRoute({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} />;
}
