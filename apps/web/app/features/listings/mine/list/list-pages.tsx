import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import classes from './list-pages.module.css';
import { type ListState, listAddress, PAGE_SIZE, pagesOf } from './list-state.ts';

/** The pagination of the list. Empty if there is only one page. */
export function ListPages({ state, total }: { state: ListState; total: number }) {
  const { t } = useTranslation('my-crashpads');
  const { page, pages } = pagesOf(state.offset, total);
  if (pages === 1) return null;
  const at = (offset: number) => listAddress(state, { offset });
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      {page > 1 && (
        <LinkButton variant="outline" to={at(state.offset - PAGE_SIZE)} rel="prev">
          <IconChevronLeft aria-hidden size={18} />
          {t('previous_page')}
        </LinkButton>
      )}
      <span>{t('page_of', { page, pages })}</span>
      {page < pages && (
        <LinkButton variant="outline" to={at(state.offset + PAGE_SIZE)} rel="next">
          {t('next_page')}
          <IconChevronRight aria-hidden size={18} />
        </LinkButton>
      )}
    </nav>
  );
}
