import { TOAST_AUTO_CLOSE_MS } from '@crewpad/domain';
import {
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { FavoritesSync } from '../features/search/favorites/favorites-sync.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { onApiError } from '../lib/api-error-events.ts';
import { useCharged } from '../lib/charged-cards.ts';
import { owesSignUp, UNPAID_HOME } from '../lib/member-homes.ts';
import { usePage } from '../lib/page-context.ts';
import { setLiveEnd } from '../lib/tab-member.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { lazyComponent, lazyPart } from '../ui/lazy-part.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ApiErrorDialogProps, Fault } from './api-error-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { leadsElsewhere } from './leads-elsewhere.ts';
import { needsPrompt } from './prompts/needs-prompt.ts';
import { SessionSync } from './session-sync.tsx';

const dialog = lazyPart<ApiErrorDialogProps>(() => import('./api-error-dialog.tsx'));

/**
 * The dialogs for errors of any call: 500 and above, conflicts that no page shows in place, and an
 * ended session (401).
 */
function ApiErrorDialogs() {
  const [fault, setFault] = useState<Fault | null>(null);
  const ApiErrorDialog = dialog.usePart(fault !== null);

  useEffect(
    () =>
      onApiError(async (error) => {
        const { status, body } = error;
        if (status >= 500) setFault({ kind: 'server_error', message: undefined });
        if (status === 401) setFault({ kind: 'login_expired', message: undefined });
        if (status !== 409) return;
        const { isOtherConflict } = await import('../lib/error-dialogs.ts');
        if (isOtherConflict(error)) setFault({ kind: 'conflict_error', message: body.message });
      }),
    [],
  );

  // A pressed button is disabled while it sends, and a disabled button loses the focus.
  const lastFocused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fault !== null) return;
    const note = ({ target }: FocusEvent) => {
      lastFocused.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [fault]);

  return (
    ApiErrorDialog && (
      <ApiErrorDialog
        fault={fault}
        finalFocus={() => lastFocused.current}
        onClose={() => setFault(null)}
      />
    )
  );
}

/**
 * Announces the title of a new page to screen readers. If the focused element is gone, the heading of
 * the new page gets the focus. A new page starts at its top.
 */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  useStartAtTop();
  const [announcement, setAnnouncement] = useState({ pathname, title: '' });

  useEffect(() => {
    setAnnouncement((last) =>
      last.pathname === pathname ? last : { pathname, title: document.title },
    );
  }, [pathname]);

  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement.title}
    </VisuallyHidden>
  );
}

/**
 * React Router scrolls to the top too, but not if the data was reloaded before the new page was
 * drawn, as happens after a payment or a login.
 */
function useStartAtTop(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (type !== 'POP' && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, type]);
}

const MemberBar = lazyComponent(() => import('./member-bar.tsx'));
const AdminBar = lazyComponent(() => import('./admin-bar.tsx'));
const Prompts = lazyComponent(() => import('./prompts/prompts.tsx'));
const UnpaidBar = lazyComponent(() => import('./unpaid-bar.tsx'));
const VerifyBar = lazyComponent(() => import('./verify-bar.tsx'));
const ChargedNotice = lazyComponent(() => import('./charged-notice.tsx'));
const MemberNotices = lazyComponent(() => import('./member-notices.tsx'));
const ConfirmationPrompt = lazyComponent(() => import('./confirmation-prompt.tsx'));
/** Gives the page's own requests priority. */
const LIVE_AFTER_MS = 300;
/** The pages of the sign-up itself. */
const SIGN_UP_PAGES: readonly string[] = [UNPAID_HOME, '/notice-of-understanding'];

