import { useTranslation } from '../../i18n/use-translation.tsx';
import { TabLink, TabRow } from '../../ui/tab-row.tsx';
import { CREW_TABS, type CrewState, crewAddress } from './crew-state.ts';

/** Open and ended rentals. */
export function CrewTabs({ state }: { state: CrewState }) {
  const { t } = useTranslation('my-crew');
  return (
    <TabRow label={t('tabs')}>
      {CREW_TABS.map((tab) => (
        <TabLink
          key={tab}
          to={crewAddress(state, { tab })}
          preventScrollReset
          open={tab === state.tab}
        >
          {t(`tab_${tab}`)}
        </TabLink>
      ))}
    </TabRow>
  );
}
