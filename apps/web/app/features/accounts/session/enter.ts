import type { contract } from '@crewpad/contract';
import { useNavigate, useRevalidator } from 'react-router';
import {
  deleteChosenPath,
  parseChosenPath,
  withChosenListing,
} from '../../../lib/chosen-listing.ts';
import { isInvitation, MEMBERS_HOME, owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { type StoredSession, storeSession } from '../../../lib/session-store.ts';
import { sitePath } from '../../../lib/site-path.ts';
import { useTheme } from '../../../lib/theme.tsx';

type Session = StoredSession & { user: contract.accounts.OwnUser };

/** Logs a member in: stores their session and continues; the header updates. */
export function useEnter() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { choose } = useTheme();
  return async (session: Session, keep: boolean, returnTo: string | null) => {
    storeSession(session, keep);
    const { theme } = session.user;
    // A member without a theme keeps this browser's.
    if (theme !== 'auto') choose(theme);
    const path = sitePath(returnTo);
    const isUnpaid = owesSignUp(session.user) && !isInvitation(path);
    // They are already going there.
    if (!isUnpaid && parseChosenPath(path)) deleteChosenPath();
    const next = isUnpaid ? withChosenListing(UNPAID_HOME, path) : path;
    await navigate(next ?? MEMBERS_HOME, { replace: true });
    await revalidate();
  };
}
