import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { LinkButton } from './link-button.tsx';

interface PaginationProps {
  /** Names the links when a page has several paginated lists. */
  label?: string;
  offset: number;
  /** Rows on one page. */
  size: number;
  total: number;
  addressOf: (offset: number) => string;
}

/** The pagination of a list. Empty if there is only one page. */
export function Pagination({ label, offset, size, total, addressOf }: PaginationProps) {
  const { t } = useTranslation('ui');
  const page = Math.floor(offset / size) + 1;
  const pages = Math.max(page, Math.ceil(total / size));
  if (pages === 1) return null;
  return (
    <nav
      aria-label={label ?? t('pages')}
      className="flex flex-wrap items-center justify-center gap-4 pt-4 text-ink-soft"
    >
      {page > 1 && (
        <LinkButton variant="outline" to={addressOf(Math.max(0, offset - size))} rel="prev">
          <IconChevronLeft aria-hidden size={18} />
          {t('previous_page')}
        </LinkButton>
      )}
      <span>{t('page_of', { page, pages })}</span>
      {page < pages && (
        <LinkButton variant="outline" to={addressOf(offset + size)} rel="next">
          {t('next_page')}
          <IconChevronRight aria-hidden size={18} />
        </LinkButton>
      )}
    </nav>
  );
}
