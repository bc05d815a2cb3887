import { ApiError, type ShellMember } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { THEME_COOKIE, type ThemeChoice } from '@crewpad/domain';
import { isApiError } from '../lib/api-error.ts';
import { announceApiError } from '../lib/api-error-events.ts';
import { call } from '../lib/browser-call.ts';
import {
  isUnpaidSession,
  rememberFailedToken,
  storedToken,
  updateSession,
} from '../lib/session-store.ts';
import { resumeAdmin } from './resume-admin.ts';

interface Page {
  /** The member the page was rendered for. */
  member: ShellMember | null;
  revalidate: () => Promise<void>;
  chooseTheme: (theme: ThemeChoice) => void;
}

/** Asks the server for the account of this browser's session, and shows the page for that member. */
export async function resumeSession({ member, revalidate, chooseTheme }: Page): Promise<void> {
  const token = storedToken();
  if (token === null) {
    // A cookie without a token shows pages but makes no calls: the session ends.
    if (member === null) return;
    await call(accounts.logout, {}, { quiet: true, anyMember: true }).catch(() => undefined);
    return revalidate();
  }
  try {
    const session = await call(accounts.checkAccount, {}, { quiet: true, anyMember: true });
    // A logout or another login in the meantime wins: an outdated answer does not restore its
    // session.
    if (storedToken() !== token) return;
    if (!isUnpaidSession()) updateSession(session);
    const { id, theme } = session.user;
    // A theme from another device; a choice on this device wins, and an admin keeps their own.
    if (theme !== 'auto' && !hasChosenTheme() && !member?.switched) chooseTheme(theme);
    if (member?.id !== id) await revalidate();
  } catch (error) {
    // A refused token is recorded as failed. Without a response the next page tries again.
    if (isApiError(error) && error.status === 401 && member !== null) await revalidate();
  }
}

/**
 * The server no longer knows this tab's session, whose token is still stored: it ended elsewhere. An
 * admin continues in their own; others are told.
 */
export async function explainEnd(token: string, revalidate: () => Promise<void>): Promise<void> {
  rememberFailedToken(token);
  if (await resumeAdmin()) return revalidate();
  announceApiError(new ApiError(401, { message: '' }));
}

function hasChosenTheme(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${THEME_COOKIE}=`));
}
