import type { contract } from '@crewpad/contract';
import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useCarousel } from '../../../ui/use-carousel.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { airportAddress, listingAddress } from '../addresses.ts';
import { type CardPicturesProps, ListingCard } from '../listing-card/listing-card.tsx';
import { useFilterText } from './filter-chips.tsx';
import type { Results } from './load-results.ts';
import { headClass, titleClass } from './result-list-classes.ts';
import { SaveSearch } from './save-search.tsx';
import { activeFilters, type SearchState, searchWith } from './search-state.ts';

/**
 * The pictures of a card: swipeable, with arrow keys while the card is focused, and with buttons
 * for a mouse. All but the first load on interaction.
 */
function CardPictures({ card, sizes, priority }: CardPicturesProps) {
  const { t } = useTranslation('search');
  const { id, title, images: all = [] } = card;
  const images = all.length > 0 ? all : [null];
  const total = images.length;
  const carousel = useCarousel<HTMLAnchorElement>(total);
  const { track, index, goTo } = carousel;
  const [isMoved, setMoved] = useState(false);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(index + step);
  });
  useEffect(() => {
    const article = track.current?.closest('article');
    if (!article || total === 1) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    article.addEventListener('keydown', listener);
    return () => article.removeEventListener('keydown', listener);
  }, [track, total]);

  return (
    <>
      {/* The title is the link for keyboards and screen readers. */}
      <Link
        ref={track}
        to={listingAddress(id)}
        tabIndex={-1}
        aria-hidden
        draggable={false}
        data-scrolls-x
        className="relative z-1 flex snap-x snap-mandatory no-scrollbar overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth noscript:overflow-hidden"
        onScroll={() => {
          setMoved(true);
          carousel.onScroll();
        }}
      >
        {images.map((image, at) => (
          <span
            key={image}
            className="aspect-3/2 w-full flex-none snap-start snap-always bg-sunken"
          >
            {(at === 0 || isMoved) && (
              <Picture
                src={image}
                alt=""
                width={640}
                height={480}
                sizes={sizes}
                priority={priority && at === 0}
                className="aspect-3/2 w-full [[data-full]_&]:opacity-55"
              />
            )}
          </span>
        ))}
      </Link>
      {total > 1 && (
        <>
          <PlainButton
            tabIndex={-1}
            className="absolute top-1/2 left-2 z-2 hidden size-target -translate-y-1/2 place-items-center rounded-full border border-line bg-surface text-ink hover:bg-sunken can-hover:[article:is(:hover,:focus-within)_&]:grid"
            aria-label={t('picture_previous', { title })}
            onClick={() => goTo(index - 1)}
          >
            <IconChevronLeft aria-hidden size={20} />
          </PlainButton>
          <PlainButton
            tabIndex={-1}
            className="absolute top-1/2 right-2 z-2 hidden size-target -translate-y-1/2 place-items-center rounded-full border border-line bg-surface text-ink hover:bg-sunken can-hover:[article:is(:hover,:focus-within)_&]:grid"
            aria-label={t('picture_next', { title })}
            onClick={() => goTo(index + 1)}
          >
            <IconChevronRight aria-hidden size={20} />
          </PlainButton>
          <span
            aria-hidden
            className="pointer-events-none absolute right-0 bottom-2 left-0 z-2 flex justify-center gap-1 noscript:hidden [&_i]:size-2 [&_i]:rounded-full [&_i]:bg-on-night [&_i]:opacity-60 [&_i]:[box-shadow:0_0_2px_var(--night)] [&_i[data-shown]]:opacity-100"
          >
            {images.map((image, at) => (
              <i key={image} data-shown={at === index || undefined} />
            ))}
          </span>
          {isMoved && (
            <VisuallyHidden aria-live="polite">
              {t('picture_n', { number: index + 1, total })}
            </VisuallyHidden>
          )}
        </>
      )}
    </>
  );
}

interface ResultListProps {
  featured: readonly contract.search.Card[];
  listing: readonly contract.search.Card[];
  sort: SearchState['sort'];
  /** The airport of the list. */
  near: string;
  /** The listing whose pin is hovered. */
  activeId: number | null;
  onPoint(id: number | null): void;
}

/** Featured crash pads, labeled and explained, then the rest. */
export function ResultList({ featured, listing, sort, near, activeId, onPoint }: ResultListProps) {
  const { t } = useTranslation('search/results');
  // A title that says nothing new is not shown on phones.
  const isAlone = sort === undefined && featured.length === 0;
  const root = useRef<HTMLDivElement>(null);

  // One listener for the whole list: hovering or focusing a card highlights its pin.
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const point = (event: Event) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-listing]');
      onPoint(card ? Number(card.dataset.listing) : null);
    };
    const leave = () => onPoint(null);
    element.addEventListener('pointerover', point);
    element.addEventListener('focusin', point);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('pointerover', point);
      element.removeEventListener('focusin', point);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusout', leave);
    };
  }, [onPoint]);

  return (
    <div ref={root} className="grid gap-6 max-lg:gap-4">
      {featured.length > 0 && (
        <section aria-labelledby="featured-listings">
          <div className={headClass}>
            <h2 id="featured-listings" className={titleClass}>
              {t('featured')}
            </h2>
            <p className="m-0 text-xs text-muted">
              {t('featured_why')} <Link to="/featured-details">{t('featured_more')}</Link>
            </p>
          </div>
          <Cards cards={featured} near={near} activeId={activeId} first />
        </section>
      )}
      {listing.length > 0 && (
        <section aria-labelledby="all-listings">
          <div className={headClass} data-alone={isAlone || undefined}>
            <h2 id="all-listings" className={titleClass}>
              {t(sort === undefined ? 'all_listings' : `sorted_${sort}`)}
            </h2>
          </div>
          <Cards cards={listing} near={near} activeId={activeId} first={featured.length === 0} />
        </section>
      )}
    </div>
  );
}

