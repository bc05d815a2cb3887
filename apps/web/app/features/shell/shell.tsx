import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shellText } from '../../i18n/en/shell.ts';
import { ToastHost } from '../../ui/toast-host.tsx';
import { ApiErrorDialogs } from './api-error-dialogs.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import classes from './shell.module.css';

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
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
      <ToastHost />
      <ApiErrorDialogs />
      <SessionKeeper />
    </div>
  );
}
