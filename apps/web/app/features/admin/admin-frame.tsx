import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import { TabLink, TabRow } from '../../ui/tab-row.tsx';

/** The admin pages: a new one needs a line here and a text. `also` has related paths. */
const PAGES = [
  { to: '/admin/overview', label: 'overview' },
  { to: '/admin', label: 'members', also: '/admin/members/' },
  { to: '/admin/reports', label: 'reports' },
  { to: '/admin/audit', label: 'audit' },
  { to: '/admin/emails', label: 'emails' },
  { to: '/admin/jobs', label: 'jobs' },
  { to: '/admin/moves', label: 'moves' },
  { to: '/translations', label: 'translations' },
  { to: '/admin/events', label: 'events', also: '/admin/events/' },
  { to: '/admin/offers', label: 'offers', also: '/admin/offers/' },
  { to: '/admin/ads', label: 'ads', also: '/admin/ads/' },
] as const;

interface AdminFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** An admin page with links to the others. */
export function AdminFrame({ title, lead, children }: AdminFrameProps) {
  return (
    <ScenePage width="wide" title={title} lead={lead}>
      <Sheet>
        <AdminPages />
        {children}
      </Sheet>
    </ScenePage>
  );
}

/** Links between the admin pages. */
export function AdminPages() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  return (
    <TabRow label={t('admin_pages')} className="mb-4">
      {PAGES.map(({ to, label, ...page }) => {
        const isPart = 'also' in page && pathname.startsWith(page.also);
        return (
          <TabLink key={to} to={to} open={pathname === to || (isPart && 'part')}>
            {t(`page_${label}`)}
          </TabLink>
        );
      })}
    </TabRow>
  );
}
