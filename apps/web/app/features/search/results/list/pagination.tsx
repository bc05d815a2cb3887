import { SEARCH_LIMIT } from '@crewpad/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { pageNumbers, type SearchState, searchWith } from '../search-state.ts';
import classes from './pagination.module.css';

/** The pagination of a list, twenty at a time. Empty if there is only one page. */
export function Pagination({ state, total }: { state: SearchState; total: number }) {
  const { t } = useTranslation('results');
  const { page, pages } = pageNumbers(state.offset, total);
  if (pages === 1) return null;
  const at = (offset: number) => searchWith(state, { offset: offset > 0 ? String(offset) : null });
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      {page > 1 && (
        <LinkButton variant="outline" to={at(state.offset - SEARCH_LIMIT)} rel="prev">
          <IconChevronLeft aria-hidden size={18} />
          {t('previous_page')}
        </LinkButton>
      )}
      <span>{t('page_of', { page, pages })}</span>
      {page < pages && (
        <LinkButton variant="outline" to={at(state.offset + SEARCH_LIMIT)} rel="next">
          {t('next_page')}
          <IconChevronRight aria-hidden size={18} />
        </LinkButton>
      )}
    </nav>
  );
}
