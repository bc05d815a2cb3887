import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { type CrewState, crewAddress, isNarrowed } from '../crew-state.ts';

const PICTURE = '/images/empty-search.svg';

interface EmptyTenantListProps {
  state: CrewState;
  addTenant?: ReactNode;
  /** Whether tenants have left. */
  hasPast?: boolean;
}

/** No one matches the filters, or no one lives there now or ever did: next steps. */
export function EmptyTenantList({ state, addTenant, hasPast = false }: EmptyTenantListProps) {
  const { t } = useTranslation('pages/my-crew');
  const about = isNarrowed(state)
    ? 'none_match'
    : state.tab === 'history'
      ? 'history_empty'
      : hasPast
        ? 'left'
        : 'empty';
  const title = about === 'none_match' ? about : (`${about}_title` as const);
  return (
    <MessageView
      inPage
      picture={PICTURE}
      title={t(title === 'history_empty_title' ? 'history_empty' : title)}
      text={t(`${about}_text`)}
    >
      {about === 'none_match' && (
        <LinkButton
          variant="outline"
          to={crewAddress(state, { status: 'all', search: '', location: null })}
        >
          {t('clear')}
        </LinkButton>
      )}
      {about === 'empty' && addTenant}
      {about === 'left' && (
        <LinkButton variant="outline" to={crewAddress(state, { tab: 'history' })}>
          {t('see_past')}
        </LinkButton>
      )}
    </MessageView>
  );
}
