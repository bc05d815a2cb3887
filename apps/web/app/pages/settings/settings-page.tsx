import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ScenePage } from '../../ui/scene-page.tsx';
import { AutopayTab } from './autopay/autopay-tab.tsx';
import { PaymentMethodTab } from './card/payment-method-tab.tsx';
import { AccountDetailsTab } from './details/account-details-tab.tsx';
import { useProfile } from './details/use-profile.ts';
import { EmailsTab } from './emails/emails-tab.tsx';
import type { Settings } from './load-settings.ts';
import { Note } from './parts/note.tsx';
import { ChangePlansTab } from './plans/change-plans-tab.tsx';
import { QuickRepliesTab } from './quick-replies/quick-replies-tab.tsx';
import { OneTimePaymentTab } from './services/one-time-payment-tab.tsx';
import { ServicesTab } from './services/services-tab.tsx';
import { SettingsNav } from './settings-nav.tsx';
import classes from './settings-page.module.css';
import { isGuide, requestedTab, type Tab, tabsOf } from './tabs.ts';

/** The account settings: one tab at a time, selected by query or hash. */
export function SettingsPage(settings: Settings) {
  const { t } = useTranslation('settings');
  const { flags } = usePage();
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const { user } = settings;
  // Stored here, so that input survives switching tabs.
  const profile = useProfile(user);
  const query = new URLSearchParams(search);
  const tabs = tabsOf(user, flags);
  // The server never sees the hash: it applies after hydration.
  const requested = requestedTab(query, hydrated ? hash : '');
  const isForeign = requested !== null && !tabs.includes(requested);
  const tab = requested === null || isForeign ? 'account-details' : requested;

  const content: Record<Tab, () => React.ReactNode> = {
    'account-details': () => <AccountDetailsTab {...settings} profile={profile} />,
    'my-services': () => <ServicesTab {...settings} />,
    'change-plans': () => <ChangePlansTab {...settings} />,
    'payment-method': () => <PaymentMethodTab {...settings} />,
    autopay: () => (
      <AutopayTab
        user={user}
        isGuided={isGuide(query, hydrated ? hash : '')}
        leadsOn={query.has('connect-account')}
        isReturning={query.has('onboarded')}
        isLinkOver={query.get('connect-account') === 'refresh'}
      />
    ),
    'one-time-payment': () => <OneTimePaymentTab {...settings} />,
    emails: () => <EmailsTab user={user} emails={settings.emails} />,
    'quick-replies': () => <QuickRepliesTab replies={settings.quickReplies} />,
  };
  return (
    <ScenePage width="wide" title={t('settings_title')} lead={t('settings_lead')}>
      <div className={classes.columns}>
        <SettingsNav tabs={tabs} current={tab} />
        <div className={classes.panels}>
          {isForeign && (
            <Note>
              <p>{t('not_your_tab', { tab: t(requested) })}</p>
            </Note>
          )}
          {content[tab]()}
        </div>
      </div>
    </ScenePage>
  );
}
