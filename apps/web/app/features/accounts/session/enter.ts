import type { contract } from '@crewpad/contract';
import { useNavigate, useRevalidator } from 'react-router';
import {
  homeAfterLogin,
  isInvitation,
  owesSignUp,
  UNPAID_HOME,
} from '../../../lib/member-homes.ts';
import { type KeptSession, keepSession } from '../../../lib/session-store.ts';
import { sitePath } from '../../../lib/site-path.ts';
import { useTheme } from '../../../lib/theme.tsx';
import { forgetWantedPath, wantedListing, withWanted } from '../../../lib/wanted-listing.ts';

type Session = KeptSession & { user: contract.accounts.OwnUser };

/** Logs a member in: stores their session and continues; the header shows who they are. */
export function useEnter() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { choose } = useTheme();
  return async (session: Session, keep: boolean, wanted: string | null) => {
    keepSession(session, keep);
    const { theme } = session.user;
    // Who never chose one keeps what this browser shows.
    if (theme !== 'auto') choose(theme);
    const path = sitePath(wanted);
    const isUnpaid = owesSignUp(session.user) && !isInvitation(path);
    // They are on their way to it.
    if (!isUnpaid && wantedListing(path)) forgetWantedPath();
    const next = isUnpaid ? withWanted(UNPAID_HOME, path) : path;
    await navigate(next ?? homeAfterLogin(session.user), { replace: true });
    await revalidate();
  };
}
