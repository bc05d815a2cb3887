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
    <section
      aria-labelledby="lister"
      className="flex items-start gap-4 border-t border-t-line pt-6 max-lg:pt-4"
    >
      <VisuallyHidden>
        <h2 id="lister">{t('lister')}</h2>
      </VisuallyHidden>
      <Avatar name={listing.display_name} photo={listing.photo} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4">
          <Link
            to={`/user/${listing.user_id}`}
            className="inline-flex min-h-target items-center text-md font-bold"
          >
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
        <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-0 p-0 text-ink-soft max-lg:text-xs [&_li]:flex [&_li]:items-center [&_li]:gap-2 [&_svg]:flex-none">
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
          <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-0 p-0 text-xs text-ink-soft [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center [&_li]:flex [&_li]:items-center [&_li]:gap-2 [&_svg]:flex-none">
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
    <section aria-labelledby="site-numbers" className="rounded-md bg-sunken p-6 max-lg:p-4">
      <h2 id="site-numbers" className="mx-0 mt-0 mb-2 text-md">
        {t('metrics')}
      </h2>
      <dl className="m-0">
        {metricNames.map((name) => (
          <div
            key={name}
            className="flex justify-between gap-4 px-0 py-1 [&_dd]:m-0 [&_dd]:flex-none [&_dd]:font-bold [&_dd]:tabular [&_dt]:text-ink-soft"
          >
            <dt>{t(`metric_${name}`)}</dt>
            <dd>{count(metrics[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
