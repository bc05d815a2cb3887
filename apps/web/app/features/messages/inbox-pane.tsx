import { INBOX_FILTER_MAX, SEE_MORE_THREADS, withoutDirections } from '@crewpad/domain';
import { IconArchive, IconArchiveOff, IconBellOff } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { Form, Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { STARTS, startOf } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
import { shortDayOf, timeOf, useClock, useNow } from '../../lib/when.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, PlainButton } from '../../ui/button.tsx';
import { FilterLink } from '../../ui/filter-link.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TabLink, TabRow } from '../../ui/tab-row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type InboxState, inboxSearch, SHOWN, threadAddress } from './inbox-state.ts';
import type { Card } from './merge-cards.ts';
import { useMessages } from './thread-actions.ts';
import { ThreadMenu } from './thread-menu.tsx';
import type { Inbox } from './use-inbox.ts';

const lineClass = 'm-0 flex flex-wrap items-center gap-x-2';
const inboxClass =
  'flex min-h-0 min-w-0 flex-1 flex-col lg:shrink-0 lg:grow-0 lg:basis-96 lg:border-r lg:border-r-line lg:data-alone:flex-1 lg:data-alone:border-r-0';
const headClass =
  'flex flex-wrap items-baseline justify-between gap-x-4 px-gutter pt-6 pb-2 lg:pr-4';
const nothingClass = 'grid justify-items-center gap-4 px-gutter py-12 text-center lg:pr-4';

