import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { TabLink, TabRow } from '../../../ui/tab-row.tsx';
import { storedFavorites } from '../favorites/stored-favorites.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import type { Saved } from './load-saved.ts';
import { SavedHere, SavedListings } from './saved-listings.tsx';
import classes from './saved-page.module.css';
import { SavedSearches } from './saved-searches.tsx';

const TABS = ['listings', 'searches', 'recent'] as const;
type Tab = (typeof TABS)[number];

/** Saved crash pads, saved searches, and recently viewed crash pads. */
export function SavedPage({ saved }: { saved: Saved }) {
  const { t } = useTranslation('search/saved');
  const { member } = usePage();
  const [params] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'listings';
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('title')}</h1>
      <TabRow label={t('tabs')} className={classes.tabs}>
        {TABS.map((one) => (
          <TabLink
            key={one}
            to={one === 'listings' ? '/saved' : `/saved?tab=${one}`}
            open={one === tab}
            preventScrollReset
          >
            {t(`tab_${one}`)}
          </TabLink>
        ))}
      </TabRow>
      {member?.switched ? <p>{t('private')}</p> : <Content tab={tab} saved={saved} />}
    </div>
  );
}

function Content({ tab, saved }: { tab: Tab; saved: Saved }) {
  const { t } = useTranslation('search/saved');
  const isHydrated = useHydrated();
  if (tab === 'recent') return <RecentlyViewed />;
  if (tab === 'searches') {
    return saved === null ? (
      <MessageView
        picture="/images/empty-search.svg"
        title={t('searches_login_title')}
        text={t('searches_login_text')}
        inPage
      >
        <LinkButton variant="accent" to="/login?ref_url=/saved%3Ftab%3Dsearches">
          {t('log_in')}
        </LinkButton>
      </MessageView>
    ) : (
      <SavedSearches searches={saved.searches} getsAlerts={saved.getsAlerts} />
    );
  }
  if (saved !== null) {
    return saved.favorites.length > 0 ? <SavedListings favorites={saved.favorites} /> : <Nothing />;
  }
  if (!isHydrated) return <div className={classes.waiting} aria-busy />;
  const ids = storedFavorites();
  return ids.length > 0 ? <SavedHere ids={ids} /> : <Nothing />;
}

function Nothing() {
  const { t } = useTranslation('search/saved');
  return (
    <>
      <MessageView
        picture="/images/empty-search.svg"
        title={t('none_title')}
        text={t('none_text')}
        inPage
      >
        <LinkButton variant="accent" to="/airports">
          {t('find_crash_pads')}
        </LinkButton>
      </MessageView>
      <RecentlyViewed />
    </>
  );
}
