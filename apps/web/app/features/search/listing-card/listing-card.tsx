import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { miles, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { listingAddress } from '../addresses.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { bedBadge, useAvailability } from './availability.tsx';
import type { CardFields } from './card-fields.ts';

interface ListingCardProps {
  card: CardFields;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /** Display width of the picture, as in `<img sizes>`. */
  sizes?: string;
  /** Whether it is the first card of a page: its picture loads eagerly. */
  priority?: boolean;
  /** Whether it is a preview, which has no heart. */
  isPreview?: boolean;
  /** Whether phones show a small picture beside title, rating and price. */
  isCompact?: boolean;
  /** The airport of the page, which its cards need not name. */
  near?: string;
  /** What its page lets the reader do with it, at the end of the card. */
  foot?: ReactNode;
  /** Whether to show all pictures instead of the first. */
  pictures?: ComponentType<CardPicturesProps>;
}

export interface CardPicturesProps {
  card: CardFields;
  sizes: string;
  priority: boolean;
}

const SIZES = '(min-width: 62em) 25vw, (min-width: 36em) 50vw, 100vw';

/** A crash pad card with the picture on top. The whole card is a link. */
export function ListingCard({
  card,
  heading: Heading = 'h3',
  sizes = SIZES,
  priority = false,
  isPreview = false,
  isCompact = false,
  near,
  foot,
  pictures: Pictures,
}: ListingCardProps) {
  const { t } = useTranslation('search');
  const { locale } = usePage();
  const full = bedBadge(card) === 'full';
  const availability = useAvailability()(card);
  const hasMore = Pictures !== undefined && (card.images?.length ?? 0) > 1;
  return (
    <article
      className="group/card relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface transition-shadow max-sm:data-compact:flex-row max-sm:data-compact:flex-wrap max-sm:data-compact:[--badges-end:var(--space-1)] can-hover:hover:shadow has-[a:focus-visible]:focus-outline has-[a:focus-visible]:outline-offset-2"
      data-full={full || undefined}
      data-compact={isCompact || undefined}
    >
      <div className="relative max-sm:group-data-compact/card:shrink-0 max-sm:group-data-compact/card:grow max-sm:group-data-compact/card:basis-30">
        {Pictures ? (
          <Pictures card={card} sizes={sizes} priority={priority} />
        ) : (
          <Picture
            src={card.thumbnail}
            alt=""
            width={640}
            height={480}
            sizes={sizes}
            priority={priority}
            className="aspect-3/2 w-full group-data-full/card:opacity-55 max-sm:group-data-compact/card:h-full!"
          />
        )}
        <CardBadges card={card} />
        {!isPreview && <FavoriteButton id={card.id} title={card.title} />}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 text-sm text-ink-soft max-sm:group-data-compact/card:grow-2 max-sm:group-data-compact/card:basis-40">
        <div className="grid grid-cols-rest-auto items-baseline gap-x-3">
          <Heading className="m-0 text-md font-medium text-ink">
            <Link
              to={listingAddress(card.id)}
              className="text-inherit no-underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-0 can-hover:group-hover/card:underline"
              aria-keyshortcuts={hasMore ? 'ArrowLeft ArrowRight' : undefined}
            >
              <Unbroken>{card.title}</Unbroken>
            </Link>
          </Heading>
          <Rating score={card.review_avg} label={reviewsOf(card.review)} />
        </div>
        <p className="m-0 max-sm:group-data-compact/card:hidden">{factsOf(card)}</p>
        <p data-phones-hide className="m-0">
          {inOneLine([
            t('beds_count', { count: card.num_beds }),
            card.bathrooms !== null && t('bathrooms_count', { count: card.bathrooms }),
          ])}
        </p>
        <p className="m-0 mt-auto">
          <strong className="text-md font-bold text-ink">{priceOf(card)}</strong>
          {t('per_month_short')}
          {availability && (
            <span className="max-sm:group-data-compact/card:hidden">, {availability}</span>
          )}
          <span data-phones-hide className="block text-muted">
            {card.deposit_required > 0
              ? t('deposit', { amount: money(card.deposit_required, locale) })
              : t('no_deposit')}
          </span>
        </p>
      </div>
      {foot && <div className="relative z-1 border-t border-line bg-surface px-3">{foot}</div>}
    </article>
  );

  function reviewsOf(count: number) {
    if (count === 0) return t('no_reviews_yet');
    return (
      <>
        <span aria-hidden>({count})</span>
        <VisuallyHidden>{t('reviews_count', { count })}</VisuallyHidden>
      </>
    );
  }

  /** "5 mi, cold bed, women only" */
  function factsOf({ airport_distance, prefix, bed_kinds, gender }: CardFields): string {
    const distance = airport_distance === null ? null : miles(airport_distance, locale);
    return inOneLine([
      distance !== null &&
        prefix !== null &&
        (prefix === near ? distance : t('from_airport', { distance, prefix })),
      ...bed_kinds.map((kind) => t(`bed_kind_${kind}`)),
      gender !== 'all' && t(`only_${gender}`),
    ]);
  }

  function priceOf({ rate_per_from: from, rate_per_to: to }: CardFields): string {
    if (to === null || to <= from) return money(from, locale);
    return t('price_range', { from: money(from, locale), to: money(to, locale) });
  }
}

/** Facts as one sentence, in which only the first begins with a capital letter. */
function inOneLine(facts: readonly (string | false)[]): string {
  return facts
    .filter((fact) => fact !== false)
    .map((fact, at) => (at === 0 ? fact : fact.charAt(0).toLowerCase() + fact.slice(1)))
    .join(', ');
}

/** Featured or Boosted, and the vacancy badge. */
function CardBadges({ card }: { card: CardFields }) {
  const { t } = useTranslation('search');
  const badge = bedBadge(card);
  return (
    <ul className="pointer-events-none absolute top-2 [right:var(--badges-end,calc(var(--target)_+_var(--space-1)))] left-2 z-2 m-0 flex list-none flex-wrap gap-1 p-0 text-xs font-medium [&_li]:rounded-full [&_li]:px-2">
      {card.featured && (
        <li className="border border-ink bg-surface text-ink">{t('badge_featured')}</li>
      )}
      {!card.featured && card.boosted && (
        <li className="bg-surface text-ink">{t('badge_boosted')}</li>
      )}
      {badge === 'full' && <li className="bg-night text-on-night">{t('badge_no_vacancy')}</li>}
      {badge === 'last' && (
        <li className="bg-surface text-ink">
          {t('badge_last_beds', { count: card.num_vacant_beds })}
        </li>
      )}
    </ul>
  );
}
