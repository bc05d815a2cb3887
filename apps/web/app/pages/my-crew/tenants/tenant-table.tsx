import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { HeadCell, SelectBox, Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import {
  type CrewSort,
  type CrewState,
  crewAddress,
  directionOf,
  isGrouped,
  pressedSort,
} from '../crew-state.ts';
import { COLUMNS } from './columns.ts';
import { byHouse, type CrewRow } from './crew-rows.ts';
import type { FoldedHouses } from './folded-houses.ts';
import { HouseHead, type HouseHeadProps } from './house-head.tsx';
import { TenantRow, type TenantSelection } from './tenant-row.tsx';

/** The columns with an order of their own. */
const SORTED = ['name', 'house', 'stay', 'rent', 'owed', 'autopay', 'deposit'] as const;

interface TenantTableProps extends Pick<HouseHeadProps, 'crew' | 'onMessage'> {
  rows: readonly CrewRow[];
  state: CrewState;
  /** Which crash pads are folded; none if it is left out. */
  fold?: FoldedHouses;
  selection?: (TenantSelection & { isAll: boolean; toggleAll: () => void }) | undefined;
}

/** Tenants, invited people or past stays, one line for each, by crash pad or in another order. */
export function TenantTable({ rows, state, selection, fold, ...house }: TenantTableProps) {
  const { t } = useTranslation('pages/my-crew');
  const { hash } = useLocation();
  const hydrated = useHydrated();
  // The server never sees the URL fragment, so the first client rendering must ignore it too.
  const anchor = hydrated ? hash.slice(1) : '';
  // A link to a tenant opens their crash pad.
  const anchored = rows.find(({ rental }) => `tenant-id-${rental.id}` === anchor);
  const unfold = useEffectEvent((id: number) => fold?.unfold(id));
  const anchoredHouse = anchored?.rental.listing_id;
  useEffect(() => {
    if (anchoredHouse !== undefined) unfold(anchoredHouse);
  }, [anchoredHouse]);
  const isByHouse = state.tab === 'rentals' && isGrouped(state);
  const groups = isByHouse ? byHouse(rows) : [{ id: 0, title: '', rows }];
  const isShown = (column: string) => !state.without.some((one) => one === column);
  const sortOf = (sort: CrewSort) =>
    state.tab === 'rentals'
      ? {
          to: crewAddress(state, pressedSort(state, sort)),
          direction: state.sort === sort ? directionOf(state) : null,
        }
      : undefined;
  return (
    <Table label={t(state.tab === 'history' ? 'past' : 'tab_rentals')}>
      <thead>
        <tr>
          {selection && (
            <td className={COLUMNS.select}>
              <SelectBox
                label={t('select_all')}
                checked={selection.isAll}
                disabled={!hydrated}
                onSelect={selection.toggleAll}
              />
            </td>
          )}
          {SORTED.filter(isShown).map((sort) => (
            <HeadCell
              key={sort}
              label={t(`column_${sort}`)}
              sort={sortOf(sort)}
              className={COLUMNS[sort]}
            />
          ))}
          {(['contact', 'menu'] as const).filter(isShown).map((column) => (
            <td key={column} className={COLUMNS[column]}>
              <VisuallyHidden>{t(`column_${column}`)}</VisuallyHidden>
            </td>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          {isByHouse && <HouseHead {...house} house={group} fold={fold} />}
          {(fold?.shownOf(group) ?? group.rows).map((row) => (
            <TenantRow
              key={row.rental.id}
              {...row}
              isAnchored={anchor === `tenant-id-${row.rental.id}`}
              isInHouse={isByHouse}
              without={state.without}
              selection={selection}
            />
          ))}
        </tbody>
      ))}
    </Table>
  );
}
