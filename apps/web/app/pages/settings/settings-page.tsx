import {
  IconCreditCard,
  IconLayoutGrid,
  IconMail,
  IconMessageBolt,
  IconReceiptDollar,
  IconRefresh,
  IconRosetteDiscountCheck,
  IconShieldLock,
  IconUserCircle,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { RequestList } from '../../features/rent/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLiveRentals } from '../../lib/live-rentals.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { lazyComponent } from '../../ui/lazy-part.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { ScenePage } from '../../ui/scene-page.tsx';
import { AutopayTab } from './autopay-tab.tsx';
import { ChangePlansTab } from './change-plans-tab.tsx';
import { AccountDetailsTab } from './details/account-details-tab.tsx';
import { useProfile } from './details/use-profile.ts';
import { EmailsTab } from './emails-tab.tsx';
import type { Settings } from './load-settings.ts';
import { Note } from './parts/note.tsx';
import { Panel } from './parts/panel.tsx';
import { PaymentMethodTab } from './payment-method-tab.tsx';
import { QuickRepliesTab } from './quick-replies-tab.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';
import { ServicesTab } from './services-tab.tsx';
import { isGuide, requestedTab, type Tab, tabAddress, tabsOf } from './tabs.ts';

const SecurityTab = lazyComponent(() => import('./security/security-tab.tsx'));

/** The account settings: one tab at a time, selected by query or hash. */
export function SettingsPage(settings: Settings) {
  const { t } = useTranslation('pages/settings');
  const { flags } = usePage();
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const { user } = settings;
  // Stored here, so that input survives switching tabs.
  const profile = useProfile(user);
  const query = new URLSearchParams(search);
  const tabs = tabsOf(user, flags);
  // The server never sees the hash: it applies after hydration.
  const currentTab = requestedTab(query, hydrated ? hash : '');
  const isForeign = currentTab !== null && !tabs.includes(currentTab);
  const tab = currentTab === null || isForeign ? 'account-details' : currentTab;

  const content: Record<Tab, () => React.ReactNode> = {
    'account-details': () => <AccountDetailsTab {...settings} profile={profile} />,
    security: () => (
      <Suspense fallback={null}>
        <SecurityTab {...settings} />
      </Suspense>
    ),
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
    emails: () => (
      <>
        <EmailsTab user={user} emails={settings.emails} />
        {settings.remindsTenants !== null && <ReminderSwitch isOn={settings.remindsTenants} />}
      </>
    ),
    'quick-replies': () => <QuickRepliesTab replies={settings.quickReplies} />,
  };
  return (
    <ScenePage width="wide" title={t('settings_title')} lead={t('settings_lead')}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-start-62 lg:gap-6">
        <SettingsNav tabs={tabs} current={tab} />
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {isForeign && (
            <Note>
              <p>{t('not_your_tab', { tab: t(currentTab) })}</p>
            </Note>
          )}
          {content[tab]()}
        </div>
      </div>
    </ScenePage>
  );
}

/** One-time payment requests of listers to a tenant. */
function OneTimePaymentTab({ requests, card }: Pick<Settings, 'requests' | 'card'>) {
  const { t } = useTranslation('pages/settings/billing');
  useLiveRentals();
  return (
    <Panel title={t('one_time')} text={t('one_time_text')}>
      {requests.length > 0 ? (
        <RequestList requests={requests} card={card} />
      ) : (
        <MessageView
          inPage
          picture="/images/payments.svg"
          title={t('one_time_none')}
          text={t('one_time_none_text')}
        >
          <LinkButton to="/my-crashpad" variant="outline">
            {t('my_rentals')}
          </LinkButton>
        </MessageView>
      )}
    </Panel>
  );
}

const ICONS: Record<Tab, typeof IconUserCircle> = {
  'account-details': IconUserCircle,
  security: IconShieldLock,
  'my-services': IconRosetteDiscountCheck,
  'change-plans': IconLayoutGrid,
  'payment-method': IconCreditCard,
  autopay: IconRefresh,
  'one-time-payment': IconReceiptDollar,
  emails: IconMail,
  'quick-replies': IconMessageBolt,
};

/** The tabs as a list: beside their content on wide screens, in columns above it on narrow ones. */
function SettingsNav({ tabs, current }: { tabs: readonly Tab[]; current: Tab }) {
  const { t } = useTranslation('pages/settings');
  return (
    <nav
      aria-label={t('tabs')}
      className="min-w-0 rounded-lg border border-line bg-surface shadow lg:sticky lg:top-4"
    >
      <ul className="m-0 grid list-none grid-fill-32 gap-1 p-2">
        {tabs.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <li key={tab}>
              <Link
                to={tabAddress(tab)}
                preventScrollReset
                aria-current={tab === current ? 'page' : undefined}
                className="group/link flex h-full min-h-target items-center gap-2 rounded-md px-2 font-medium text-ink-soft no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:font-bold aria-[current]:text-ink lg:gap-3 lg:px-3"
              >
                <Icon
                  aria-hidden
                  size={20}
                  stroke={1.75}
                  className="flex-none group-[[aria-current]]/link:text-ink"
                />
                {t(tab)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
