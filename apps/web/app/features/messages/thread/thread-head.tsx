import { IconArrowLeft, IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useIsForCrew } from '../../../lib/page-context.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { inboxAddress } from '../inbox-state.ts';
import { type Target, useMessages } from '../thread-actions.ts';
import { ThreadMenu } from '../thread-menu.tsx';
import classes from './thread-head.module.css';
import type { ThreadHeadState } from './use-thread.ts';

interface ThreadHeadProps {
  head: ThreadHeadState;
  name: string;
  target: Target;
}

/** The other member, the crash pad, contact details, and actions. */
export function ThreadHead({ head, name, target }: ThreadHeadProps) {
  const { t } = useTranslation('messages');
  const { state } = useMessages();
  const isForCrew = useIsForCrew();
  const { email, phone, airlines, abilities, blocked } = head;
  const listing = head.items.find(({ id }) => id === head.listing_id);
  return (
    <header className={classes.head}>
      <Link to={inboxAddress(state)} aria-label={t('back')} className={classes.back}>
        <IconArrowLeft aria-hidden size={22} />
      </Link>
      <Avatar name={name} photo={head.photos[0] ?? null} />
      <div className={classes.who}>
        <h1 className={classes.name}>
          {head.is_active ? (
            <Link to={`/user/${head.to_user_id}`} className={classes.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h1>
        <p className={classes.facts}>
          {listing && (
            <Link to={`/listing/${listing.id}`} className={classes.fact}>
              {listing.title}
            </Link>
          )}
          {isForCrew && airlines && <span className={classes.fact}>{airlines}</span>}
        </p>
      </div>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          aria-label={t('call', { phone })}
          title={phone}
          className={classes.tool}
        >
          <IconPhone aria-hidden size={22} />
        </a>
      )}
      {email && (
        <a
          href={`mailto:${email}`}
          aria-label={t('email_to', { email })}
          title={email}
          className={classes.tool}
        >
          <IconMail aria-hidden size={22} />
        </a>
      )}
      <ThreadMenu
        target={target}
        archived={head.archived}
        muted={head.muted}
        canInvite={abilities.invite}
        canMarkUnread={head.last_seq > 0}
        member={{
          blocked,
          canBlock: abilities.block,
          canReview: abilities.review,
          canReport: abilities.report,
        }}
      />
    </header>
  );
}