const MARKS = /\p{M}/gu;
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** Highlights search words in a text, ignoring accents. */
function HighlightedText({ text, filter }: { text: string; filter: string }) {
  const plainText = withoutDirections(text);
  const words = plain(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return plainText;
  let place = 0;
  return plainText.split(/(\s+)/).map((part) => {
    place += part.length;
    const isHit = words.some((word) => plain(part).includes(word));
    return isHit ? <mark key={place}>{part}</mark> : part;
  });
}

interface ThreadCardProps {
  card: Card;
  state: InboxState;
  isOpen: boolean;
}

/** A thread in the inbox: member, crash pad, and last message. */
const ThreadCard = memo(function ThreadCard({ card, state, isOpen }: ThreadCardProps) {
  const { t } = useTranslation('messages');
  const { member } = usePage();
  const { actions } = useMessages();
  const clock = useClock();
  const name = nameOf(card, t('former_member'));
  const at = card.match?.seq;
  const to = threadAddress(card.id, state, at);
  const target = { id: card.id, userId: card.user_id, name, listingId: card.listing_id };
  const day = shortDayOf(card.created, clock, useNow());
  const text = card.match?.text ?? card.message;
  const isOwn = card.match === undefined && card.from_user === member?.id;
  const Icon = card.archived ? IconArchiveOff : IconArchive;
  return (
    <li className="flex snap-x snap-mandatory no-scrollbar overflow-x-auto overflow-y-hidden overscroll-x-contain border-b border-b-line">
      <article
        aria-label={name}
        className="group/card relative flex min-w-0 shrink-0 grow-0 basis-full snap-start gap-3 bg-surface pt-3 pr-2 pb-3 pl-gutter hover:bg-sunken data-open:bg-sunken data-open:[box-shadow:inset_3px_0_0_var(--button)] [&_mark]:rounded-sm [&_mark]:bg-warn-soft [&_mark]:text-warn"
        data-unread={card.unread > 0 || undefined}
        data-open={isOpen || undefined}
      >
        <div className="relative size-12 flex-none">
          <Avatar name={name} photo={card.photo} />
          {card.listing_id !== null && (
            <Picture
              src={card.thumbnail}
              alt=""
              width={28}
              height={28}
              sizes="28px"
              className="absolute -right-2 -bottom-2 size-7! rounded-sm border-2 border-surface object-cover"
            />
          )}
        </div>
        <div className="grid min-w-0 flex-1 grid-cols-1 content-center">
          <p className={lineClass}>
            <Link
              to={to}
              data-thread
              className="[flex:1_1_5em] truncate font-medium text-ink no-underline group-data-unread/card:font-bold group-data-unread/card:text-ink after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:focus-outline focus-visible:after:-outline-offset-3"
              aria-current={isOpen ? 'page' : undefined}
            >
              <HighlightedText text={name} filter={state.filter} />
            </Link>
            {card.muted && (
              <span className="inline-flex text-muted">
                <IconBellOff aria-hidden size={16} />
                <VisuallyHidden>{t('muted')}</VisuallyHidden>
              </span>
            )}
            <time
              dateTime={card.created}
              className="flex-none text-xs text-muted group-data-unread/card:font-bold group-data-unread/card:text-ink"
            >
              {day ?? timeOf(card.created, clock)}
            </time>
          </p>
          {card.listing_title !== null && (
            <p className="m-0 truncate text-xs text-muted">
              <HighlightedText text={card.listing_title} filter={state.filter} />
            </p>
          )}
          <p className={lineClass}>
            <bdi className="min-w-0 flex-1 truncate text-xs text-ink-soft group-data-unread/card:font-bold group-data-unread/card:text-ink">
              {isOwn && `${t('you')} `}
              <HighlightedText text={text} filter={state.filter} />
            </bdi>
            {card.unread > 0 && (
              <>
                <span aria-hidden className="size-2 flex-none rounded-full bg-button" />
                <VisuallyHidden>{t('unread', { count: card.unread })}</VisuallyHidden>
              </>
            )}
          </p>
        </div>
        <div className="relative flex-none self-center">
          <ThreadMenu
            target={target}
            archived={card.archived}
            muted={card.muted}
            canInvite={card.abilities.invite}
            canMarkUnread={card.unread === 0 && card.last_seq > 0}
            isUnanswered={card.unanswered}
            to={to}
          />
        </div>
      </article>
      {/* For fingers; the menu does the same for everybody. */}
      <PlainButton
        tabIndex={-1}
        aria-hidden
        className="hidden flex-none snap-end items-center justify-center gap-2 bg-button px-4 py-0 font-medium text-on-button pointer-coarse:inline-flex"
        onClick={() =>
          card.archived ? void actions.unarchive(target) : actions.open('archive', target)
        }
      >
        <Icon size={22} />
        {t(card.archived ? 'act_unarchive' : 'act_archive', { name })}
      </PlainButton>
    </li>
  );
});

/** A member has one name, also for their lister or tenant. */
function nameOf({ display_name, first_name, is_active }: Card, former: string): string {
  if (!is_active) return former;
  return display_name || first_name;
}

interface InboxPaneProps {
  inbox: Inbox;
  openId: number | null;
  /** Whether a conversation is open, whose heading is the page heading. */
  isBeside: boolean;
}

/** The member's threads. */
export function InboxPane({ inbox, openId, isBeside }: InboxPaneProps) {
  const { t } = useTranslation('messages');
  const { state, cards, current, all } = inbox;
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isLoading =
    navigation.state === 'loading' && navigation.location.search !== inboxSearch(state);
  const Heading = isBeside ? 'h2' : 'h1';
  const list = useRef<HTMLUListElement>(null);
  const place = pathname.startsWith('/chat/') ? pathname : '/messages';
  const linkTo = (change: Partial<InboxState>) => `${place}${inboxSearch({ ...state, ...change })}`;
  const counts = { current, archived: all - current };
  // Archived threads are never unread.
  const hasFilter = state.show !== 'all' || (state.tab === 'current' && current > 0);

  /** Arrow keys move between threads. */
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-thread]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    links[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };

  if (all === 0 && !isBeside) {
    return (
      <section aria-label={t('inbox')} className={inboxClass} data-alone>
        <div className={headClass}>
          <h1 className="m-0 text-lg font-bold lg:text-lg">{t('title')}</h1>
        </div>
        <NoMessages />
      </section>
    );
  }
  return (
    <section aria-label={t('inbox')} className={inboxClass}>
      <div className={headClass}>
        <Heading className="m-0 text-lg font-bold lg:text-lg">{t('title')}</Heading>
        <p className="m-0 text-xs whitespace-nowrap text-muted">
          {t('conversations', { count: all })}
        </p>
      </div>
      <TabRow label={t('tabs')} className="flex-none px-gutter! py-0 lg:pr-4!">
        {(['current', 'archived'] as const).map((tab) => (
          <TabLink key={tab} to={linkTo({ tab })} preventScrollReset open={tab === state.tab}>
            {t(`tab_${tab}`)} <span className="text-xs font-medium text-muted">{counts[tab]}</span>
          </TabLink>
        ))}
      </TabRow>
      <div className="grid grid-cols-1 gap-2 px-gutter pt-4 pb-2 lg:pr-4">
        <SearchBar state={state} place={place} linkTo={linkTo} />
        {hasFilter && (
          <ul aria-label={t('show')} className="m-0 flex list-none flex-wrap gap-1 p-0">
            {SHOWN.map((show) => (
              <li key={show}>
                <FilterLink
                  to={linkTo({ show })}
                  preventScrollReset
                  aria-current={show === state.show || undefined}
                >
                  {t(`show_${show}`)}
                </FilterLink>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="m-0 text-xs text-muted empty:hidden">
          {state.filter !== '' && t('found', { count: inbox.total })}
        </p>
      </div>
      <div
        className="flex-1 pb-8 transition-opacity data-loading:opacity-60 data-loading:[transition-delay:300ms] lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain"
        data-loading={isLoading || undefined}
        aria-busy={isLoading}
      >
        {cards.length === 0 ? (
          <Nothing state={state} linkTo={linkTo} />
        ) : (
          <ul ref={list} aria-label={t('title')} className="m-0 list-none p-0" onKeyDown={move}>
            {cards.map((card) => (
              <ThreadCard key={card.id} card={card} state={state} isOpen={card.id === openId} />
            ))}
          </ul>
        )}
        <More inbox={inbox} />
      </div>
    </section>
  );
}

function More({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('messages');
  const { cards, next, isLoading, hasFailed, loadMore } = inbox;
  if (cards.length < SEE_MORE_THREADS) return null;
  if (next === null)
    return (
      <p className="m-0 px-gutter pt-6 pb-0 text-center text-xs text-muted lg:pr-4">
        {t('no_more')}
      </p>
    );
  return (
    <div className="grid justify-items-center gap-2 px-gutter pt-6 pb-0 lg:pr-4">
      {hasFailed && (
        <p role="alert" className="m-0 text-xs text-bad">
          {t('load_failed')}
        </p>
      )}
      <Button variant="outline" aria-disabled={isLoading} onClick={() => void loadMore()}>
        {t(isLoading ? 'loading' : hasFailed ? 'try_again' : 'see_more')}
      </Button>
    </div>
  );
}

/** The text of an empty list, with the next action. */
function Nothing({
  state,
  linkTo,
}: {
  state: InboxState;
  linkTo: (change: Partial<InboxState>) => string;
}) {
  const { t } = useTranslation('messages');
  const { filter, show, tab } = state;
  if (filter !== '' || show !== 'all') {
    return (
      <div className={nothingClass}>
        <h2 className="m-0 text-md">
          {filter === '' && show !== 'all' ? t(`none_${show}`) : t('none_match', { filter })}
        </h2>
        <LinkButton variant="outline" to={linkTo({ filter: '', show: 'all' })}>
          {t('show_all_conversations')}
        </LinkButton>
      </div>
    );
  }
  if (tab === 'archived') {
    return (
      <div className={nothingClass}>
        <h2 className="m-0 text-md">{t('none_archived')}</h2>
        <p className="m-0 text-ink-soft">{t('none_archived_text')}</p>
      </div>
    );
  }
  return <NoMessages />;
}

function NoMessages() {
  const { t } = useTranslation('messages');
  const { member } = usePage();
  const start = startOf(member);
  return (
    <MessageView
      inPage
      picture="/images/messages.svg"
      title={t('empty_title')}
      text={t(start === 'lister' ? 'empty_text_lister' : 'empty_text')}
    >
      <LinkButton to={STARTS[start]} variant="accent">
        {t(`start_${start}`)}
      </LinkButton>
    </MessageView>
  );
}

interface SearchBarProps {
  state: InboxState;
  place: string;
  linkTo: (change: Partial<InboxState>) => string;
}

/** Enter searches; the button searches, or clears the search. */
function SearchBar({ state, place, linkTo }: SearchBarProps) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { filter, tab, show } = state;
  const [typed, setTyped] = useState({ text: filter, about: filter });
  if (typed.about !== filter) setTyped({ text: filter, about: filter });
  const isSearched = filter !== '' && typed.text.trim() === filter;
  return (
    <Form method="get" action={place} role="search" preventScrollReset className="flex gap-2">
      {tab === 'archived' && <input type="hidden" name="tab" value={tab} />}
      {show !== 'all' && <input type="hidden" name="show" value={show} />}
      <Input
        type="search"
        name="filter"
        value={typed.text}
        aria-label={t('search')}
        placeholder={t('search_hint')}
        maxLength={INBOX_FILTER_MAX}
        className="min-w-0 flex-1"
        onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, about: filter })}
      />
      {isSearched ? (
        <Button
          variant="outline"
          onClick={() => void navigate(linkTo({ filter: '' }), { preventScrollReset: true })}
        >
          {t('clear')}
        </Button>
      ) : (
        <Button type="submit" variant="outline">
          {t('find')}
        </Button>
      )}
    </Form>
  );
}
