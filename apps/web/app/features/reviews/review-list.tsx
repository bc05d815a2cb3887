import type { contract } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { monthAndYear } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { listingAddress } from '../search/index.ts';
import classes from './review-list.module.css';

interface ReviewListProps {
  reviews: readonly contract.reviews.ReviewItem[];
  /** Who answers. */
  lister: string;
  /** Says which crash pad each review is about; needless on the page of one. */
  naming?: boolean;
}

/** Reviews in their authors' words, each with the lister's response. */
export function ReviewList({ reviews, lister, naming = false }: ReviewListProps) {
  if (reviews.length === 0) return null;
  return (
    <ul className={classes.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Review review={review} lister={lister} naming={naming} />
        </li>
      ))}
    </ul>
  );
}

interface ReviewProps {
  review: contract.reviews.ReviewItem;
  lister: string;
  naming: boolean;
}

function Review({ review, lister, naming }: ReviewProps) {
  const { t } = useTranslation('profile');
  const { locale } = usePage();
  const { response } = review;
  return (
    <article className={classes.review}>
      <header className={classes.author}>
        <Picture
          src={review.photo}
          alt=""
          width={48}
          height={48}
          sizes="48px"
          className={classes.photo}
        />
        <div>
          <p className={classes.name}>{review.display_name}</p>
          <p className={classes.date}>{monthAndYear(review.createdAt, locale)}</p>
        </div>
        <Rating score={review.score} />
      </header>
      {naming && review.listing_id !== null && (
        <p className={classes.about}>
          {t('review_of')}{' '}
          <Link to={listingAddress(review.listing_id)}>{review.listing_title}</Link>
        </p>
      )}
      <p className={classes.message}>{review.message}</p>
      {response && (
        <div className={classes.response}>
          <p className={classes.name}>
            {t('response_by', { name: lister })}{' '}
            <span className={classes.date}>{monthAndYear(response.createdAt, locale)}</span>
          </p>
          <p className={classes.message}>{response.message}</p>
        </div>
      )}
    </article>
  );
}
