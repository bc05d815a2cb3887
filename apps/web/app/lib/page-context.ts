import type { contract, RenderContext, ShellMember } from '@crewpad/contract';
import type { BrandName, FlagName, Locale, ThemeChoice } from '@crewpad/domain';
import { useRouteLoaderData } from 'react-router';

/** The data of every page, from the root loader. */
export interface PageContext {
  brand: BrandName;
  flags: Partial<Record<FlagName, boolean>>;
  locales: readonly Locale[];
  locale: Locale;
  theme: ThemeChoice;
  publicUrl: string;
  mapStyle: string | null;
  /** The address of a PMTiles file. */
  mapTiles: string | null;
  /** The card form's provider. */
  card: contract.content.PublicConfig['card'];
  oauth: contract.content.PublicConfig['oauth'];
  /** Whether members can use passkeys at this address. */
  passkeys: boolean;
  contactEmail: string;
  /** The company line of the footer. */
  company: string | null;
  legal: contract.content.PublicConfig['legal'];
  passwordBlocklist: contract.content.PublicConfig['password_blocklist'];
  demo: boolean;
  /** Emails wait until their address is verified. */
  emailsVerifiedOnly: boolean;
  /** Today's date in UTC, on the server's clock. Both sides render with it. */
  today: string;
  /** Its year. */
  year: number;
  /** The server's time; null for visitors, whose pages are cached. */
  now: string | null;
  /** The logged-in member; null for visitors. */
  member: ShellMember | null;
}

export function pageContextOf(context: RenderContext): PageContext {
  const { config, locale, theme, publicUrl, member, now } = context;
  return {
    brand: config.brand,
    flags: config.flags,
    locales: config.locales,
    locale,
    theme,
    publicUrl,
    mapStyle: config.map_style,
    mapTiles: config.map_tiles,
    card: config.card,
    oauth: config.oauth,
    passkeys: config.passkeys,
    contactEmail: config.contact_email,
    company: config.company,
    legal: config.legal,
    passwordBlocklist: config.password_blocklist,
    demo: config.demo,
    emailsVerifiedOnly: config.emails_verified_only,
    today: dateOf(now),
    year: now.getUTCFullYear(),
    now: member === null ? null : now.toISOString(),
    member,
  };
}

const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);

const NO_VERSION = { version: '', date: '' };
/** For the error page of a first load, when even the root failed to load. */
const NOTHING_KNOWN: PageContext = {
  brand: 'crashpad',
  flags: {},
  locales: ['en'],
  locale: 'en',
  theme: 'auto',
  publicUrl: '',
  card: { mode: 'sandbox', publishable_key: '', api_base: '' },
  oauth: [],
  passkeys: false,
  contactEmail: '',
  company: null,
  legal: { terms: NO_VERSION, privacy: NO_VERSION },
  passwordBlocklist: 'off',
  demo: false,
  emailsVerifiedOnly: false,
  today: dateOf(new Date()),
  year: new Date().getUTCFullYear(),
  now: null,
  mapStyle: null,
  mapTiles: null,
  member: null,
};

/** Of this tab. A navigation that fails loses the root's data, but not the member or the language. */
let lastContext: PageContext | undefined;

export function usePage(): PageContext {
  const page = useRouteLoaderData<PageContext>('root');
  if (!import.meta.env.SSR && page !== undefined) lastContext = page;
  return page ?? lastContext ?? NOTHING_KNOWN;
}

export function useFlag(flag: FlagName): boolean {
  return usePage().flags[flag] === true;
}

/** Whether the brand's members are airline crew. */
export function useIsForCrew(): boolean {
  return useFlag('crashpad');
}
