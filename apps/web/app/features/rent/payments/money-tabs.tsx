import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TabLink, TabRow } from '../../../ui/tab-row.tsx';

const TABS = [
  ['received', '/lister/payments'],
  ['statement', '/transactions/statement'],
  ['transactions', '/transactions'],
  ['payouts', '/lister/payouts'],
] as const;

/** What a lister received, in four views. */
export function MoneyTabs({ open }: { open: (typeof TABS)[number][0] }) {
  const { t } = useTranslation('rent/payments');
  return (
    <TabRow label={t('revenue_title')}>
      {TABS.map(([tab, to]) => (
        <TabLink key={tab} to={to} open={tab === open}>
          {t(`tab_${tab}`)}
        </TabLink>
      ))}
    </TabRow>
  );
}
