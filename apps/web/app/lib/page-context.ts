import type { BrandName, FlagName, Locale, RenderContext, ThemeChoice } from '@crewpad/contract';
import { useRouteLoaderData } from 'react-router';

/** The signed-in member as the shell shows him; null for guests. Accounts fill this in. */
export interface ShellMember {
  id: number;
  display_name: string;
}

/** What every page knows, from the root loader. */
export interface PageContext {
  brand: BrandName;
  flags: Partial<Record<FlagName, boolean>>;
  locales: readonly Locale[];
  locale: Locale;
  theme: ThemeChoice;
  publicUrl: string;
  mapStyle: string | null;
  member: ShellMember | null;
}

export function pageContextOf(context: RenderContext): PageContext {
  const { config, locale, theme, publicUrl } = context;
  return {
    brand: config.brand,
    flags: config.flags,
    locales: config.locales,
    locale,
    theme,
    publicUrl,
    mapStyle: config.map_style,
    member: null,
  };
}

/** For the page that says that not even the root could be loaded. */
const NOTHING_KNOWN: PageContext = {
  brand: 'crashpad',
  flags: {},
  locales: ['en'],
  locale: 'en',
  theme: 'auto',
  publicUrl: '',
  mapStyle: null,
  member: null,
};

export function usePage(): PageContext {
  return useRouteLoaderData<PageContext>('root') ?? NOTHING_KNOWN;
}

export function useFlag(flag: FlagName): boolean {
  return usePage().flags[flag] === true;
}
