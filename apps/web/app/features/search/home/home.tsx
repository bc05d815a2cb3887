import {
  IconBedFlat,
  IconCoin,
  IconHistory,
  IconMailForward,
  IconMap2,
  IconMapSearch,
  IconMessage2,
  IconPlane,
  IconScale,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { monthAndYear } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useCityNames } from '../../../lib/use-city-names.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { baseScenes } from '../base-scenes.ts';
import {
  AirportBox,
  airportAddress,
  type CardFields,
  ListingCard,
  listingAddress,
  NearestAirport,
  recentAirports,
} from '../index.ts';
import { RecentlyViewed } from '../recently-viewed.tsx';
import { Counters } from './counters.tsx';
import classes from './home.module.css';
import type { Base, loadHome, Praise } from './load-home.ts';
import {
  MODE_SUFFIXES,
  type SearchMode,
  SearchModes,
  searchModes,
  searchPanel,
} from './search-modes.tsx';

/** Airports under the box. */
const CHIPS = 3;

/** The dusk scene with the airport search. */
function Hero({ bases }: { bases: readonly Base[] }) {
  const { t } = useTranslation('search/home');
  const brand = useBrand();
  const { flags } = usePage();
  const hasModes = flags.travelbug === true;
  const [mode, setMode] = useState<SearchMode>(flags.crashpad === true ? 'crashpads' : 'all');
  const suffix = hasModes ? MODE_SUFFIXES[mode] : '';
  const box = <AirportBox addressOf={({ prefix }) => `${airportAddress(prefix)}${suffix}`} />;

  return (
    <section className={classes.hero}>
      <img
        src={brand.hero}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className={classes.scene}
      />
      <div className={classes.content}>
        <h1 className={classes.title}>{t('hero_title')}</h1>
        <p className={classes.text}>{t('hero_text')}</p>
        {hasModes && <SearchModes modes={searchModes(flags)} mode={mode} onChoose={setMode} />}
        <div className={classes.box} {...(hasModes && searchPanel(mode))}>
          {box}
        </div>
        <div className={classes.links}>
          <Link to="/airports" className={classes.link}>
            <IconMap2 aria-hidden size={18} />
            {t('see_cp_near_airports')}
          </Link>
          <NearestAirport className={classes.link} />
        </div>
        <QuickAirports bases={bases} />
      </div>
    </section>
  );
}

/** Airports one press away: recent ones, which only the browser knows, then the busiest. */
function QuickAirports({ bases }: { bases: readonly Base[] }) {
  const { t } = useTranslation('search');
  const hydrated = useHydrated();
  const recent = hydrated ? recentAirports().slice(0, CHIPS) : [];
  const nameOf = useCityNames();
  const otherBases = bases.filter(
    ({ prefix }) => !recent.some((airport) => airport.prefix === prefix),
  );
  const recentBases = recent.map((airport) => ({
    ...airport,
    city: nameOf(airport.country, airport.city),
  }));
  const chips = [...recentBases, ...otherBases].slice(0, CHIPS);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.quick} aria-label={t('quick_airports')}>
      {chips.map(({ prefix, city }, at) => {
        const ChipIcon = at < recent.length ? IconHistory : IconPlane;
        return (
          <li key={prefix}>
            <Link to={airportAddress(prefix)} className={classes.link}>
              <ChipIcon aria-hidden size={18} />
              {at < recent.length && <VisuallyHidden>{t('recent_airports')}: </VisuallyHidden>}
              {prefix} <span className={classes.city}>{city}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

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

/** The airports with most crash pads as tiles. */
function Bases({ bases }: { bases: readonly Base[] }) {
  const { t } = useTranslation('search/home');
  const { t: tSearch } = useTranslation('search');
  if (bases.length === 0) return null;
  const scenes = baseScenes(bases.map(({ prefix }) => prefix));
  return (
    <Section
      title={t('bases_title')}
      text={t('bases_text')}
      more={<MoreLink to="/airports">{t('all_airports')}</MoreLink>}
    >
      <ul className={classes.tiles}>
        {bases.map((base, at) => (
          <li key={base.prefix}>
            <Link to={airportAddress(base.prefix)} className={classes.tile}>
              <Picture
                src={scenes[at] ?? null}
                alt=""
                width={640}
                height={480}
                className={classes.picture}
              />
              <span className={classes.words}>
                <span className="text-xl font-bold leading-120">{base.prefix}</span>
                <span className={classes.basesCity}>{base.city}</span>
                <span className={classes.count}>
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
    <div className={classes.panels}>
      {(['crew', 'lister'] as const).map((audience) => (
        <section key={audience} aria-labelledby={`steps-${audience}`} className={classes[audience]}>
          <h2 id={`steps-${audience}`} className={classes.stepsTitle}>
            {t(`${audience}_title`)}
          </h2>
          <ol className={classes.steps}>
            {STEPS.map((step) => {
              const Icon = ICONS[audience][step - 1] ?? IconMapSearch;
              return (
                <li key={step} className={classes.step}>
                  <span className={classes.icon}>
                    <Icon aria-hidden size={24} stroke={1.75} />
                  </span>
                  <div>
                    <h3 className={classes.stepsName}>{t(`${audience}_step_${step}`)}</h3>
                    <p className={classes.stepsText}>{t(`${audience}_step_${step}_text`)}</p>
                  </div>
                </li>
              );
            })}
          </ol>
          {audience === 'lister' ? (
            <LinkButton to="/create-account" variant="accent" className={classes.action}>
              {t('list_your_crash_pad')}
            </LinkButton>
          ) : (
            <LinkButton to="/airports" className={classes.action}>
              {t('find_a_bed')}
            </LinkButton>
          )}
        </section>
      ))}
    </div>
  );
}
