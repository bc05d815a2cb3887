import { useTranslation } from 'react-i18next';
import { profileText } from '../../../i18n/en/profile.ts';
import { monthAndYear } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { ListingCard } from '../../search/index.ts';
import { ReviewList } from '../review-list.tsx';
import { ReviewStats } from '../review-stats.tsx';
import { BackToListing } from './back-to-listing.tsx';
import type { Profile } from './load-profile.ts';
import classes from './profile-page.module.css';

/** A lister as everyone sees him: who he is, what crew say, what he lets. */
export function ProfilePage({ profile }: { profile: Profile }) {
  const { t } = useTranslation(profileText);
  const { locale, member } = usePage();
  const { user, items, review, total_review: totals, reviews } = profile;
  const name = user.display_name;
  const here = `/user/${user.id}`;
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
              <li>{t('reviews_count', { count: review.num_reviews })}</li>
              <li>{t('crash_pads_count', { count: items.length })}</li>
            </ul>
          </div>
        </header>
        <h2 className={classes.title}>{t('about', { name })}</h2>
        <p className={classes.about}>{user.about || t('about_none', { name })}</p>
      </div>
      <Section title={t('crash_pads', { name })}>
        {items.length === 0 && <p>{t('no_crash_pads', { name })}</p>}
        <ul className={classes.cards}>
          {items.map((card) => (
            <li key={card.id}>
              <ListingCard card={card} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('reviews_of', { name })}>
        <ReviewStats
          count={review.num_reviews}
          average={totals.avg_score}
          distribution={totals.distribution}
        />
        {profile.already_review ? (
          <p>{t('already_reviewed')}</p>
        ) : (
          <p className={classes.write}>
            <LinkButton
              to={member ? here : `/login?ref_url=${encodeURIComponent(here)}`}
              variant="outline"
            >
              {t('write_review')}
            </LinkButton>
            <span>{t('write_review_hint', { name })}</span>
          </p>
        )}
        <ReviewList reviews={reviews} lister={name} naming />
      </Section>
    </>
  );
}