const SIZES = '(min-width: 90em) 22vw, (min-width: 62em) 30vw, (min-width: 40em) 50vw, 100vw';

interface CardsProps {
  cards: readonly contract.search.Card[];
  near: string;
  activeId: number | null;
  /** The first pictures of the page load eagerly. */
  first: boolean;
}

function Cards({ cards, near, activeId, first }: CardsProps) {
  return (
    <ul className="m-0 grid list-none grid-fill-66 gap-4 p-0">
      {cards.map((card, index) => (
        <li
          key={card.id}
          data-listing={card.id}
          data-active={card.id === activeId || undefined}
          className="scroll-m-24 rounded-md can-hover:data-active:outline-3 can-hover:data-active:outline-offset-1 can-hover:data-active:outline-button"
        >
          <ListingCard
            card={card}
            near={near}
            sizes={SIZES}
            priority={first && index === 0}
            pictures={CardPictures}
          />
        </li>
      ))}
    </ul>
  );
}

const PICTURE = '/images/empty-search.svg';

interface NoResultsProps {
  state: SearchState;
  results: Results;
}

/** No results: the reason, filters to remove, and the nearest bases. */
export function NoResults({ state, results }: NoResultsProps) {
  const { t } = useTranslation('search/results');
  const { city, suggestions } = results;
  if (suggestions === null) {
    return (
      <MessageView
        picture={PICTURE}
        title={t('beyond_last_title')}
        text={t('beyond_last_text')}
        inPage
      >
        <LinkButton variant="accent" to={searchWith(state, {})}>
          {t('first_page')}
        </LinkButton>
      </MessageView>
    );
  }
  const isFiltered = suggestions.total > 0;
  return (
    <>
      <MessageView
        picture={PICTURE}
        title={t(isFiltered ? 'none_match_title' : 'none_title')}
        text={
          isFiltered
            ? t('none_match_text')
            : t('none_text', { miles: AIRPORT_RADIUS_MILES, airport: city.name })
        }
        inPage
      >
        {isFiltered ? (
          <Filters state={state} waysOut={suggestions} />
        ) : (
          <LinkButton variant="accent" to="/airports">
            {t('see_airports')}
          </LinkButton>
        )}
        <SaveSearch state={state} prefix={city.prefix} />
      </MessageView>
      <NearestBases bases={suggestions.bases} />
    </>
  );
}

type Suggestions = NonNullable<Results['suggestions']>;

/** The filters whose removal gives results, or all of them if no single one does. */
function Filters({ state, waysOut: suggestions }: { state: SearchState; waysOut: Suggestions }) {
  const { t } = useTranslation('search/results');
  const { locale } = usePage();
  const describe = useFilterText();
  const shows = (total: number) =>
    t('show_crash_pads', { count: total, formatted: count(total, locale) });
  const none = Object.fromEntries(activeFilters(state).map((key) => [key, null]));
  const removals = suggestions.hiding.map(({ key, total }) => ({
    text: t('remove_filter', { filter: describe(key, state.filters[key] ?? '') }),
    to: searchWith(state, { [key]: null }),
    total,
  }));
  const all = { text: t('clear_all'), to: searchWith(state, none), total: suggestions.total };
  return (removals.length > 0 ? removals : [all]).map(({ text, to, total }, at) => (
    <LinkButton
      key={to}
      variant={at === 0 ? 'accent' : 'outline'}
      to={to}
      title={shows(total)}
      preventScrollReset
    >
      {text} ({count(total, locale)})
    </LinkButton>
  ));
}

function NearestBases({ bases }: { bases: Suggestions['bases'] }) {
  const { t } = useTranslation(['search/results', 'search']);
  const { locale } = usePage();
  if (bases.length === 0) return null;
  return (
    <section aria-labelledby="nearest-bases">
      <h2 id="nearest-bases" className="mx-0 mt-0 mb-4 text-md">
        {t('nearest_bases')}
      </h2>
      <ul className="m-0 grid list-none grid-fill-68 gap-2 p-0">
        {bases.map((base) => (
          <li key={base.id}>
            <Link
              to={airportAddress(base.prefix)}
              className="flex h-full items-center gap-4 rounded-md border border-line bg-surface p-4 text-ink no-underline hover:border-line-strong"
            >
              <strong className="flex-none text-md tracking-wide">{base.prefix}</strong>
              <span>
                <span className="block font-medium">{base.city}</span>
                <span className="block text-xs text-muted">
                  {t('crash_pads_count', { ns: 'search', count: base.total_listings })}
                  {', '}
                  {t('miles_away', {
                    count: base.distance,
                    formatted: count(base.distance, locale),
                  })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
