import { contract, type EndpointAnswer } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { announceApiError } from '../../lib/api-error-events.ts';
import { call } from '../../lib/browser-call.ts';
import {
  deleteChosenPath,
  parseChosenPath,
  storedChosenPath,
  withChosenListing,
} from '../../lib/chosen-listing.ts';
import { takeLoginReturn } from '../../lib/login-return.ts';
import { isInvitation, MEMBERS_HOME, owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import { type StoredSession, storeSession } from '../../lib/session-store.ts';
import { sitePath } from '../../lib/site-path.ts';
import { readInTab, storeInTab } from '../../lib/storage.ts';
import { useTheme } from '../../lib/theme.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/form/choice-fields.tsx';
import { issuesFromServer, issuesOf } from '../../ui/form/field-issues.ts';
import { Form } from '../../ui/form/form.tsx';
import { linkClass } from '../../ui/form/form-classes.ts';
import { FormRefusal } from '../../ui/form/form-refusal.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { fieldId, useFormIssues } from '../../ui/form/use-form-issues.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import { dismissToasts, toast } from '../../ui/toast.ts';
import { ChosenListingCard } from './chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from './chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from './chosen-listing/use-chosen-listing.ts';
import { OauthButtons } from './oauth-buttons.tsx';
import { PasskeyLogin } from './second-step/passkey-login.tsx';
import { SecondStepForm } from './second-step/second-step-form.tsx';
import { isRefused } from './use-link.ts';
import { emailOf } from './with-email.ts';

/**
 * The page a visitor requested before being redirected to the login. The server does not receive
 * the URL hash: the browser retains it and appends it to the login address.
 */
export function returnPath(query: URLSearchParams, hash: string): string | null {
  const path = query.get('ref_url');
  return path === null || path.includes('#') ? path : `${path}${hash}`;
}

const REFUSED_LINKS = 'refused_login_links';

const refusedLinks = (): string[] => (readInTab(REFUSED_LINKS) ?? '').split(' ').filter(Boolean);

/** Whether the server has refused this login link before, while this tab is open. */
function isRefusedLink(token: string): boolean {
  return refusedLinks().includes(token);
}

/** A used link is not sent again when the page reloads. */
function rememberRefusedLink(token: string): void {
  storeInTab(REFUSED_LINKS, [...refusedLinks(), token].join(' '));
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
function useLogin() {
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
  /** The right password, link or other login, which waits for the second step. */
  const [asked, setAsked] = useState<(Asked & { isKeep: boolean }) | null>(null);
  // A login with another site returns without it.
  const returnTo = () => returnPath(query, hash) ?? takeLoginReturn() ?? storedChosenPath();

  const goOn = async (answer: LoginAnswer, isKeep: boolean) => {
    if (!('challenge' in answer)) return enter(answer, isKeep, returnTo());
    setBusy(false);
    setAsked({ ...answer, isKeep });
  };
  const endSecondStep = (refusal: string | null) => {
    flushSync(() => {
      setAsked(null);
      set({ password: '' });
      setRefusal(refusal);
    });
    if (linkToken === null) document.getElementById(fieldId('password'))?.focus();
    else dropLink();
  };

  const fail = (error: unknown, by: 'form' | 'link') => {
    setBusy(false);
    const refusal = isApiError(error) ? error.body : undefined;
    const message = refusal?.message || t('login_failed');
    // The shell's own dialogs handle these two, but no one is logged in here.
    if (isApiError(error) && (error.status >= 500 || error.status === 409)) {
      announceApiError(error);
      return;
    }
    setRefusal(message);
    // What is wrong with a link stands above the form; a toast would say it twice.
    if (by === 'form') toast({ kind: 'error', message, about: ABOUT });
    const issues = issuesFromServer(refusal?.errors, ORDER);
    if (issues.length > 0) return form.show(issues);
    document.getElementById(fieldId('password'))?.focus();
  };

  const submit = async () => {
    const result = contract.accounts.loginForm.safeParse(values);
    form.show(issuesOf(result, ORDER));
    setRefusal(null);
    dismissToasts(ABOUT);
    if (!result.success || busy) return;
    setBusy(true);
    try {
      const options = { quiet: true, anonymous: true };
      await goOn(await call(accounts.login, { body: result.data }, options), result.data.isKeep);
    } catch (error) {
      fail(error, 'form');
    }
  };

  const followLink = async (token: string) => {
    const options = { quiet: true, anonymous: true };
    const answer = await call(accounts.loginWithToken, { body: { token } }, options);
    // It stays in the address: without it, a browser with a session would leave the login.
    if ('challenge' in answer) rememberRefusedLink(token);
    await goOn(answer, false);
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
    const errorCode = query.get('error');
    if (errorCode !== null)
      toast({ kind: 'error', message: t(isFault(errorCode) ? errorCode : 'login_failed') });
    if (linkToken === null) return;
    await trying(linkToken, async () => {
      if (isRefusedLink(linkToken)) {
        dropLink();
        return setRefusal(t('login_link_over'));
      }
      const options = { quiet: true, anyMember: true };
      const link = await call(accounts.readLink, { body: { token: linkToken } }, options).catch(
        unlessBad,
      );
      // Used already, by this member: the login page leads them on.
      if (link?.verification === 'complete') return dropLink();
      if (link?.session === 'other' || link?.browser === 'other') return setStranger(link.email);
      await followLink(linkToken);
    });
  });

  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
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
  const secondStep = asked && {
    asked,
    onPassed: (session: Session) => enter(session, asked.isKeep, returnTo()),
    onOver: () => endSecondStep(t('second_step_over')),
    onBack: () => endSecondStep(null),
  };
  const passkey = {
    isKeep: values.isKeep,
    onSession: (session: Session) => enter(session, values.isKeep, returnTo()),
    onRefusal: setRefusal,
  };
  return { values, set, form, busy, refusal, link, secondStep, passkey, submit };
}

type LoginAnswer = EndpointAnswer<typeof accounts.login>;
type Asked = contract.accounts.SecondStepAsked;
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

/** A visitor who saves a search returns to its airport. */
const SAVED_SEARCH = /^\/search\/airports\/(\w{3,4})(?:\?.*)?#save-search$/;

export function LoginPage({ chosenListing }: { chosenListing: ChosenListing }) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const joinAddress = withChosenListing('/create-account', useChosenListing(chosenListing));
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const airport = SAVED_SEARCH.exec(query.get('ref_url') ?? '')?.[1];
  const lead = airport
    ? t('login_lead_search', { airport: airport.toUpperCase() })
    : t('login_lead');
  const { values, set, form, busy, refusal, link, secondStep, passkey, submit } = useLogin();
  if (secondStep !== null) {
    return (
      <ScenePage title={t('second_step_title')} lead={t('second_step_lead')}>
        <Sheet>
          <SecondStepForm key={secondStep.asked.challenge} {...secondStep} />
        </Sheet>
      </ScenePage>
    );
  }
  if (link.stranger !== null) {
    return (
      <ScenePage title={t('login_title')}>
        <Sheet>
          <div className="grid gap-6">
            <p>{t('log_in_as', { email: link.stranger })}</p>
            <Button variant="accent" className="min-h-13! w-full text-md" onClick={link.confirm}>
              {t('login')}
            </Button>
            <Button variant="outline" className="min-h-13! w-full text-md" onClick={link.drop}>
              {f('cancel', { ns: 'common' })}
            </Button>
          </div>
        </Sheet>
      </ScenePage>
    );
  }
  if (link.isFollowed) {
    return (
      <ScenePage title={t('login_title')}>
        <Sheet>
          <p role="status">{t('login_by_link')}</p>
        </Sheet>
      </ScenePage>
    );
  }
  return (
    <ScenePage title={t('login_title')} lead={chosenListing === null ? lead : undefined}>
      <ChosenListingCard chosenListing={chosenListing} by="login" />
      <Sheet>
        <Form form={form} onSubmit={submit}>
          <TextField
            name="email"
            label={t('email')}
            type="email"
            autoComplete="username webauthn"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            value={values.email}
            onValue={(email) => set({ email })}
            issue={form.keyOf('email')}
          />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            value={values.password}
            onValue={(password) => set({ password })}
            issue={form.keyOf('password')}
          />
          {refusal !== null && form.issues.length === 0 && <FormRefusal>{refusal}</FormRefusal>}
          <CheckField
            name="isKeep"
            label={t('keep_me_logged_in')}
            hint={t('keep_hint')}
            checked={values.isKeep}
            onValue={(isKeep) => set({ isKeep })}
          />
          <Button
            type="submit"
            variant="accent"
            className="min-h-13! w-full text-md"
            disabled={!hydrated || busy}
          >
            {busy ? f('one_moment') : t('login')}
          </Button>
          <PasskeyLogin {...passkey} />
          {chosenListing !== null && (
            <LinkButton to={joinAddress} variant="outline" className="min-h-13! w-full text-md">
              {t('register')}
            </LinkButton>
          )}
          <p className="m-0 flex flex-wrap items-center justify-between gap-x-4">
            <Link to="/forgot" className={linkClass}>
              {t('forgot_password')}
            </Link>
            {chosenListing === null && (
              <span>
                {t('no_account')}{' '}
                <Link to={joinAddress} className={linkClass}>
                  {t('register')}
                </Link>
              </span>
            )}
          </p>
        </Form>
        <OauthButtons returnTo={() => returnPath(query, hash)} />
      </Sheet>
    </ScenePage>
  );
}
