import type { ShellMember } from '@crewpad/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { firstNameOf } from '../../lib/first-name.ts';
import { shortDate } from '../../lib/format.ts';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { ListingCard, listingAddress } from '../search/index.ts';
import type { ListingReviews } from './load-reviews.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewElement, useReviewDialogs } from './use-review-dialogs.tsx';

const whyClass = 'm-0 max-w-text whitespace-pre-line first-letter:uppercase';

const PICTURES_MAX = 4;

/** Where a tenant reviews a crash pad, below the reviews of others. */
export function ListingReviewPage({ view }: { view: ListingReviews }) {
  const { t } = useTranslation('reviews');
  const { t: profile } = useTranslation('reviews/profile');
  const { listing, reviews, others, landlord_about: about } = view;
  const name = firstNameOf(view.landlord_name);
  const { id, user_id, title } = listing;
  const lister = { id: user_id, name };
  const { dialogs, ask, onDone } = useReviewDialogs(lister, reviews);
  const others_title = t('others', { name });
  return (
    <>
      <div className="mx-auto my-0 max-w-page px-gutter pt-2 pb-0">
        <p className="m-0 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center [&_a]:gap-2 [&_a]:font-medium [&_a]:no-underline">
          <Link to={listingAddress(id)}>
            <IconArrowLeft aria-hidden size={18} />
            {t('back')}
          </Link>
        </p>
        <h1 className="m-0 text-xl wrap-anywhere">{t('page_title', { title })}</h1>
        <p className="mx-0 mt-2 mb-0 text-md text-ink-soft">{t('page_lead')}</p>
        {listing.images.length > 0 && (
          <ul
            aria-label={t('pictures', { title })}
            className="mx-0 mt-6 mb-0 grid list-none grid-cols-2 gap-2 p-0 md:grid-cols-4"
          >
            {listing.images.slice(0, PICTURES_MAX).map((image, at) => (
              <li key={image}>
                <Picture
                  src={image}
                  alt=""
                  width={640}
                  height={480}
                  sizes="(min-width: 48em) 25vw, 50vw"
                  priority={at === 0}
                  className="aspect-4/3 w-full rounded-md object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Section title={t('your_review')}>
        {view.able_to_review ? (
          <ReviewForm
            lister={lister}
            choices={[{ listing_id: id, listing_title: title, already_review: false }]}
            listingId={id}
            onDone={onDone}
          />
        ) : (
          <RefusedReason view={view} />
        )}
      </Section>
      <Section
        title={profile('reviews')}
        more={<MoreLink to={`/user/${user_id}`}>{t('all_reviews', { name })}</MoreLink>}
      >
        {reviews.length === 0 && <p>{profile('no_reviews')}</p>}
        <ReviewList reviews={reviews} lister={view.landlord_name} onOpenDialog={ask} />
        {dialogs}
      </Section>
      <Section title={t('about', { name })}>
        <p className="m-0 max-w-text whitespace-pre-line">{about || t('about_none', { name })}</p>
      </Section>
      {others.length > 0 && (
        <Section title={others_title}>
          <ul className="m-0 grid list-none grid-fill-66 gap-4 p-0">
            {others.map((card) => (
              <li key={card.id}>
                <ListingCard card={card} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Why the reader cannot write a review here, and where they go instead. Pure. */
export function refusedReview(
  { already_review, review_from, reviews, listing }: Refused,
  member: ShellMember | null,
) {
  if (already_review) {
    const own = reviews.find(({ user_id }) => user_id === member?.id);
    const way = own && (['see_own', `#${reviewElement(own.id)}`] as const);
    return { why: 'already_reviewed', way } as const;
  }
  if (review_from !== null)
    return { why: 'review_from', way: ['open_rental', '/my-crashpad'] } as const;
  if (member?.id === listing.user_id) {
    return { why: 'own_listing', way: ['answer_reviews', `/user/${listing.user_id}`] } as const;
  }
  if (member !== null && member.status !== 'ACTIVE') {
    const to = owesSignUp(member) ? UNPAID_HOME : '/update-payment-method';
    return { why: 'inactive', way: ['finish_payment', to] } as const;
  }
  return { why: 'must_be_tenant', way: ['write_to', listingAddress(listing.id)] } as const;
}

type Refused = Pick<ListingReviews, 'already_review' | 'review_from'> & {
  reviews: readonly { id: number; user_id: number }[];
  listing: { id: number; user_id: number };
};

function RefusedReason({ view }: { view: ListingReviews }) {
  const { t } = useTranslation('reviews');
  const { member, locale } = usePage();
  const { review_from: from } = view;
  const name = firstNameOf(view.landlord_name);
  const { why, way } = refusedReview(view, member);
  const day = from === null ? '' : shortDate(from, locale);
  return (
    <>
      <p className={whyClass}>{why === 'review_from' ? t(why, { day }) : t(why)}</p>
      {why === 'must_be_tenant' && <p className={whyClass}>{t('tenant_hint', { name })}</p>}
      {way && (
        <LinkButton to={way[1]} variant="outline" className="mt-4">
          {way[0] === 'write_to' ? t(way[0], { name }) : t(way[0])}
        </LinkButton>
      )}
    </>
  );
}
