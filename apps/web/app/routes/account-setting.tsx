import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadSettings, SettingsPage } from '../features/settings/index.ts';
import { settingsText } from '../i18n/en/settings.ts';
import { requireMember } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/account-setting.ts';

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  return loadSettings(args);
}

/** All tabs show the same data: going from one to another asks for nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isTabChange =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isTabChange;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('settings_title', { ns: settingsText }),
    description: t('settings_description', { ns: settingsText }),
    path: '/account-setting',
    noindex: true,
  }));

export default function AccountSettingRoute({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} />;
}
