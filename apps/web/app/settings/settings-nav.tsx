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
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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

/** So much of the tab before stays in sight where the row scrolls. */
const PEEK_PX = 56;

/** The tabs: next to their content on wide screens, in one row above it on narrow ones. */
export function SettingsNav({ tabs, current }: { tabs: readonly Tab[]; current: Tab }) {
  const { t } = useTranslation('settings');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(`[href$="${current}"]`)?.parentElement;
    // On narrow screens the row scrolls: the chosen one is in sight.
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - PEEK_PX;
  }, [current]);
  return (
    <nav aria-label={t('tabs')} className={classes.nav}>
      <ul ref={list} data-scrolls-x className={classes.list}>
        {tabs.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <li key={tab}>
              <Link
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