/** Loads only for members who have not paid their sign-up. */
function UnpaidReminder() {
  const { member } = usePage();
  const { pathname } = useLocation();
  if (member === null || !owesSignUp(member) || SIGN_UP_PAGES.includes(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <UnpaidBar member={member} />
    </Suspense>
  );
}

/** Loads only for members whose email is not verified. A sign-up is paid first. */
function VerifyReminder() {
  const { member } = usePage();
  if (!member?.email_to_verify || owesSignUp(member)) return null;
  return (
    <Suspense fallback={null}>
      <VerifyBar member={member} />
    </Suspense>
  );
}

/** What the member's new card was charged. In the browser only, which keeps it. */
function CardCharges() {
  const { member } = usePage();
  const charges = useCharged(member?.id);
  if (member === null || charges.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ChargedNotice memberId={member.id} charges={charges} />
    </Suspense>
  );
}

/** What a member must know or answer. In the browser only, which stores "Later". */
function MemberNotes() {
  const { member } = usePage();
  const hydrated = useHydrated();
  if (!hydrated || member === null) return null;
  const { locked, to_accept, email_refusal } = member;
  if (locked === null && to_accept.length === 0 && email_refusal === null) return null;
  return (
    <Suspense fallback={null}>
      <MemberNotices member={member} />
    </Suspense>
  );
}

/** The main pages of a member, on phones. */
function BottomBar() {
  const { member } = usePage();
  if (member === null) return null;
  return (
    <Suspense fallback={null}>
      <MemberBar member={member} />
    </Suspense>
  );
}

/** On every page while an admin views an account. */
function AdminReminder() {
  const { member } = usePage();
  if (!member?.switched) return null;
  return (
    <Suspense fallback={null}>
      <AdminBar member={member} />
    </Suspense>
  );
}

/** Shows progress when a navigation takes long, and after a moment the shape of another page. */
function NextPage() {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const placeOf = (path: string) => path.split('/')[1];
  if (state === 'idle') return null;
  const isOther = formMethod === undefined && placeOf(location.pathname) !== placeOf(pathname);
  return (
    <div aria-hidden>
      <div className="pointer-events-none fixed top-0 right-0 left-0 z-60 h-1 bg-button motion-safe:passing-light" />
      {isOther && (
        <div className="fixed inset-0 top-header z-8 animate-skeleton bg-paper print:hidden">
          <div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-gutter py-8 [&>*]:rounded-md [&>*]:bg-sunken">
            <div className="h-8 w-64" />
            <div className="h-4 w-96 max-w-full" />
            <div className="mt-4 h-48" />
            <div className="h-24" />
            <div className="h-24" />
          </div>
        </div>
      )}
    </div>
  );
}

/** Prompts for a member. In the browser only, which stores earlier answers. */
function MemberPrompts() {
  const { member } = usePage();
  const { key } = useLocation();
  const hydrated = useHydrated();
  const [openedAt, setOpenedAt] = useState({ key, member });
  if (openedAt.key !== key || openedAt.member?.id !== member?.id) setOpenedAt({ key, member });
  if (!hydrated || member === null || openedAt.member === null || !needsPrompt(member)) return null;
  return (
    <Suspense fallback={null}>
      <Prompts member={member} memberAtOpening={openedAt.member} />
    </Suspense>
  );
}

/** Real time for a member, once the page has been painted. */
function LiveMember() {
  const { member } = usePage();
  const memberId = member === null || member.switched ? null : member.id;
  useEffect(() => {
    if (memberId === null) return;
    let isOver = false;
    let disconnect: (() => void) | undefined;
    const start = async () => {
      const { connectLive } = await import('../features/messages/live/connect.ts');
      if (!isOver) disconnect = connectLive(memberId);
    };
    const attempt = () => {
      // Without it the page still works. It loads once the network is back.
      start().catch(() => window.addEventListener('online', attempt, { once: true }));
    };
    const timer = setTimeout(attempt, LIVE_AFTER_MS);
    const end = () => {
      window.removeEventListener('online', attempt);
      isOver = true;
      clearTimeout(timer);
      disconnect?.();
    };
    setLiveEnd(end);
    return end;
  }, [memberId]);
  return null;
}

/**
 * A key for everything that belongs to the member of this page. Another one, also none, gets a new
 * page: no form, dialog or list of theirs stays. A visitor who logs in keeps what they typed.
 */
function useMemberKey(memberId: number | null): number {
  const [tree, setTree] = useState({ memberId, key: 0 });
  if (memberId === tree.memberId) return tree.key;
  const key = tree.memberId === null ? tree.key : tree.key + 1;
  setTree({ memberId, key });
  return key;
}

/** The frame of every page: skip link, header, main, footer, toasts and dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { member } = usePage();
  const memberKey = useMemberKey(member?.id ?? null);
  return (
    <div className="group/shell flex min-h-dvh flex-col max-lg:pointer-coarse:[&:has(:is(textarea,[contenteditable],input:not([type='checkbox'],[type='radio'])):focus)>[data-member-bar]]:hidden max-lg:[&:has(>[data-member-bar])]:[padding-bottom:var(--bar-height)] max-lg:[&:has(>[data-member-bar])]:[--bar-height:calc(min(3.5rem,80px)_+_env(safe-area-inset-bottom))] [&:has([data-fills-screen='always'])]:[height:var(--visible-height,100dvh)] [&:has([data-fills-screen='always'])]:min-h-0 [&:has([data-fills-screen='always'])>footer]:hidden max-lg:[&:has([data-fills-screen='always'],[data-own-bar])]:pb-0 max-lg:[&:has([data-fills-screen='always'],[data-own-bar])>[data-member-bar]]:hidden lg:[&:has([data-fills-screen])]:h-dvh lg:[&:has([data-fills-screen])]:min-h-0 lg:[&:has([data-fills-screen])>footer]:hidden max-lg:has-data-fills-phone:h-dvh max-lg:has-data-fills-phone:min-h-0 max-lg:[&:has([data-fills-phone])>footer]:hidden print:[&>footer]:hidden print:[&>header]:hidden">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 rounded-md bg-button px-4 py-2 font-medium text-on-button print:hidden [&:not(:focus)]:pointer-events-none [&:not(:focus)]:sr-only"
      >
        {t('skip_to_content')}
      </a>
      <DemoBanner />
      <Fragment key={memberKey}>
        <Header />
        <AdminReminder />
        <UnpaidReminder />
        <VerifyReminder />
        <main
          id="main"
          tabIndex={-1}
          className="flex-1 group-[:has([data-fills-screen='always'])]/shell:flex group-[:has([data-fills-screen='always'])]/shell:min-h-0 lg:group-[:has([data-fills-screen])]/shell:flex lg:group-[:has([data-fills-screen])]/shell:min-h-0 max-lg:has-data-fills-phone:flex max-lg:has-data-fills-phone:flex-col"
        >
          <CardCharges />
          <MemberNotes />
          {children}
        </main>
        <Footer />
        <BottomBar />
        <MemberPrompts />
      </Fragment>
      <NextPage />
      <OfflineLinks />
      <RouteAnnouncer />
      <ToastHost isEarly={member !== null} />
      <ApiErrorDialogs />
      {member !== null && (
        <Suspense fallback={null}>
          <ConfirmationPrompt />
        </Suspense>
      )}
      <SessionSync />
      <FavoritesSync />
      <LiveMember />
    </div>
  );
}

/** Marks every page of a public demo as fictitious. */
function DemoBanner() {
  const { t } = useTranslation('shell');
  const { demo } = usePage();
  if (!demo) return null;
  return (
    <aside
      aria-label={t('demo_banner')}
      className="m-0 bg-warn-soft px-gutter py-2 text-center text-xs font-medium text-warn print:hidden"
    >
      {t('demo_banner')}
    </aside>
  );
}

/**
 * While the browser is offline, a press on a link shows a notice instead of the browser's error
 * page. Not a toast: their code may not be loaded.
 */
function OfflineLinks() {
  const { t } = useTranslation('shell');
  /** How often a link was pressed since the notice was hidden. */
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !leadsElsewhere(event, link, window.location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      setPresses((last) => last + 1);
    };
    // Before the router takes the press, which happens on the document.
    window.addEventListener('click', onPress, { capture: true });
    return () => window.removeEventListener('click', onPress, { capture: true });
  }, []);

  useEffect(() => {
    if (presses === 0) return;
    const hide = () => setPresses(0);
    const timer = setTimeout(hide, TOAST_AUTO_CLOSE_MS);
    window.addEventListener('online', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', hide);
    };
  }, [presses]);

  if (presses === 0) return null;
  return (
    <p
      key={presses}
      role="alert"
      className="fixed [top:calc(var(--header-height)_+_var(--space-1))] left-1/2 z-400 m-0 [width:min(32.5rem,calc(100vw_-_2*var(--space-2)))] -translate-x-1/2 rounded-md border border-line bg-surface p-4 text-xs text-ink shadow"
    >
      {t('offline')}
    </p>
  );
}
