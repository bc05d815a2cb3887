import type { contract, ShellMember } from '@crewpad/contract';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  type Locale,
  type ThemeChoice,
} from '@crewpad/domain';
import { endpoint } from './browser-call.ts';
import { keepCookie } from './cookies.ts';
import { reloadPage } from './leave-page.ts';
import { storedToken, updateUser } from './session-store.ts';

/** The choices of visitors, and of members who are not active, are kept in this browser alone. */
const isTold = (member: ShellMember | null) =>
  member?.status === 'ACTIVE' && storedToken() !== null;

const keepLanguage = endpoint<typeof contract.accounts.switchLanguage>(
  'PUT',
  '/user/switch-language',
);
const keepPreferences = endpoint<typeof contract.accounts.setPreferences>(
  'PUT',
  '/user/preferences',
);

/** Keeps the language in the cookie, tells the server whose it is, and loads the page in it. */
export async function chooseLanguage(locale: Locale, member: ShellMember | null): Promise<void> {
  keepCookie(LANGUAGE_COOKIE, locale, LANGUAGE_COOKIE_DAYS);
  if (isTold(member)) {
    // The page speaks the language all the same when the server cannot be told.
    await keepLanguage({ body: { locale } }, { quiet: true }).then(
      ({ user }) => updateUser(user),
      () => undefined,
    );
  }
  reloadPage();
}

/** Tells the server which colors a member chose; the cookie is kept by the theme itself. */
export async function tellTheme(theme: ThemeChoice, member: ShellMember | null): Promise<void> {
  if (!isTold(member)) return;
  await keepPreferences({ body: { theme } }, { quiet: true }).catch(() => undefined);
}
