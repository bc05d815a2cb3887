import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { announceApiError } from '../../../lib/api-error-events.ts';
import { call } from '../../../lib/browser-call.ts';
import {
  deleteChosenPath,
  parseChosenPath,
  storedChosenPath,
  withChosenListing,
} from '../../../lib/chosen-listing.ts';
import { takeLoginReturn } from '../../../lib/login-return.ts';
import { isInvitation, MEMBERS_HOME, owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { type StoredSession, storeSession } from '../../../lib/session-store.ts';
import { sitePath } from '../../../lib/site-path.ts';
import { useTheme } from '../../../lib/theme.tsx';
import { issuesFromServer, issuesOf } from '../../../ui/form/field-issues.ts';
import { fieldId, useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { isRefused } from '../use-link.ts';
import { emailOf } from '../with-email.ts';
import { returnPath } from './return-path.ts';

const REFUSED = 'refused_login_links';

function refused(): string[] {
  try {
    return (window.sessionStorage.getItem(REFUSED) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Whether the server has refused this login link before, while this tab is open. */
function isRefusedLink(token: string): boolean {
  return refused().includes(token);
}

/** A used link is not sent again when the page reloads. */
function rememberRefusedLink(token: string): void {
  try {
    window.sessionStorage.setItem(REFUSED, [...refused(), token].join(' '));
  } catch {
    // Storage is disabled: the server refuses it again.
  }
}

const ORDER = ['email', 'password'];
const ABOUT = 'login';

/** The results of a login with another site; never a text from the address. */
const FAULTS = ['oauth_failed', 'oauth_again', 'oauth_email_taken'] as const;
const isFault = (code: string): code is (typeof FAULTS)[number] =>
  (FAULTS as readonly string[]).includes(code);

/** An invalid link: the login itself says what is wrong. */
function unlessBad(error: unknown): undefined {
  if (!isRefused(error)) throw error;
}

/** State and actions of the login page. */
export function useLogin() {
  const { t } = useTranslation('accounts');
  const [query, setQuery] = useSearchParams();
  const enter = useEnter();
  const form = useFormIssues();
  const { state, hash } = useLocation();
  const [values, setValues] = useState({ email: emailOf(state), password: '', isKeep: false });
  const [refusal, setRefusal] = useState<string | null>(null);
  const linkToken = query.get('token');
  const [busy, setBusy] = useState(linkToken !== null);
  /** The masked email of a link that this browser did not ask for, or of another member. */
  const [stranger, setStranger] = useState<string | null>(null);
  // A login with another site returns without it.
  const returnTo = () => returnPath(query, hash) ?? takeLoginReturn() ?? storedChosenPath();

  const fail = (error: unknown, by: 'form' | 'link') => {
    setBusy(false);
    const refused = isApiError(error) ? error.body : undefined;
    const message = refused?.message || t('login_failed');
    // The shell's own dialogs handle these two, but no one is logged in here.
    if (isApiError(error) && (error.status >= 500 || error.status === 409)) {
      announceApiError(error);
      return;
    }
    setRefusal(message);
    // What is wrong with a link stands above the form; a toast would say it twice.
    if (by === 'form') toast({ kind: 'error', message, about: ABOUT });
    const issues = issuesFromServer(refused?.errors, ORDER);
    if (issues.length > 0) return form.show(issues);
    document.getElementById(fieldId('password'))?.focus();
  };

  const submit = async () => {
    const parsed = contract.accounts.loginForm.safeParse(values);
    form.show(issuesOf(parsed, ORDER));
    setRefusal(null);
    dismissToasts(ABOUT);
    if (!parsed.success || busy) return;
    setBusy(true);
    try {
      const session = await call(
        accounts.login,
        { body: parsed.data },
        { quiet: true, anonymous: true },
      );
      await enter(session, parsed.data.isKeep, returnTo());
    } catch (error) {
      fail(error, 'form');
    }
  };

  const followLink = async (token: string) => {
    const session = await call(
      accounts.loginWithToken,
      { body: { token } },
      { quiet: true, anonymous: true },
    );
    await enter(session, false, returnTo());
  };

  const trying = async (token: string, follow: () => Promise<void>) => {
    try {
      await follow();
    } catch (error) {
      if (isRefused(error)) rememberRefusedLink(token);
      dropLink();
      fail(error, 'link');
    }
  };

  /** Shows the form, and removes the token from the address. */
  const dropLink = () => {
    setBusy(false);
    setStranger(null);
    setQuery(
      (last) => {
        last.delete('token');
        return last;
      },
      { replace: true },
    );
  };
  const confirmLink = () => {
    setStranger(null);
    if (linkToken !== null) void trying(linkToken, () => followLink(linkToken));
  };

  const begin = useEffectEvent(async () => {
    const told = query.get('error');
    if (told !== null) toast({ kind: 'error', message: t(isFault(told) ? told : 'login_failed') });
    if (linkToken === null) return;
    await trying(linkToken, async () => {
      if (isRefusedLink(linkToken)) {
        dropLink();
        return setRefusal(t('login_link_over'));
      }
      const whose = { quiet: true, anyMember: true };
      const found = await call(accounts.readLink, { body: { token: linkToken } }, whose).catch(
        unlessBad,
      );
      // Used already, by this member: the login page leads them on.
      if (found?.verification === 'complete') return dropLink();
      if (found?.session === 'other' || found?.browser === 'other') return setStranger(found.email);
      await followLink(linkToken);
    });
  });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);

  const set = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
    // Clears the error as soon as the member edits.
    setRefusal(null);
    dismissToasts(ABOUT);
  };
  const link = { isFollowed: linkToken !== null, stranger, confirm: confirmLink, drop: dropLink };
  return { values, set, form, busy, refusal, link, submit };
}

type Session = StoredSession & { user: contract.accounts.OwnUser };

/** Logs a member in: stores their session and continues; the header updates. */
function useEnter() {
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
