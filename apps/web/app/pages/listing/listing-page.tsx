import { listings } from '@crewpad/contract/endpoints';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { AdPlace, FeedCards } from '../../features/content/index.ts';
import {
  ReviewList,
  ReviewStats,
  storeLastListing,
  useReviewDialogs,
} from '../../features/reviews/index.ts';
import { type CardFields, ListingCard, storeRecentListing } from '../../features/search/index.ts';
import { ApproximateMap } from '../../features/search/map/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';
import { firstNameOf } from '../../lib/first-name.ts';
import { count, shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { rememberFailedToken, storedToken } from '../../lib/session-store.ts';
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { ActionBox } from './action-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ListerCard, SiteNumbers } from './lister-card.tsx';
import { TokenExpiredDialog } from './listing-error.tsx';
import { ListingHead, ListingTop } from './listing-head.tsx';
import { primaryFirst } from './listing-meta.ts';
import type { ListingView, NamedItem } from './load-listing.ts';
import { reviewAddress } from './message-address.ts';
import { Facts } from './sections/facts.tsx';
import sprite from './sections/named-icons.svg?url';
import { Paragraphs, Part } from './sections/part.tsx';
import { PriceTable } from './sections/price-table.tsx';
import { Rules } from './sections/rules.tsx';
import { useWaitlist } from './use-waitlist.tsx';

const promptClass =
  'mx-0 mt-0 mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-good-soft p-4';

/**
 * Whether this browser's session has ended: the page was rendered for a visitor, and the API
 * returns 400 for the token. Not checked for visitors without a token.
 */
function useSessionEnded(id: number): boolean {
  const { member } = usePage();
  const [hasEnded, setEnded] = useState(false);
  const isVisitor = member === null;
  useEffect(() => {
    const token = storedToken();
    if (!isVisitor || token === null) return;
    const closing = new AbortController();
    call(listings.getListing, { params: { id } }, { signal: closing.signal, quiet: true }).catch(
      (error) => {
        if (!isApiError(error) || error.status !== 400) return;
        // The next page is a visitor's, without the dialog.
        rememberFailedToken(token);
        setEnded(true);
      },
    );
    return () => closing.abort();
  }, [id, isVisitor]);
  return hasEnded;
}

/** The page of one crash pad. */
export function ListingPage({ view }: { view: ListingView }) {
  const { t } = useTranslation('pages/listing');
  const { locale } = usePage();
  const { data: listing, airports, events, nearby, offers, related } = view;
  const { id, latitude, longitude } = listing;
  const name = firstNameOf(listing.display_name);
  useEffect(() => {
    storeLastListing(id);
    storeRecentListing(id);
  }, [id]);
  const hasEnded = useSessionEnded(id);
  const waitlist = useWaitlist(listing);
  return (
    <div className="mx-auto my-0 max-w-page px-gutter pt-2 pb-0 max-lg:relative max-lg:flex max-lg:flex-col max-lg:pt-0 lg:grid lg:grid-cols-end-82 lg:items-start lg:gap-x-10 lg:[grid-template-areas:'top_top'_'gallery_gallery'_'main_action'_'reviews_side'_'related_related'] lg:[&>:first-child]:[grid-area:top]">
      <ListingTop view={view} />
      <div className="max-lg:-mx-gutter max-lg:mt-0 max-lg:mb-4 lg:mx-0 lg:mt-1 lg:mb-6 lg:[grid-area:gallery]">
        <Gallery
          id={id}
          images={primaryFirst(listing.images, listing.thumbnail)}
          title={listing.title}
        />
      </div>
      {/* Early for keyboards; phones have it at their lower edge. */}
      <div className="contents lg:block lg:self-stretch lg:[grid-area:action]">
        <ActionBox listing={listing} waitlist={waitlist} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:[grid-area:main]">
        <ListingHead view={view} waitlist={waitlist} />
        <ListerCard data={listing} lister={view.lister} phone={view.phone} />
        <Facts view={view} />
        <PriceTable listing={listing} />
        {listing.num_beds > 0 && <BedCalendar listingId={id} />}
        <Part title={t('description')}>
          <Paragraphs text={listing.description} />
        </Part>
        <NamedList title={t('amenities')} items={view.amenities} />
        <NamedList title={t('preferences')} items={view.preferences} />
        <Rules text={listing.rules_policies_des} documents={listing.rules_policies_doc} />
        <Part title={t('location')}>
          <ApproximateMap place={{ latitude, longitude }} airports={airports} />
        </Part>
        <NamedList title={t('places')} items={view.places} />
      </div>
      <div className="mt-6 grid min-w-0 grid-cols-1 content-start gap-6 lg:[grid-area:reviews]">
        <Reviews view={view} />
        {offers.length > 0 && (
          <Part title={t('special_offers')}>
            <FeedCards kind="special_offer" items={offers} />
          </Part>
        )}
        {events.length > 0 && (
          <Part title={t('events')}>
            <FeedCards kind="event" items={events} />
          </Part>
        )}
      </div>
      {related.length + nearby.length > 0 && (
        <div className="mt-6 grid min-w-0 grid-cols-1 content-start gap-6 lg:[grid-area:related]">
          {related.length > 0 && (
            <Part
              title={t('related', { name })}
              more={
                <MoreLink to={`/user/${listing.user_id}`}>{t('related_more', { name })}</MoreLink>
              }
            >
              <Cards cards={related} />
            </Part>
          )}
          {/* One row of cards on phones. */}
          {nearby.length > 0 && (
            <div className={related.length > 0 ? 'max-lg:hidden' : undefined}>
              <Part title={t('nearby')}>
                <Cards cards={nearby} />
              </Part>
            </div>
          )}
        </div>
      )}
      <div className="mt-6 grid min-w-0 grid-cols-1 content-start gap-4 lg:[grid-area:side]">
        <AdPlace key={id} place="listing" />
        <SiteNumbers initial={view.metrics} />
        <p className="m-0 flex items-center gap-2 text-xs text-muted">
          <IconEye aria-hidden size={18} />
          {t('views', { count: listing.views, views: count(listing.views, locale) })}
        </p>
      </div>
      {waitlist.dialog}
      {hasEnded && <TokenExpiredDialog />}
    </div>
  );
}

function Cards({ cards }: { cards: readonly CardFields[] }) {
  return (
    <ul
      data-scrolls-x
      className="m-0 grid list-none grid-fill-66 gap-4 p-0 max-sm:-mx-gutter max-sm:my-0 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-gutter max-sm:[grid-auto-columns:min(85%,18rem)] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-gutter max-sm:py-1 max-sm:[&>li]:snap-start"
    >
      {cards.map((card) => (
        <li key={card.id}>
          <ListingCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function Reviews({ view }: { view: ListingView }) {
  const { t } = useTranslation('pages/listing');
  const { member, locale } = usePage();
  const { data: listing, review, review_from: from, total_review: totals, reviews } = view;
  const name = firstNameOf(listing.display_name);
  const { dialogs, ask } = useReviewDialogs({ id: listing.user_id, name }, reviews);
  return (
    <Part
      title={t('reviews')}
      more={<MoreLink to={`/user/${listing.user_id}`}>{t('all_reviews', { name })}</MoreLink>}
    >
      {from !== null && (
        <p className={promptClass}>{t('review_from', { day: shortDate(from, locale) })}</p>
      )}
      {listing.abilities.review && (
        <p className={promptClass}>
          {t('review_prompt')}
          <LinkButton to={reviewAddress(listing.id, member !== null)} variant="outline">
            {t('leave_review')}
          </LinkButton>
        </p>
      )}
      <ReviewStats
        count={review.num_reviews}
        average={totals.avg_score}
        distribution={totals.distribution}
      />
      <ReviewList reviews={reviews} lister={listing.display_name} onOpenDialog={ask} />
      {dialogs}
    </Part>
  );
}

interface NamedListProps {
  title: string;
  items: readonly NamedItem[];
}

/** How many amenities are visible at once. */
const SHOWN = 6;

/** Amenities, preferences or places: the first ones, and all behind a line. */
function NamedList({ title, items }: NamedListProps) {
  const { t } = useTranslation('pages/listing');
  if (items.length === 0) return null;
  const first = items.length > SHOWN + 1 ? SHOWN : items.length;
  return (
    <Part title={title}>
      <Items items={items.slice(0, first)} />
      {items.length > first && (
        <details className="mt-2">
          <DisclosureSummary className="w-fit gap-3">
            {t('show_all', { count: items.length })}
          </DisclosureSummary>
          <Items items={items.slice(first)} />
        </details>
      )}
    </Part>
  );
}

/** Each with its icon. Too many icons for the script of every listing page: they are one SVG file. */
function Items({ items }: Pick<NamedListProps, 'items'>) {
  return (
    <ul className="m-0 grid list-none grid-fill-36 gap-x-6 gap-y-2 p-0 text-sm">
      {items.map(({ id, name, icon }) => (
        <li key={id} className="flex items-start gap-3">
          <svg
            aria-hidden
            className="size-5 flex-none fill-none stroke-current [stroke-width:1.75] [stroke-linecap:round] [stroke-linejoin:round]"
          >
            <use href={`${sprite}#${icon}`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

const calendar = lazyPart<{ listingId: number }>(() => import('./loaded-calendar.tsx'));

/** When beds of each type are free in the next six months. Loads when it comes into view. */
function BedCalendar({ listingId }: { listingId: number }) {
  const { t } = useTranslation('pages/listing');
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const Calendar = calendar.usePart(isSeen);
  return (
    <Part title={t('calendar')}>
      <div ref={place} className="grid min-h-36 max-w-text grid-cols-1 gap-6">
        {Calendar && <Calendar listingId={listingId} />}
      </div>
    </Part>
  );
}
