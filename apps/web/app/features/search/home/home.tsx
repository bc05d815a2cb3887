import {
  IconBedFlat,
  IconCoin,
  IconMailForward,
  IconMapSearch,
  IconMessage2,
  IconScale,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { monthAndYear } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Section } from '../../../ui/section.tsx';
import { airportAddress, type CardFields, ListingCard, listingAddress } from '../index.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import basesClasses from './bases.module.css';
import { Counters } from './counters.tsx';
import classes from './featured-crash-pads.module.css';
import featuredReviewsClasses from './featured-reviews.module.css';
import { Hero } from './hero.tsx';
import type { Base, loadHome, Praise } from './load-home.ts';
import stepsClasses from './steps.module.css';

type HomeProps = Awaited<ReturnType<typeof loadHome>>;

export function Home({ bases, metrics, featured, praise }: HomeProps) {
  return (
    <>
      <Hero bases={bases} />
      <Bases bases={bases} />
      <Counters initial={metrics} />
      <RecentlyViewed />
      <FeaturedCrashPads cards={featured} />
      <Steps />
      <FeaturedReviews praise={praise} />
    </>
  );
}

function FeaturedCrashPads({ cards }: { cards: readonly CardFields[] }) {
  const { t } = useTranslation('search/home');
  if (cards.length === 0) return null;
  return (
    <Section
      title={t('featured_title')}
      text={t('featured_text')}
      more={<MoreLink to="/featured-details">{t('featured_how')}</MoreLink>}
    >
      <ul data-scrolls-x className={classes.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Reviews of featured crash pads. */
function FeaturedReviews({ praise }: { praise: readonly Praise[] }) {
  const { t } = useTranslation('search/home');
  const { locale } = usePage();
  if (praise.length === 0) return null;
  return (
    <Section title={t('reviews_title')}>
      <ul data-scrolls-x className={featuredReviewsClasses.list}>
        {praise.map((review) => (
          <li key={review.id}>
            <figure className={featuredReviewsClasses.review}>
              <Rating score={review.score} />
              <blockquote className={featuredReviewsClasses.quote}>{review.message}</blockquote>
              <figcaption className={featuredReviewsClasses.author}>
                <Avatar name={review.display_name} photo={review.photo} />
                <span>
                  <span className={featuredReviewsClasses.name}>{review.display_name}</span>
                  <span className={featuredReviewsClasses.date}>
                    {monthAndYear(review.createdAt, locale)}
                  </span>
                  <Link
                    to={listingAddress(review.listing_id)}
                    className={featuredReviewsClasses.about}
                  >
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

/** The airports with most crash pads as tiles. */
function Bases({ bases }: { bases: readonly Base[] }) {
  const { t } = useTranslation('search/home');
  const { t: tSearch } = useTranslation('search');
  const { hero } = useBrand();
  if (bases.length === 0) return null;
  return (
    <Section
      title={t('bases_title')}
      text={t('bases_text')}
      more={<MoreLink to="/airports">{t('all_airports')}</MoreLink>}
    >
      <ul className={basesClasses.tiles}>
        {bases.map((base) => (
          <li key={base.prefix}>
            <Link to={airportAddress(base.prefix)} className={basesClasses.tile}>
              <Picture
                src={base.picture ?? hero}
                alt=""
                width={640}
                height={480}
                sizes="(min-width: 62em) 25rem, (min-width: 36em) 50vw, 100vw"
                className={basesClasses.picture}
              />
              <span className={basesClasses.words}>
                <span className={basesClasses.code}>{base.prefix}</span>
                <span className={basesClasses.city}>{base.city}</span>
                <span className={basesClasses.count}>
                  {tSearch('crash_pads_count', { count: base.total_listings })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const ICONS = {
  crew: [IconMapSearch, IconScale, IconMessage2],
  lister: [IconBedFlat, IconMailForward, IconCoin],
} as const;
const STEPS = [1, 2, 3] as const;

/** How it works, for seekers and for listers. */
function Steps() {
  const { t } = useTranslation('search/home');
  return (
    <div className={stepsClasses.panels}>
      {(['crew', 'lister'] as const).map((who) => (
        <section key={who} aria-labelledby={`steps-${who}`} className={stepsClasses[who]}>
          <h2 id={`steps-${who}`} className={stepsClasses.title}>
            {t(`${who}_title`)}
          </h2>
          <ol className={stepsClasses.steps}>
            {STEPS.map((step) => {
              const Icon = ICONS[who][step - 1] ?? IconMapSearch;
              return (
                <li key={step} className={stepsClasses.step}>
                  <span className={stepsClasses.icon}>
                    <Icon aria-hidden size={24} stroke={1.75} />
                  </span>
                  <div>
                    <h3 className={stepsClasses.name}>{t(`${who}_step_${step}`)}</h3>
                    <p className={stepsClasses.text}>{t(`${who}_step_${step}_text`)}</p>
                  </div>
                </li>
              );
            })}
          </ol>
          {who === 'lister' ? (
            <LinkButton to="/create-account" variant="accent" className={stepsClasses.action}>
              {t('list_your_crash_pad')}
            </LinkButton>
          ) : (
            <LinkButton to="/airports" className={stepsClasses.action}>
              {t('find_a_bed')}
            </LinkButton>
          )}
        </section>
      ))}
    </div>
  );
}
