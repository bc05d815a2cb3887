import type { ShellMember } from '@crewpad/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnread } from '../lib/unread-count.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ExpiredMark } from './expired-mark.tsx';
import headerClasses from './header.module.css';
import { badgeText, memberLinks } from './member-links.ts';
import { MemberMenu, StackedMemberMenu } from './member-menu.tsx';
import classes from './member-nav.module.css';

interface MemberNavProps {
  member: ShellMember;
  stacked: boolean;
}

/** A member's links and menu. Loaded only for members. */
export default function MemberNav({ member, stacked }: MemberNavProps) {
  const { t } = useTranslation('member');
  const unread = useUnread(member);
  const Frame = stacked ? 'div' : Fragment;
  return (
    <Frame>
      {memberLinks({ ...member, unread }).map(({ to, label, waiting }) => (
        <Link key={to} to={to} className={stacked ? classes.row : headerClasses.link}>
          {t(label)}
          {waiting && waiting.count > 0 && (
            <>
              <span aria-hidden className={classes.badge}>
                {badgeText(waiting.count)}
              </span>
              <VisuallyHidden>, {t(waiting.announced, { count: waiting.count })}</VisuallyHidden>
            </>
          )}
        </Link>
      ))}
      {member.expired && <ExpiredMark stacked={stacked} />}
      {stacked ? <StackedMemberMenu member={member} /> : <MemberMenu member={member} />}
    </Frame>
  );
}
