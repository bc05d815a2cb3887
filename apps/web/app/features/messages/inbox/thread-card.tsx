import { withoutDirections } from '@crewpad/domain';
import { IconArchive, IconArchiveOff, IconBellOff } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { shortDayOf, timeOf, useClock, useNow } from '../../../lib/when.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type InboxState, threadAddress } from '../inbox-state.ts';
import type { Card } from '../merge-cards.ts';
import { useMessages } from '../thread-actions.ts';
import { ThreadMenu } from '../thread-menu.tsx';
import classes from './thread-card.module.css';

const MARKS = /\p{M}/gu;
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** Highlights search words in a text, ignoring accents. */
function Highlighted({ text, filter }: { text: string; filter: string }) {
  const shown = withoutDirections(text);
  const words = plain(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return shown;
  let place = 0;
  return shown.split(/(\s+)/).map((part) => {
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
export const ThreadCard = memo(function ThreadCard({ card, state, isOpen }: ThreadCardProps) {
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
    <li className={classes.slide}>
      <article
        aria-label={name}
        className={classes.card}
        data-unread={card.unread > 0 || undefined}
        data-open={isOpen || undefined}
      >
        <div className={classes.faces}>
          <Avatar name={name} photo={card.photo} />
          {card.listing_id !== null && (
            <Picture
              src={card.thumbnail}
              alt=""
              width={28}
              height={28}
              sizes="28px"
              className={classes.listing}
            />
          )}
        </div>
        <div className={classes.body}>
          <p className={classes.line}>
            <Link
              to={to}
              data-thread
              className={classes.name}
              aria-current={isOpen ? 'page' : undefined}
            >
              <Highlighted text={name} filter={state.filter} />
            </Link>
            {card.muted && (
              <span className={classes.muted}>
                <IconBellOff aria-hidden size={16} />
                <VisuallyHidden>{t('muted')}</VisuallyHidden>
              </span>
            )}
            <time dateTime={card.created} className={classes.time}>
              {day ?? timeOf(card.created, clock)}
            </time>
          </p>
          {card.listing_title !== null && (
            <p className={classes.title}>
              <Highlighted text={card.listing_title} filter={state.filter} />
            </p>
          )}
          <p className={classes.line}>
            <bdi className={classes.text}>
              {isOwn && `${t('you')} `}
              <Highlighted text={text} filter={state.filter} />
            </bdi>
            {card.unread > 0 && (
              <>
                <span aria-hidden className={classes.dot} />
                <VisuallyHidden>{t('unread', { count: card.unread })}</VisuallyHidden>
              </>
            )}
          </p>
        </div>
        <div className={classes.menu}>
          <ThreadMenu
            target={target}
            archived={card.archived}
            muted={card.muted}
            canInvite={card.abilities.invite}
            canMarkUnread={card.unread === 0 && card.last_seq > 0}
            to={to}
          />
        </div>
      </article>
      {/* For fingers; the menu does the same for everybody. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className={classes.swiped}
        onClick={() =>
          card.archived ? void actions.unarchive(target) : actions.open('archive', target)
        }
      >
        <Icon size={22} />
        {t(card.archived ? 'act_unarchive' : 'act_archive', { name })}
      </button>
    </li>
  );
});

/** A member has one name, also for their lister or tenant. */
function nameOf({ display_name, first_name, is_active }: Card, former: string): string {
  if (!is_active) return former;
  return display_name || first_name;
}
