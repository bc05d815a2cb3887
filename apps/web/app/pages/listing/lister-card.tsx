import { ONLINE_SHOWN_ABOVE_SIDEBAR } from '@crewpad/domain';
import { IconClock, IconPhone, IconPlane, IconStar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Metrics, useMetrics } from '../../features/content/index.ts';
import { ReportButton } from '../../features/messages/report/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { count, monthAndYear } from '../../lib/format.ts';
import { useIsForCrew, usePage } from '../../lib/page-context.ts';
import { replyTime } from '../../lib/reply-time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Rating } from '../../ui/rating.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './lister-card.module.css';
import type { ListingView } from './load-listing.ts';
import { reviewAddress } from './message-address.ts';

type ListerCardProps = Pick<ListingView, 'data' | 'lister' | 'phone'>;

/** The lister: what helps decide whether to write to them, then other actions. */
export function ListerCard({ data: listing, lister, phone }: ListerCardProps) {
  const { t } = useTranslation('pages/listing');
  const { t: report } = useTranslation('messages/report');
  const { locale, member } = usePage();
  const isForCrew = useIsForCrew();
  const isOwner = member?.id === listing.user_id;
  return (
    <section aria-labelledby="lister" className={classes.card}>
      <VisuallyHidden>
        <h2 id="lister">{t('lister')}</h2>
      </VisuallyHidden>
      <Avatar name={listing.display_name} photo={listing.photo} />
      <div className={classes.text}>
        <div className={classes.line}>
          <Link to={`/user/${listing.user_id}`} className={classes.name}>
            {listing.display_name}
          </Link>
          <Rating
            score={lister.review_avg}
            label={
              lister.review > 0
                ? t('lister_reviews', { count: lister.review })
                : t('lister_reviews_none')
            }
          />
        </div>
        <ul className={classes.facts}>
          {lister.response_hours !== null && (
            <li>
              <IconClock aria-hidden size={18} />
              {t(...replyTime(lister.response_hours))}
            </li>
          )}
          {isForCrew && lister.airlines && (
            <li>
              <IconPlane aria-hidden size={18} />
              {t('airlines', { airlines: lister.airlines })}
            </li>
          )}
          <li>{t('joined', { date: monthAndYear(lister.joined, locale) })}</li>
        </ul>
        {!isOwner && (
          <ul className={classes.actions}>
            {phone && (
              <li>
                <IconPhone aria-hidden size={18} />
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('call', { phone })}</a>
              </li>
            )}
            <li>
              <IconStar aria-hidden size={18} />
              <Link to={reviewAddress(listing.id, member !== null)}>{t('leave_review')}</Link>
            </li>
            <li>
              <ReportButton
                subject="listing"
                id={listing.id}
                label={report('report')}
                name={listing.title}
              />
            </li>
          </ul>
        )}
      </div>
    </section>
  );
}

const METRICS = ['users', 'listings', 'cities', 'online'] as const;

/** The site in numbers; online members only above three. */
export function SiteNumbers({ initial }: { initial: Metrics | null }) {
  const { t } = useTranslation('pages/listing');
  const { locale } = usePage();
  const metrics = useMetrics(initial);
  if (metrics === null) return null;
  const metricNames = METRICS.filter(
    (name) => metrics[name] > (name === 'online' ? ONLINE_SHOWN_ABOVE_SIDEBAR : 0),
  );
  return (
    <section aria-labelledby="site-numbers" className={classes.numbers}>
      <h2 id="site-numbers" className={classes.title}>
        {t('metrics')}
      </h2>
      <dl className={classes.list}>
        {metricNames.map((name) => (
          <div key={name} className={classes.number}>
            <dt>{t(`metric_${name}`)}</dt>
            <dd>{count(metrics[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
