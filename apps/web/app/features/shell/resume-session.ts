import {
  type checkAccount,
  type logout,
  type ShellMember,
  THEME_COOKIE,
  type ThemeChoice,
} from '@crewpad/contract';
import { isApiError } from '../../lib/api-error.ts';
import { endpoint } from '../../lib/browser-call.ts';
import { isUnpaidSession, storedToken, updateSession } from '../../lib/session-store.ts';

const askWhoIAm = endpoint<typeof checkAccount>('GET', '/checking-account');
const endSession = endpoint<typeof logout>('POST', '/logout');

interface Page {
  /** Who the page was made for. */
  member: ShellMember | null;
  revalidate: () => Promise<void>;
  chooseTheme: (theme: ThemeChoice) => void;
}

/** Asks the server whose session this browser holds, and shows the page as him. */
export async function resumeSession({ member, revalidate, chooseTheme }: Page): Promise<void> {
  if (storedToken() === null) {
    // A cookie alone could show pages but make no call: he is a guest, and may log in again.
    if (member === null) return;
    await endSession({}, { quiet: true }).catch(() => undefined);
    return revalidate();
  }
  try {
    const session = await askWhoIAm({}, { quiet: true });
    if (!isUnpaidSession()) updateSession(session);
    const { id, theme } = session.user;
    // Chosen on another device; what was chosen here stands, and an admin keeps his own.
    if (theme !== 'auto' && !hasChosenTheme() && !member?.switched) chooseTheme(theme);
    if (member?.id !== id) await revalidate();
  } catch (error) {
    // Refused, the token is remembered as failed; unreachable, the next page tries again.
    if (isApiError(error) && error.status === 401 && member !== null) await revalidate();
  }
}

function hasChosenTheme(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${THEME_COOKIE}=`));
}
