import {
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconBellOff,
  IconDots,
  IconFlag,
  IconHome,
  IconMail,
  IconMessageCheck,
  IconMessageCircle,
  IconPlaneDeparture,
  IconStar,
  IconUser,
  IconUserCheck,
  IconUserOff,
  IconUserPlus,
} from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { type Target, useMessages } from './thread-actions.ts';

type Entry =
  | 'open'
  | 'profile'
  | 'listing'
  | 'airports'
  | 'review'
  | 'invite'
  | 'mute'
  | 'unmute'
  | 'unread'
  | 'no_answer'
  | 'archive'
  | 'unarchive'
  | 'block'
  | 'unblock'
  | 'report';

const ICONS: Record<Entry, typeof IconDots> = {
  open: IconMessageCircle,
  profile: IconUser,
  listing: IconHome,
  airports: IconPlaneDeparture,
  review: IconStar,
  invite: IconUserPlus,
  mute: IconBellOff,
  unmute: IconBell,
  unread: IconMail,
  no_answer: IconMessageCheck,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  block: IconUserOff,
  unblock: IconUserCheck,
  report: IconFlag,
};

interface ThreadMenuProps {
  target: Target;
  archived: boolean;
  muted: boolean;
  canInvite: boolean;
  /** In the inbox: the address of the thread. */
  to?: string;
  /** In the thread: actions on the other member. */
  member?: { blocked: boolean; canBlock: boolean; canReview: boolean; canReport: boolean };
  /** In the inbox: whether the other member has a message that can be marked as unread. */
  canMarkUnread: boolean;
  /** The other member waits for an answer. */
  isUnanswered: boolean;
}

/** The menu of a thread. */
export function ThreadMenu(props: ThreadMenuProps) {
  const { target, archived, muted, canInvite, to, member, canMarkUnread, isUnanswered } = props;
  const { t } = useTranslation('messages');
  const { actions } = useMessages();
  const { name, userId, listingId } = target;
  const entry = (key: Entry, more: Partial<MenuItem>): MenuItem => {
    const Icon = ICONS[key];
    const icon = <Icon aria-hidden size={20} stroke={1.75} />;
    return { key, label: t(`act_${key}`, { name }), icon, ...more };
  };
  const items = [
    to !== undefined && entry('open', { to }),
    member !== undefined && entry('profile', { to: `/user/${userId}` }),
    member !== undefined && listingId !== null && entry('listing', { to: `/listing/${listingId}` }),
    member !== undefined && entry('airports', { to: '/airports' }),
    // The profile offers the lister and every place where the reader stayed.
    member?.canReview && entry('review', { to: `/user/${userId}?review=${listingId ?? 'lister'}` }),
    canInvite && entry('invite', { onSelect: () => actions.invite(target) }),
    entry(muted ? 'unmute' : 'mute', { onSelect: () => actions.mute(target, !muted) }),
    canMarkUnread && entry('unread', { onSelect: () => actions.markUnread(target) }),
    isUnanswered && entry('no_answer', { onSelect: () => actions.needsNoAnswer(target) }),
    archived
      ? entry('unarchive', { onSelect: () => actions.unarchive(target) })
      : entry('archive', { onSelect: () => actions.open('archive', target) }),
    member?.blocked && entry('unblock', { onSelect: () => actions.unblock(target) }),
    member?.canBlock &&
      !member.blocked &&
      entry('block', { isDanger: true, onSelect: () => actions.open('block', target) }),
    member?.canReport &&
      entry('report', { isDanger: true, onSelect: () => actions.open('report', target) }),
  ].filter((item) => typeof item === 'object');
  const label = t('actions_of', { name });
  return (
    <Menu
      label={label}
      buttonLabel={label}
      button={<IconDots aria-hidden size={22} />}
      className="w-max [max-width:min(18rem,var(--available-width))]"
      items={items}
    />
  );
}
