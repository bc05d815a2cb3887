import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { fullDate } from '../../lib/format.ts';
import { SECURITY_TAB } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
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

/** Links between the admin pages, and until when the admin sets up the second step. */
export function AdminPages() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const { member } = usePage();
  return (
    <>
      <SecondStepBanner due={member?.second_step_due_at ?? null} />
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
    </>
  );
}

/** From that day on, the admin pages lead to where it is set up. */
export function SecondStepBanner({ due }: { due: string | null }) {
  const { t } = useTranslation('admin');
  const { locale } = usePage();
  if (due === null) return null;
  return (
    <p className="mx-0 mt-0 mb-4 rounded-md border border-warn/35 bg-warn-soft p-4">
      {t('second_step_due', { day: fullDate(due, locale) })}{' '}
      <Link to={SECURITY_TAB}>{t('set_up_second_step')}</Link>
    </p>
  );
}
