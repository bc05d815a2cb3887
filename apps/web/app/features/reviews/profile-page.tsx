import { RELATED_LISTINGS_LIMIT } from '@crewpad/domain';
import { IconArrowLeft, IconCircleCheck, IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { firstNameOf } from '../../lib/first-name.ts';
import { monthAndYear } from '../../lib/format.ts';
import { useIsForCrew, usePage } from '../../lib/page-context.ts';
import { replyTime } from '../../lib/reply-time.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Section } from '../../ui/section.tsx';
import { ReportButton } from '../messages/report/index.ts';
import { ListingCard, listingAddress } from '../search/index.ts';
import { lastListing } from './last-listing.ts';
import type { Profile } from './load-reviews.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewStats } from './review-stats.tsx';
import { useReviewDialogs } from './use-review-dialogs.tsx';
import { WriteReview } from './write-review.tsx';

/** A lister's public profile: who they are, their reviews and their crash pads. */
export function ProfilePage({ profile }: { profile: Profile }) {
  const { t } = useTranslation('reviews/profile');
  const { t: report } = useTranslation('messages/report');
  const { locale, member } = usePage();
  const isForCrew = useIsForCrew();
  const { user, crashPads, offset, review, total_review: totals, reviews } = profile;
  const next = offset + RELATED_LISTINGS_LIMIT;
  const name = firstNameOf(user.display_name);
  const { dialogs, ask } = useReviewDialogs({ id: user.id, name }, reviews);
  const here = `/user/${user.id}`;
  // A message is about a crash pad: the first one shown.
  const writeAbout = crashPads.data[0]?.id;
  const chat = `/chat/user/${user.id}/listing/${writeAbout}`;
  const addressAt = (at: number) => (at > 0 ? `${here}?offset=${at}` : here);
  return (
    <>
      <div className="mx-auto my-0 max-w-page px-gutter pt-2 pb-0">
        <BackToListing />
        <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Avatar name={user.display_name} photo={user.photo} large />
          <div className="min-w-0 grow basis-44">
            <h1 className="m-0 text-lg">{user.display_name}</h1>
            <Rating
              five
              score={totals.avg_score}
              label={
                review.num_reviews > 0
                  ? t('reviews_count', { count: review.num_reviews })
                  : t('no_reviews')
              }
            />
            <ul className="mx-0 mt-2 mb-0 flex list-none flex-wrap gap-x-4 p-0 text-ink-soft">
              {user.email_verified && (
                <li className="inline-flex items-center gap-1 [&_svg]:flex-none [&_svg]:text-good">
                  <IconCircleCheck aria-hidden size={18} />
                  {t('email_verified')}
                </li>
              )}
              <li>{t('joined', { date: monthAndYear(user.joined, locale) })}</li>
              {isForCrew && user.airlines && <li>{t('flies_for', { airlines: user.airlines })}</li>}
              {user.response_hours !== null && <li>{t(...replyTime(user.response_hours))}</li>}
              <li>{t('crash_pads_count', { count: crashPads.total })}</li>
            </ul>
          </div>
          {member?.id !== user.id && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {writeAbout !== undefined && (
                <LinkButton
                  to={member ? chat : `/login?ref_url=${encodeURIComponent(chat)}`}
                  variant="accent"
                >
                  <IconMessageCircle aria-hidden size={20} />
                  {t('message', { name })}
                </LinkButton>
              )}
              <ReportButton
                subject="user"
                id={user.id}
                label={report('report')}
                name={t('profile_of', { name: user.display_name })}
              />
            </div>
          )}
        </header>
        <h2 className="mx-0 mt-6 mb-2 text-md">{t('about', { name })}</h2>
        <p className="m-0 max-w-text text-md whitespace-pre-line">
          {user.about || t('about_none', { name })}
        </p>
      </div>
      <Section title={t('reviews_of', { name })}>
        <ReviewStats
          count={review.num_reviews}
          average={totals.avg_score}
          distribution={totals.distribution}
        />
        {member?.id !== user.id && <WriteReview profile={profile} onOpenDialog={ask} />}
        <ReviewList reviews={reviews} lister={user.display_name} naming onOpenDialog={ask} />
        {dialogs}
      </Section>
      <Section title={t('crash_pads', { name })}>
        {crashPads.total === 0 && <p>{t('no_crash_pads', { name })}</p>}
        <ul className="m-0 grid list-none grid-fill-66 gap-4 p-0">
          {crashPads.data.map((card) => (
            <li key={card.id}>
              <ListingCard card={card} />
            </li>
          ))}
        </ul>
        {(offset > 0 || next < crashPads.total) && (
          <nav aria-label={t('crash_pads_pages', { name })} className="mt-6 flex flex-wrap gap-2">
            {offset > 0 && (
              <LinkButton
                to={addressAt(offset - RELATED_LISTINGS_LIMIT)}
                rel="prev"
                variant="outline"
              >
                {t('crash_pads_previous')}
              </LinkButton>
            )}
            {next < crashPads.total && (
              <LinkButton to={addressAt(next)} rel="next" variant="outline">
                {t('crash_pads_next', {
                  count: Math.min(RELATED_LISTINGS_LIMIT, crashPads.total - next),
                })}
              </LinkButton>
            )}
          </nav>
        )}
      </Section>
    </>
  );
}

/** Links back to the last viewed crash pad. */
function BackToListing() {
  const { t } = useTranslation('reviews/profile');
  const id = useHydrated() ? lastListing() : null;
  return (
    <p className="m-0 min-h-target [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center [&_a]:gap-2 [&_a]:font-medium [&_a]:no-underline">
      {id !== null && (
        <Link to={listingAddress(id)}>
          <IconArrowLeft aria-hidden size={18} />
          {t('back_to_listing')}
        </Link>
      )}
    </p>
  );
}
