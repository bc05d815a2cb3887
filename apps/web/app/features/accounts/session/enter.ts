import type { OwnUser } from '@crewpad/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { MEMBERS_HOME, owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { type KeptSession, keepSession } from '../../../lib/session-store.ts';
import { sitePath } from '../../../lib/site-path.ts';
import { useTheme } from '../../../lib/theme.tsx';

type Session = KeptSession & { user: OwnUser };

/** Lets a member in: keeps his session and leads him on, the frame showing who he is. */
export function useEnter() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { choose } = useTheme();
  return async (session: Session, keep: boolean, wanted: string | null) => {
    keepSession(session, keep);
    const { theme } = session.user;
    // Who never chose one keeps what this browser shows.
    if (theme !== 'auto') choose(theme);
    const home = sitePath(wanted) ?? MEMBERS_HOME;
    await navigate(owesSignUp(session.user) ? UNPAID_HOME : home, { replace: true });
    await revalidate();
  };
}
