import { IconClock, IconEye, IconPhone, IconPlane, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { monthAndYear } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { replyTime } from '../../../../lib/reply-time.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { Rating } from '../../../../ui/rating.tsx';
import { ReportButton } from '../../../messages/report/index.ts';
import type { ListingView } from '../load-listing.ts';
import { reviewAddress } from '../message-address.ts';
import classes from './lister-card.module.css';

type ListerCardProps = Pick<ListingView, 'data' | 'lister' | 'phone'>;

/** Who lets it. */
export function ListerCard({ data: listing, lister, phone }: ListerCardProps) {
  const { t } = useTranslation('listing');
  const { t: report } = useTranslation('report');
  const { locale, member } = usePage();
  const { views } = listing;
  const isOwner = member?.id === listing.user_id;
  return (
    <section aria-labelledby="lister" className={classes.card}>
      <h2 id="lister" className={classes.title}>
        {t('lister')}
      </h2>
      <div className={classes.head}>
        <Picture
          src={listing.photo}
          alt=""
          width={72}
          height={72}
          sizes="72px"
          className={classes.photo}
        />
        <div>
          <Link to={`/user/${listing.user_id}`} className={classes.name}>
            {listing.display_name}
          </Link>
          <p className={classes.joined}>
            {t('joined', { date: monthAndYear(lister.joined, locale) })}
          </p>
        </div>
      </div>
      <Rating
        score={lister.review_avg}
        label={
          lister.review > 0
            ? t('lister_reviews', { count: lister.review })
            : t('lister_reviews_none')
        }
      />
      <ul className={classes.facts}>
        {lister.airlines && (
          <li>
            <IconPlane aria-hidden size={18} />
            {t('airlines', { airlines: lister.airlines })}
          </li>
        )}
        {lister.response_hours !== null && (
          <li>
            <IconClock aria-hidden size={18} />
            {t(...replyTime(lister.response_hours))}
          </li>
        )}
        <li>
          <IconEye aria-hidden size={18} />
          {t('views', { count: views })}
        </li>
        {phone && !isOwner && (
          <li>
            <IconPhone aria-hidden size={18} />
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('call', { phone })}</a>
          </li>
        )}
        {!isOwner && (
          <li>
            <IconStar aria-hidden size={18} />
            <Link to={reviewAddress(listing.id, member !== null)}>{t('leave_review')}</Link>
          </li>
        )}
        {!isOwner && (
          <li>
            <ReportButton
              subject="listing"
              id={listing.id}
              label={report('report')}
              name={listing.title}
            />
          </li>
        )}
      </ul>
    </section>
  );
}
