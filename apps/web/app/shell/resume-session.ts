import type { contract, ShellMember } from '@crewpad/contract';
import { THEME_COOKIE, type ThemeChoice } from '@crewpad/domain';
import { isApiError } from '../lib/api-error.ts';
import { endpoint } from '../lib/browser-call.ts';
import { isUnpaidSession, storedToken, updateSession } from '../lib/session-store.ts';

const fetchAccount = endpoint<typeof contract.accounts.checkAccount>('GET', '/checking-account');
const endSession = endpoint<typeof contract.accounts.logout>('POST', '/logout');

interface Page {
  /** The member the page was rendered for. */
  member: ShellMember | null;
  revalidate: () => Promise<void>;
  chooseTheme: (theme: ThemeChoice) => void;
}

/** Asks the server for the account of this browser's session, and shows the page for that member. */
export async function resumeSession({ member, revalidate, chooseTheme }: Page): Promise<void> {
  const asked = storedToken();
  if (asked === null) {
    // A cookie without a token shows pages but makes no calls: the session ends.
    if (member === null) return;
    await endSession({}, { quiet: true }).catch(() => undefined);
    return revalidate();
  }
  try {
    const session = await fetchAccount({}, { quiet: true });
    // A logout or another login in the meantime wins: an outdated answer does not restore its
    // session.
    if (storedToken() !== asked) return;
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

function hasChosenTheme(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${THEME_COOKIE}=`));
}
