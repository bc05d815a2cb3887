import type { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { calendarDate } from '../../../lib/format.ts';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { editorAddress, feedAddress, feedTitle } from '../feed/feed-text.ts';
import { rowActionsClass, rowClass, stateClass } from './editor-classes.ts';
import { EditorList } from './editor-list.tsx';
import type { EditedFeed } from './load-editor.ts';

/** All events or special offers, including past ones, linked to their forms. */
export function FeedListPage({ feed, nav }: { feed: EditedFeed; nav: ReactNode }) {
  const { t } = useTranslation('content/editor');
  const { kind, data, is_shown, earliestEndDate, page, pages } = feed;
  const isOn = useFlag(kind === 'event' ? 'events' : 'specialOffers');
  const off = isOn ? undefined : t('feed_is_off');
  return (
    <EditorList
      title={t(`${kind}_title`)}
      lead={t('feed_lead')}
      nav={nav}
      add={t(`${kind}_add`)}
      addAt={`${editorAddress(kind)}/new`}
      note={is_shown ? off : t('feed_is_elsewhere')}
      none={{ title: t(`${kind}_none`), text: t('feed_none_text') }}
      page={page}
      pages={pages}
      rows={data.map((item) => (
        <FeedRow
          key={item.id}
          kind={kind}
          item={item}
          isOver={item.end_date < earliestEndDate}
          isPublic={is_shown && isOn}
        />
      ))}
    />
  );
}

interface FeedRowProps {
  kind: FeedKind;
  item: contract.content.FeedItem;
  isOver: boolean;
  /** Visitors can open its page, unless it has ended. */
  isPublic: boolean;
}

function FeedRow({ kind, item, isOver, isPublic }: FeedRowProps) {
  const { t } = useTranslation('content/editor');
  const { locale } = usePage();
  const { id, start_date, end_date, image, business_name, city } = item;
  const title = feedTitle(item);
  const from = calendarDate(start_date, locale);
  const to = calendarDate(end_date, locale);
  return (
    <li className={rowClass}>
      <Picture
        src={image}
        alt=""
        width={320}
        height={180}
        sizes="8rem"
        className="aspect-16/9 w-full rounded-sm"
      />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="m-0 text-sm font-bold">{title}</h2>
        <p className="m-0 text-xs text-ink-soft">
          {business_name}, {city}
        </p>
        <p className="m-0 text-xs text-ink-soft">
          {start_date === end_date ? from : t('dates', { from, to })}
          {isOver && <span className={stateClass}>{t('over')}</span>}
        </p>
      </div>
      <div className={rowActionsClass}>
        {isPublic && !isOver && (
          <Link to={feedAddress(kind, id)} className="inline-flex min-h-target items-center">
            {t('see')}
          </Link>
        )}
        <LinkButton
          variant="outline"
          to={`${editorAddress(kind)}/${id}`}
          aria-label={t('edit_name', { name: title })}
        >
          {t('edit', { ns: 'common' })}
        </LinkButton>
      </div>
    </li>
  );
}
