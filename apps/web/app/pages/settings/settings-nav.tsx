import {
  IconCreditCard,
  IconLayoutGrid,
  IconMail,
  IconMessageBolt,
  IconReceiptDollar,
  IconRefresh,
  IconRosetteDiscountCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import shade from '../../ui/scroll-shade.module.css';
import { showInRow } from '../../ui/show-in-row.ts';
import classes from './settings-nav.module.css';
import { type Tab, tabAddress } from './tabs.ts';

const ICONS: Record<Tab, typeof IconUserCircle> = {
  'account-details': IconUserCircle,
  'my-services': IconRosetteDiscountCheck,
  'change-plans': IconLayoutGrid,
  'payment-method': IconCreditCard,
  autopay: IconRefresh,
  'one-time-payment': IconReceiptDollar,
  emails: IconMail,
  'quick-replies': IconMessageBolt,
};

/** The tabs: beside their content on wide screens, in a row above it on narrow ones. */
export function SettingsNav({ tabs, current }: { tabs: readonly Tab[]; current: Tab }) {
  const { t } = useTranslation('settings');
  return (
    <nav aria-label={t('tabs')} className={classes.nav}>
      <ul data-scrolls-x className={`${shade.row} ${classes.list}`}>
        {tabs.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <li key={tab}>
              <Link
                ref={tab === current ? showInRow : undefined}
                to={tabAddress(tab)}
                preventScrollReset
                aria-current={tab === current ? 'page' : undefined}
                className={classes.link}
              >
                <Icon aria-hidden size={20} stroke={1.75} className={classes.icon} />
                {t(tab)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
