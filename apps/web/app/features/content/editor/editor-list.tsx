import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';

interface EditorListProps {
  title: string;
  lead: string;
  nav: ReactNode;
  /** The button for adding one, with its link. */
  add: string;
  addAt: string;
  /** Beside that button. */
  more?: ReactNode;
  /** Above the list. */
  note?: string | undefined;
  none: { title: string; text: string };
  page: number;
  pages: number;
  rows: readonly ReactNode[];
  /** Below the list. */
  charts?: ReactNode;
}

/** An editor list: add button, rows, pagination. */
export function EditorList(props: EditorListProps) {
  const { title, lead, nav, add, addAt, more, note, none, page, pages, rows, charts } = props;
  const { t } = useTranslation('content/editor');
  return (
    <ScenePage width="wide" title={title} lead={lead}>
      <Sheet>
        {nav}
        <div className="mb-4 flex flex-wrap gap-2">
          <LinkButton variant="accent" to={addAt}>
            <IconPlus aria-hidden size={18} />
            {add}
          </LinkButton>
          {more}
        </div>
        {note && (
          <p className="mx-0 mt-0 mb-4 rounded-sm bg-warn-soft px-4 py-2 text-warn">{note}</p>
        )}
        {rows.length === 0 ? (
          <MessageView inPage picture="/images/records.svg" title={none.title} text={none.text} />
        ) : (
          <ul className="m-0 grid list-none p-0">{rows}</ul>
        )}
        {pages > 1 && (
          <nav
            aria-label={t('pages')}
            className="mt-6 flex flex-wrap items-center justify-center gap-4"
          >
            {page > 1 && (
              <LinkButton variant="outline" to={`?page=${page - 1}`} rel="prev">
                {t('previous')}
              </LinkButton>
            )}
            <span>{t('page_of', { page, pages })}</span>
            {page < pages && (
              <LinkButton variant="outline" to={`?page=${page + 1}`} rel="next">
                {t('next')}
              </LinkButton>
            )}
          </nav>
        )}
        {charts}
      </Sheet>
    </ScenePage>
  );
}
