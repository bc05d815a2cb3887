import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { monthAndYear } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Rating } from '../../ui/rating.tsx';
import { ReportButton } from '../messages/report/index.ts';
import { listingAddress } from '../search/index.ts';
import type { OpenReviewDialog } from './review-dialogs.tsx';
import { reviewElement } from './use-review-dialogs.tsx';

const messageClass = 'm-0 mt-2 wrap-anywhere whitespace-pre-line';

/** From this many days on, the length of a stay is shown in months. */
const MONTHS_FROM = 60;
const DAYS_PER_MONTH = 365.25 / 12;

/** The text for the length of a review's stay: its key and count. */
export function stayLength({ days, ongoing }: NonNullable<contract.reviews.Review['stay']>) {
  const verb = ongoing ? 'staying' : 'stayed';
  return days < MONTHS_FROM
    ? ({ key: `${verb}_days`, count: days } as const)
    : ({ key: `${verb}_months`, count: Math.round(days / DAYS_PER_MONTH) } as const);
}

interface ReviewListProps {
  reviews: readonly contract.reviews.ReviewItem[];
  /** Who answers. */
  lister: string;
  /** Whether to show each review's crash pad; redundant on a crash pad's own page. */
  naming?: boolean;
  /** Opens the dialog for editing or responding. */
  onOpenDialog: (dialog: OpenReviewDialog) => void;
}

/** Reviews with the lister's responses. */
export function ReviewList({ reviews, lister, naming = false, onOpenDialog }: ReviewListProps) {
  if (reviews.length === 0) return null;
  return (
    <ul className="mx-0 mt-6 mb-0 grid max-w-text list-none p-0">
      {reviews.map((review) => (
        <li key={review.id}>
          <Review review={review} lister={lister} naming={naming} onOpenDialog={onOpenDialog} />
        </li>
      ))}
    </ul>
  );
}

interface ReviewProps {
  review: contract.reviews.ReviewItem;
  lister: string;
  naming: boolean;
  onOpenDialog: ReviewListProps['onOpenDialog'];
}

function Review({ review, lister, naming, onOpenDialog }: ReviewProps) {
  const { t } = useTranslation('reviews/profile');
  const { locale } = usePage();
  const { response, abilities } = review;
  const stay = review.stay && stayLength(review.stay);
  const name = review.display_name || t('former_member');
  return (
    <article
      id={reviewElement(review.id)}
      tabIndex={-1}
      aria-label={t('review_by', { name })}
      className="border-t border-t-line px-0 py-6 focus-visible:rounded-md focus-visible:focus-outline focus-visible:outline-offset-4"
    >
      <header className="grid grid-cols-auto-rest-auto items-center gap-x-2">
        <Avatar name={name} photo={review.photo} />
        <div>
          <p className="m-0 font-bold">{name}</p>
          <p className="m-0 text-xs font-normal text-muted">
            {monthAndYear(review.createdAt, locale)}
            {review.is_edited && `, ${t('edited')}`}
          </p>
          {stay && (
            <p className="m-0 text-xs font-normal text-muted">
              {t(stay.key, { count: stay.count })}
            </p>
          )}
        </div>
        <Rating five score={review.score} />
      </header>
      {naming && review.listing_id !== null && (
        <p className="m-0 mt-1 text-xs [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center">
          {t('review_of')}{' '}
          <Link to={listingAddress(review.listing_id)}>{review.listing_title}</Link>
        </p>
      )}
      {review.message !== '' && <p className={messageClass}>{review.message}</p>}
      {response && (
        <div className="mt-4 rounded-md bg-sunken p-4">
          <p className="m-0 font-bold">
            {t('response_by', { name: lister })}{' '}
            <span className="m-0 text-xs font-normal text-muted">
              {monthAndYear(response.createdAt, locale)}
            </span>
          </p>
          <p className={messageClass}>{response.message}</p>
        </div>
      )}
      <Actions
        review={review}
        lister={lister}
        onOpenDialog={onOpenDialog}
        canEdit={abilities.edit}
        canRespond={abilities.respond}
      />
    </article>
  );
}

interface ActionsProps extends Pick<ReviewProps, 'review' | 'lister' | 'onOpenDialog'> {
  canEdit: boolean;
  canRespond: boolean;
}

/** The reader's actions: they cannot report their own review, but the response to it. */
function Actions({ review, lister, onOpenDialog, canEdit, canRespond }: ActionsProps) {
  const { t } = useTranslation('reviews/profile');
  const { t: report } = useTranslation('messages/report');
  const { member } = usePage();
  const isOwn = member?.id === review.user_id;
  const name = isOwn
    ? t('response_by', { name: lister })
    : t('review_by', { name: review.display_name || t('former_member') });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      {canRespond && (
        <Button variant="outline" onClick={() => onOpenDialog({ kind: 'respond', review })}>
          {t('write_response')}
        </Button>
      )}
      {canEdit && (
        <Button
          variant="outline"
          aria-label={`${t('edit_review')}: ${t('edit_review_of')}`}
          onClick={() => onOpenDialog({ kind: 'edit', review })}
        >
          {t('edit_review')}
        </Button>
      )}
      {(!isOwn || review.response !== null) && (
        <ReportButton subject="review" id={review.id} label={report('report')} name={name} />
      )}
    </div>
  );
}
