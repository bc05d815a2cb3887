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
import type { Base, loadHome, Praise } from './load-home.ts';
import {
  MODE_SUFFIXES,
  type SearchMode,
  SearchModes,
  searchModes,
  searchPanel,
} from './search-modes.tsx';

const linkClass =
  'inline-flex min-h-target cursor-pointer items-center gap-2 rounded-full border border-night-line bg-night px-4 py-0 text-sm font-medium text-on-night no-underline hover:border-on-night-soft focus-visible:outline-on-night';

/** Airports under the box. */
const stepsClass = {
  crew: 'flex flex-col rounded-lg border border-line bg-surface p-sheet',
  lister: 'lister flex flex-col rounded-lg border border-night-line bg-night p-sheet text-on-night',
};

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
    <section className="relative bg-night text-on-night before:absolute before:[inset:0_0_20%] before:z-1 before:[background:linear-gradient(to_bottom,color-mix(in_srgb,var(--night)_88%,transparent),color-mix(in_srgb,var(--night)_84%,transparent)_50%,transparent)]">
      <img
        src={brand.hero}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover [object-position:50%_100%] dimmed"
      />
      <div className="relative z-3 mx-auto my-0 flex max-w-208 flex-col items-center [padding:clamp(2.5rem,8vw,6rem)_var(--gutter)_clamp(4rem,10vw,8rem)] text-center">
        <h1 className="m-0 [max-width:18ch] text-xl leading-tight font-bold">{t('hero_title')}</h1>
        <p className="mx-0 mt-4 mb-6 max-w-152 text-md text-on-night">{t('hero_text')}</p>
        {hasModes && <SearchModes modes={searchModes(flags)} mode={mode} onChoose={setMode} />}
        <div className="w-full" {...(hasModes && searchPanel(mode))}>
          {box}
        </div>
        <div className="mx-0 mt-4 mb-0 flex list-none flex-wrap justify-center gap-2 p-0">
          <Link to="/airports" className={linkClass}>
            <IconMap2 aria-hidden size={18} />
            {t('see_cp_near_airports')}
          </Link>
          <NearestAirport className={linkClass} />
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
    <ul
      className="mx-0 mt-2 mb-0 flex list-none flex-wrap justify-center gap-2 p-0"
      aria-label={t('quick_airports')}
    >
      {chips.map(({ prefix, city }, at) => {
        const ChipIcon = at < recent.length ? IconHistory : IconPlane;
        return (
          <li key={prefix}>
            <Link to={airportAddress(prefix)} className={linkClass}>
              <ChipIcon aria-hidden size={18} />
              {at < recent.length && <VisuallyHidden>{t('recent_airports')}: </VisuallyHidden>}
              {prefix} <span className="max-sm:sr-only">{city}</span>
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
      <ul
        data-scrolls-x
        className="m-0 grid list-none grid-fill-64 gap-4 p-0 max-md:relative max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:[grid-auto-columns:min(82%,20rem)] max-md:grid-flow-col max-md:grid-cols-none max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[&>li]:snap-start"
      >
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
      <ul
        data-scrolls-x
        className="m-0 grid list-none grid-fit-76 gap-4 p-0 max-md:relative max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:[grid-auto-columns:min(82%,20rem)] max-md:grid-flow-col max-md:grid-cols-none max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[&>li]:snap-start"
      >
        {praise.map((review) => (
          <li key={review.id}>
            <figure className="m-0 flex h-full flex-col gap-2 rounded-md border border-line bg-surface p-6">
              <Rating score={review.score} />
              <blockquote className="m-0 flex-1 text-md whitespace-pre-line">
                {review.message}
              </blockquote>
              <figcaption className="mt-4 flex flex-wrap items-center gap-2 text-xs [&>:last-child]:grow [&>:last-child]:basis-36">
                <Avatar name={review.display_name} photo={review.photo} />
                <span>
                  <span className="mr-2 font-bold">{review.display_name}</span>
                  <span className="text-muted">{monthAndYear(review.createdAt, locale)}</span>
                  <Link
                    to={listingAddress(review.listing_id)}
                    className="flex min-h-target items-center leading-snug"
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
  if (bases.length === 0) return null;
  const scenes = baseScenes(bases.map(({ prefix }) => prefix));
  return (
    <Section
      title={t('bases_title')}
      text={t('bases_text')}
      more={<MoreLink to="/airports">{t('all_airports')}</MoreLink>}
    >
      <ul className="m-0 grid list-none grid-fill-80 gap-4 p-0 max-md:grid-fill-36 max-md:gap-2">
        {bases.map((base, at) => (
          <li key={base.prefix}>
            <Link
              to={airportAddress(base.prefix)}
              className="group/tile relative block overflow-hidden rounded-md bg-night text-on-night no-underline"
            >
              <Picture
                src={scenes[at] ?? null}
                alt=""
                width={640}
                height={480}
                className="aspect-16/10 w-full transition-transform group-hover/tile:scale-103 max-md:aspect-square"
              />
              <span className="absolute inset-x-0 top-auto bottom-0 grid grid-cols-auto-1fr items-baseline gap-x-2 px-4 pt-12 pb-4 [background:linear-gradient(to_top,color-mix(in_srgb,var(--night)_84%,transparent),color-mix(in_srgb,var(--night)_66%,transparent)_50%,transparent)] max-md:grid-cols-1fr max-md:px-3 max-md:pt-8 max-md:pb-3">
                <span className="text-xl leading-tight font-bold">{base.prefix}</span>
                <span className="font-medium">{base.city}</span>
                <span className="col-span-full text-xs text-on-night-soft">
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
    <div className="mx-auto mt-12 mb-0 grid max-w-page grid-fit-96 gap-4 px-gutter py-0">
      {(['crew', 'lister'] as const).map((audience) => (
        <section
          key={audience}
          aria-labelledby={`steps-${audience}`}
          className={stepsClass[audience]}
        >
          <h2 id={`steps-${audience}`} className="mx-0 mt-0 mb-6 text-lg">
            {t(`${audience}_title`)}
          </h2>
          <ol className="mx-0 mt-0 mb-6 grid list-none gap-6 p-0">
            {STEPS.map((step) => {
              const Icon = ICONS[audience][step - 1] ?? IconMapSearch;
              return (
                <li key={step} className="grid grid-cols-auto-1fr gap-4">
                  <span className="grid [height:min(3rem,56px)] [width:min(3rem,56px)] place-items-center rounded-md bg-sunken text-ink [.lister_&]:bg-night-line [.lister_&]:text-on-night">
                    <Icon aria-hidden size={24} stroke={1.75} />
                  </span>
                  <div>
                    <h3 className="m-0 text-md tracking-tight">{t(`${audience}_step_${step}`)}</h3>
                    <p className="mx-0 mt-1 mb-0 text-ink-soft [.lister_&]:text-on-night-soft">
                      {t(`${audience}_step_${step}_text`)}
                    </p>
                  </div>
                </li>
              );
            })}
          </ol>
          {audience === 'lister' ? (
            <LinkButton
              to="/create-account"
              variant="accent"
              className="mt-auto self-start [.lister_&]:focus-visible:outline-on-night!"
            >
              {t('list_your_crash_pad')}
            </LinkButton>
          ) : (
            <LinkButton
              to="/airports"
              className="mt-auto self-start [.lister_&]:focus-visible:outline-on-night!"
            >
              {t('find_a_bed')}
            </LinkButton>
          )}
        </section>
      ))}
    </div>
  );
}
