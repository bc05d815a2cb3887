import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import {
  GroupMessage,
  type GroupRequest,
  useRentalDialog,
} from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { useSelection } from '../../../ui/use-selection.ts';
import type { CrewState } from '../crew-state.ts';
import type { MyCrew } from '../load-my-crew.ts';
import { fullNameOf } from '../tenant/full-name.ts';
import { type CrewRow, crewRows } from './crew-rows.ts';
import { useFoldedHouses } from './folded-houses.ts';
import { type RemindedTenant, RemindSeveral } from './remind-several.tsx';
import { TenantTable } from './tenant-table.tsx';
import { TenantsCsv } from './tenants-csv.tsx';

interface SelectableTenantsProps {
  crew: MyCrew;
  state: CrewState;
}

/** Tenants and invited people, and what can be done about several of them at once. */
export function SelectableTenants({ crew, state }: SelectableTenantsProps) {
  const { t } = useTranslation('pages/my-crew');
  const rows = crewRows(crew.tenants.rentals, crew.balances.data, state);
  const fold = useFoldedHouses(rows, state);
  const selection = useSelection(fold.shownRows.map(({ rental }) => rental.id));
  const isAll = selection.selected.size === rows.length;
  const [request, setRequest] = useState<GroupRequest | null>(null);
  const [reminded, setReminded] = useState<readonly RemindedTenant[] | null>(null);
  if (rows.length === 0) return null;
  const nameOf = ({ rental }: CrewRow) => fullNameOf(rental, t('someone'));
  const message = (tenants: readonly CrewRow[]) =>
    setRequest({
      tenants: tenants.map((row) => ({
        id: row.rental.id,
        name: nameOf(row),
        byEmail: row.rental.user_id === null,
      })),
    });
  return (
    <>
      <TenantTable
        rows={rows}
        state={state}
        crew={crew}
        selection={{
          ...selection,
          isAll,
          toggleAll: () => {
            fold.unfoldAll();
            selection.selectOnly(isAll ? [] : rows.map(({ rental }) => rental.id));
          },
        }}
        fold={fold}
        onMessage={message}
      />
      {selection.selected.size > 0 && (
        <SelectionBar
          rows={rows.filter(({ rental }) => selection.selected.has(rental.id))}
          onClear={selection.clear}
          onMessage={message}
          onRemind={(late) =>
            setReminded(late.map((row) => ({ id: row.rental.id, name: nameOf(row) })))
          }
        />
      )}
      <RemindSeveral tenants={reminded} onClose={() => setReminded(null)} />
      <GroupMessage request={request} onClose={() => setRequest(null)} />
    </>
  );
}

interface SelectionBarProps {
  rows: readonly CrewRow[];
  onClear: () => void;
  onMessage: (rows: readonly CrewRow[]) => void;
  onRemind: (late: readonly CrewRow[]) => void;
}

/** What can be done about the selected tenants, at the lower edge of the window. */
function SelectionBar({ rows, onClear, onMessage, onRemind }: SelectionBarProps) {
  const { t } = useTranslation('pages/my-crew');
  const { member } = usePage();
  const hydrated = useHydrated();
  const openDialog = useRentalDialog();
  const lateRows = rows.filter(({ balance }) => balance?.late_days != null);
  const rentals = rows.map(({ rental }) => rental);
  const isForeign = member?.switched === true;
  return (
    <section
      aria-label={t('selection')}
      className="sticky [bottom:max(var(--space-2),env(safe-area-inset-bottom))] z-5 flex flex-wrap items-center justify-end gap-2 rounded-md border border-line bg-surface px-4 py-2 shadow [&>span]:mr-auto [&>span]:font-bold"
      data-own-bar
    >
      <span role="status">{t('selected', { count: rows.length })}</span>
      <Button variant="subtle" onClick={onClear}>
        {t('select_none')}
      </Button>
      <TenantsCsv ids={rentals.map(({ id }) => id)} label={t('export_selected')} />
      {rentals.some(({ abilities }) => abilities.update) && (
        <Button
          variant="subtle"
          disabled={!hydrated || isForeign}
          onClick={() => openDialog({ action: 'change_rent', rentals })}
        >
          {t('change_rent')}
        </Button>
      )}
      {lateRows.length > 0 && (
        <Button variant="subtle" disabled={isForeign} onClick={() => onRemind(lateRows)}>
          {t('remind_selected', { count: lateRows.length })}
        </Button>
      )}
      <Button onClick={() => onMessage(rows)}>
        <IconMessage aria-hidden size={20} />
        {t('message_selected')}
      </Button>
    </section>
  );
}
