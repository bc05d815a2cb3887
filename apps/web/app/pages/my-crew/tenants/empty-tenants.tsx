import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { type CrewState, crewAddress, isNarrowed } from '../crew-state.ts';

interface EmptyTenantsProps {
  state: CrewState;
  addTenant?: ReactNode;
  /** Whether there are beds to invite to. */
  hasBeds?: boolean;
  /** Whether tenants have left. */
  hasPast?: boolean;
}

/** No one matches the filters, or no one lives there now or ever did: next steps. */
export function EmptyTenants({
  state,
  addTenant,
  hasBeds = true,
  hasPast = false,
}: EmptyTenantsProps) {
  const { t } = useTranslation('pages/my-crew');
  const about = isNarrowed(state)
    ? 'none_match'
    : state.tab === 'history'
      ? 'history_empty'
      : hasPast
        ? 'left'
        : hasBeds
          ? 'empty'
          : 'no_beds';
  const title = about === 'none_match' ? about : (`${about}_title` as const);
  return (
    <MessageView
      inPage
      picture={about === 'none_match' ? '/images/empty-search.svg' : '/images/crew.svg'}
      title={t(title === 'history_empty_title' ? 'history_empty' : title)}
      text={t(`${about}_text`)}
    >
      {about === 'none_match' && (
        <LinkButton
          variant="outline"
          to={crewAddress(state, { status: 'all', search: '', location: null, owing: false })}
        >
          {t('clear')}
        </LinkButton>
      )}
      {about === 'empty' && addTenant}
      {about === 'no_beds' && (
        <LinkButton variant="accent" to="/my-crashpads">
          {t('no_beds_do')}
        </LinkButton>
      )}
      {about === 'left' && (
        <LinkButton variant="outline" to={crewAddress(state, { tab: 'history' })}>
          {t('see_past')}
        </LinkButton>
      )}
    </MessageView>
  );
}
