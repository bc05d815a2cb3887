import { RELATED_LISTINGS_LIMIT } from '@crewpad/domain';
import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { monthAndYear } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { replyTime } from '../../../lib/reply-time.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { ReportButton } from '../../messages/report/index.ts';
import { ListingCard } from '../../search/index.ts';
import { ReviewList } from '../review-list.tsx';
import { ReviewStats } from '../review-stats.tsx';
import { useReviewDialogs } from '../use-review-dialogs.tsx';
import { BackToListing } from './back-to-listing.tsx';
import type { Profile } from './load-profile.ts';
import classes from './profile-page.module.css';
import { WriteReview } from './write-review.tsx';

/** A lister's public profile: who they are, their reviews and their crash pads. */
export function ProfilePage({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { t: report } = useTranslation('report');
  const { locale, member } = usePage();
  const { user, crashPads, offset, review, total_review: totals, reviews } = profile;
  const { dialogs, ask } = useReviewDialogs({ id: user.id, name: user.display_name }, reviews);
  const next = offset + RELATED_LISTINGS_LIMIT;
  const name = user.display_name;
  const here = `/user/${user.id}`;
  // A message is about a crash pad: the first that is shown.
  const writeAbout = crashPads.data[0]?.id;
  const chat = `/chat/user/${user.id}/listing/${writeAbout}`;
  const addressAt = (at: number) => (at > 0 ? `${here}?offset=${at}` : here);
  return (
    <>
      <div className={classes.top}>
        <BackToListing />
        <header className={classes.head}>
          <Picture
            src={user.photo}
            alt=""
            width={160}
            height={160}
            sizes="160px"
            priority
            className={classes.photo}
          />
          <div>
            <h1 className={classes.name}>{name}</h1>
            <ul className={classes.facts}>
              <li>{t('joined', { date: monthAndYear(user.joined, locale) })}</li>
              {user.airlines && <li>{t('flies_for', { airlines: user.airlines })}</li>}
              {user.response_hours !== null && <li>{t(...replyTime(user.response_hours))}</li>}
              <li>{t('reviews_count', { count: review.num_reviews })}</li>
              <li>{t('crash_pads_count', { count: crashPads.total })}</li>
            </ul>
            {writeAbout !== undefined && member?.id !== user.id && (
              <LinkButton
                to={member ? chat : `/login?ref_url=${encodeURIComponent(chat)}`}
                variant="accent"
                className={classes.message}
              >
                <IconMessageCircle aria-hidden size={20} />
                {t('message', { name })}
              </LinkButton>
            )}
            {member?.id !== user.id && (
              <ReportButton
                subject="user"
                id={user.id}
                label={report('report')}
                name={t('profile_of', { name })}
              />
            )}
          </div>
        </header>
        <h2 className={classes.title}>{t('about', { name })}</h2>
        <p className={classes.about}>{user.about || t('about_none', { name })}</p>
      </div>
      <Section title={t('crash_pads', { name })}>
        {crashPads.total === 0 && <p>{t('no_crash_pads', { name })}</p>}
        <ul className={classes.cards}>
          {crashPads.data.map((card) => (
            <li key={card.id}>
              <ListingCard card={card} />
            </li>
          ))}
        </ul>
        {(offset > 0 || next < crashPads.total) && (
          <nav aria-label={t('crash_pads_pages', { name })} className={classes.pages}>
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
      <Section title={t('reviews_of', { name })}>
        <ReviewStats
          count={review.num_reviews}
          average={totals.avg_score}
          distribution={totals.distribution}
        />
        {member?.id !== user.id && <WriteReview profile={profile} onAsk={ask} />}
        <ReviewList reviews={reviews} lister={name} naming onAsk={ask} />
        {dialogs}
      </Section>
    </>
  );
}
