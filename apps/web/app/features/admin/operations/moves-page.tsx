import type { contract } from '@crewpad/contract';
import { STUCK_STATES } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import reportClasses from '../reports/reports-page.module.css';
import { CloseMoveDialog } from './close-move-dialog.tsx';
import type { FoundMoves } from './load-moves.ts';
import { MoveRow } from './move-row.tsx';
import classes from './running.module.css';

/** Moves and refunds that are not done: an admin tries them again, or closes what was settled. */
export function MovesPage({ data, state, page, pages }: FoundMoves) {
  const { t } = useTranslation('admin/operations');
  const { t: tAdmin } = useTranslation('admin');
  const [closing, setClosing] = useState<contract.admin.StuckMove | null>(null);
  const at = (to: number) =>
    `?${new URLSearchParams({ ...(state && { state }), page: String(to) })}`;
  return (
    <AdminFrame title={t('moves')} lead={t('moves_lead')}>
      <nav aria-label={t('move_states')} className={reportClasses.states}>
        {[undefined, ...STUCK_STATES].map((one) => (
          <FilterLink
            key={one ?? 'all'}
            to={one === undefined ? '?' : `?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`move_${one ?? 'all'}`)}
          </FilterLink>
        ))}
      </nav>
      {data.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/empty-search.svg"
            title={t('no_moves')}
            text={t('no_moves_text')}
          />
        </div>
      ) : (
        <ul aria-label={t('moves')} className={classes.list}>
          {data.map((move) => (
            <MoveRow key={`${move.kind}-${move.id}`} move={move} onClose={() => setClosing(move)} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={tAdmin('pages')} className={reportClasses.pages}>
          {page > 1 && (
            <LinkButton variant="outline" to={at(page - 1)} rel="prev">
              {tAdmin('previous')}
            </LinkButton>
          )}
          <span>{tAdmin('page_of', { page, pages })}</span>
          {page < pages && (
            <LinkButton variant="outline" to={at(page + 1)} rel="next">
              {tAdmin('next')}
            </LinkButton>
          )}
        </nav>
      )}
      <CloseMoveDialog key={closing?.id} move={closing} onClose={() => setClosing(null)} />
    </AdminFrame>
  );
}
