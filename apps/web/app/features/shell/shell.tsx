import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ToastHost } from '../../ui/toast-host.tsx';
import { ApiErrorDialogs } from './api-error-dialogs.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { needsPrompt } from './prompts/needs-prompt.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import classes from './shell.module.css';

const AdminBar = lazy(() => import('./admin-bar.tsx'));
const Prompts = lazy(() => import('./prompts/prompts.tsx'));
const UnpaidBar = lazy(() => import('./unpaid-bar.tsx'));
/** Where the sign-up itself goes on. */
const OF_SIGN_UP: readonly string[] = [UNPAID_HOME, '/notice-of-understanding'];

/** Its texts are loaded only for those whom they tell something. */
function UnpaidReminder() {
  const { member } = usePage();
  const { pathname } = useLocation();
  if (member === null || !owesSignUp(member) || OF_SIGN_UP.includes(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <UnpaidBar />
    </Suspense>
  );
}

/** On every page of an account in which an admin is. */
function AdminReminder() {
  const { member } = usePage();
  if (!member?.switched) return null;
  return (
    <Suspense fallback={null}>
      <AdminBar member={member} />
    </Suspense>
  );
}

/** What a member is asked for. In the browser only, which knows what was answered before. */
function MemberPrompts() {
  const { member } = usePage();
  const hydrated = useHydrated();
  if (!hydrated || member === null || !needsPrompt(member)) return null;
  return (
    <Suspense fallback={null}>
      <Prompts key={member.id} member={member} />
    </Suspense>
  );
}

/** What surrounds every page: skip link, header, the page's main, footer, toasts and dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation(shellText);
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        {t('skip_to_content')}
      </a>
      <DemoBanner />
      <Header />
      <AdminReminder />
      <UnpaidReminder />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
      <ToastHost />
      <ApiErrorDialogs />
      <MemberPrompts />
      <SessionKeeper />
    </div>
  );
}
