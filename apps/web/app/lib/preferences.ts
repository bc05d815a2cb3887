import type { ShellMember } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_PARAM,
  type Locale,
  type ThemeChoice,
} from '@crewpad/domain';
import { call } from './browser-call.ts';
import { setCookie } from './cookies.ts';
import { reloadPage } from './leave-page.ts';
import { storedToken, updateUser } from './session-store.ts';

/**
 * Saves the language of a member's account, or of a visitor's browser, and reloads the page in it.
 */
export async function chooseLanguage(locale: Locale, member: ShellMember | null): Promise<void> {
  if (member !== null) {
    const answer = await call(accounts.switchLanguage, { body: { locale } }).catch(() => null);
    // The dialogs of the shell show the reason.
    if (answer === null) return;
    updateUser(answer.user);
  }
  setCookie(LANGUAGE_COOKIE, locale, LANGUAGE_COOKIE_DAYS);
  // A language in the address would override the choice.
  const address = new URL(window.location.href);
  address.searchParams.delete(LANGUAGE_PARAM);
  window.history.replaceState(window.history.state, '', address);
  reloadPage();
}

/** Saves a member's theme on the server; the theme sets the cookie itself. */
export async function saveTheme(theme: ThemeChoice, member: ShellMember | null): Promise<void> {
  if (member === null || storedToken() === null) return;
  const options = { quiet: true, keepalive: true };
  await call(accounts.setPreferences, { body: { theme } }, options).catch(() => undefined);
}
