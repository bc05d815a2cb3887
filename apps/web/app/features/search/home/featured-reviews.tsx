import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { monthAndYear } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Section } from '../../../ui/section.tsx';
import { listingAddress } from '../index.ts';
import classes from './featured-reviews.module.css';
import type { Praise } from './load-home.ts';

/** Reviews of featured crash pads. */
export function FeaturedReviews({ praise }: { praise: readonly Praise[] }) {
  const { t } = useTranslation('home');
  const { locale } = usePage();
  if (praise.length === 0) return null;
  return (
    <Section title={t('reviews_title')}>
      <ul data-scrolls-x className={classes.list}>
        {praise.map((review) => (
          <li key={review.id}>
            <figure className={classes.review}>
              <Rating score={review.score} />
              <blockquote className={classes.quote}>{review.message}</blockquote>
              <figcaption className={classes.author}>
                <Avatar name={review.display_name} photo={review.photo} />
                <span>
                  <span className={classes.name}>{review.display_name}</span>
                  <span className={classes.date}>{monthAndYear(review.createdAt, locale)}</span>
                  <Link to={listingAddress(review.listing_id)} className={classes.about}>
                    {review.listing_title}
                  </Link>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
