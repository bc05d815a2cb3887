import type { ShellMember } from '@crewpad/contract';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useClock, useNow } from '../../lib/when.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import { byDay, type Day } from './by-day.ts';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications-page.module.css';
import { type LoadedNotifications, useNotificationList } from './use-notifications.ts';

interface PageProps {
  loaded: LoadedNotifications;
  member: ShellMember;
}

/** A member's notifications by day. Opening it marks those shown as read. */
export function NotificationsPage({ loaded, member }: PageProps) {
  const { t } = useTranslation('notifications');
  const clock = useClock();
  const hydrated = useHydrated();
  const { notifications, fresh, hasMore, state, loadMore } = useNotificationList(loaded, member);
  const days = byDay(
    notifications,
    clock,
    { today: t('today'), yesterday: t('yesterday') },
    useNow(),
  );
  return (
    <ScenePage width="form" title={t('title')} lead={t('lead')}>
      <Sheet>
        {days.length === 0 && (
          <MessageView
            inPage
            picture="/images/empty-search.svg"
            title={t('none_title')}
            text={t('none_text')}
          >
            <LinkButton to="/airports" variant="accent">
              {t('find')}
            </LinkButton>
          </MessageView>
        )}
        {days.map((day) => (
          <DayList key={day.notifications[0]?.id} day={day}>
            {(notification) => (
              <NotificationRow
                notification={notification}
                isNew={fresh.has(notification.id)}
                member={member}
                clock={clock}
              />
            )}
          </DayList>
        ))}
        {state === 'failed' && (
          <p role="alert" className={classes.failed}>
            {t('load_failed')}
          </p>
        )}
        {hasMore && (
          <div className={classes.more}>
            <Button
              variant="outline"
              disabled={!hydrated || state === 'loading'}
              onClick={() => void loadMore()}
            >
              {t('load_more')}
            </Button>
          </div>
        )}
        <p className={classes.choose}>
          <LinkButton to="/account-setting?tab=emails" variant="subtle">
            {t('choose_emails')}
          </LinkButton>
        </p>
      </Sheet>
    </ScenePage>
  );
}

interface DayListProps {
  day: Day;
  children: (notification: Day['notifications'][number]) => React.ReactNode;
}

function DayList({ day, children }: DayListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.day}>
      <h2 id={id} className={classes.title}>
        {day.title}
      </h2>
      <ul className={classes.list}>
        {day.notifications.map((notification) => (
          <li key={notification.id}>{children(notification)}</li>
        ))}
      </ul>
    </section>
  );
}
