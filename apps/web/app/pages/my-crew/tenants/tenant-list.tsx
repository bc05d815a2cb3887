import type { contract } from '@crewpad/contract';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import classes from './tenant-row.module.css';
import { TenantRow, type TenantSelection } from './tenant-row.tsx';

interface TenantListProps {
  rentals: readonly contract.rentals.Rental[];
  /** The tenants selected for a message. */
  selection?: TenantSelection;
}

/** Tenants as cards on phones and as compact rows on wide screens. */
export function TenantList({ rentals, selection }: TenantListProps) {
  const { t } = useTranslation('pages/my-crew');
  const { hash } = useLocation();
  // The server never sees the URL fragment, so the first client rendering must ignore it too.
  const anchor = useHydrated() ? hash.slice(1) : '';
  if (rentals.length === 0) return null;
  return (
    <ul aria-label={t('tab_rentals')} className={classes.list}>
      {rentals.map((rental) => (
        <TenantRow
          key={rental.id}
          rental={rental}
          isMeant={anchor === `tenant-id-${rental.id}`}
          selection={selection}
        />
      ))}
    </ul>
  );
}
