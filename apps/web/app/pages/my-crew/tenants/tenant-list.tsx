import type { contract } from '@crewpad/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { type CrewState, crewAddress, isNarrowed } from '../crew-state.ts';
import { TenantRow, type TenantSelection } from './tenant-row.tsx';

interface TenantListProps {
  rentals: readonly contract.rentals.Rental[];
  balances: readonly contract.reports.TenantBalance[];
  /** The tenants selected for a message. */
  selection?: TenantSelection;
}

/** Tenants as cards on phones and as compact rows on wide screens. */
export function TenantList({ rentals, balances, selection }: TenantListProps) {
  const { t } = useTranslation('pages/my-crew');
  const { hash } = useLocation();
  // The server never sees the URL fragment, so the first client rendering must ignore it too.
  const anchor = useHydrated() ? hash.slice(1) : '';
  if (rentals.length === 0) return null;
  return (
    <ul aria-label={t('tab_rentals')} className="m-0 grid list-none grid-cols-1 gap-2 p-0">
      {rentals.map((rental) => (
        <TenantRow
          key={rental.id}
          rental={rental}
          balance={balances.find(({ rental_id }) => rental_id === rental.id)}
          isAnchored={anchor === `tenant-id-${rental.id}`}
          selection={selection}
        />
      ))}
    </ul>
  );
}

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
      {about === 'left' && (
        <LinkButton variant="outline" to={crewAddress(state, { tab: 'history' })}>
          {t('see_past')}
        </LinkButton>
      )}
    </MessageView>
  );
}
