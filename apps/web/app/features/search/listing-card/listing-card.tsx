import { IconBath, IconBed, IconCalendar, IconPlane } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { miles, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { listingAddress } from '../addresses.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { bedBadge, useAvailability } from './availability.tsx';
import type { CardFields } from './card-fields.ts';
import classes from './listing-card.module.css';

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
  pictures: Pictures,
}: ListingCardProps) {
  const { t } = useTranslation('search');
  const { locale } = usePage();
  const full = bedBadge(card) === 'full';
  const availability = useAvailability()(card);
  const hasMore = Pictures !== undefined && (card.images?.length ?? 0) > 1;
  return (
    <article
      className={classes.card}
      data-full={full || undefined}
      data-compact={isCompact || undefined}
    >
      <div className={classes.media}>
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
            className={classes.picture}
          />
        )}
        <CardBadges card={card} />
        {!isPreview && <FavoriteButton id={card.id} title={card.title} />}
      </div>
      <div className={classes.body}>
        <Heading className={classes.title}>
          <Link
            to={listingAddress(card.id)}
            className={classes.link}
            aria-keyshortcuts={hasMore ? 'ArrowLeft ArrowRight' : undefined}
          >
            {card.title}
          </Link>
        </Heading>
        <Rating
          score={card.review_avg}
          label={card.review > 0 ? t('reviews_count', { count: card.review }) : t('no_reviews_yet')}
        />
        <ul className={classes.facts}>
          {card.airport_distance !== null && card.prefix !== null && (
            <li>
              <IconPlane aria-hidden size={16} />
              {t('from_airport', {
                distance: miles(card.airport_distance, locale),
                prefix: card.prefix,
              })}
            </li>
          )}
          <li>
            <IconBed aria-hidden size={16} />
            {t('beds_count', { count: card.num_beds })}
          </li>
          {card.bathrooms !== null && (
            <li>
              <IconBath aria-hidden size={16} />
              {t('bathrooms_count', { count: card.bathrooms })}
            </li>
          )}
        </ul>
        <ul className={classes.kinds}>
          {card.bed_kinds.map((kind) => (
            <li key={kind}>{t(`bed_kind_${kind}`)}</li>
          ))}
          {card.gender !== 'all' && <li>{t(`gender_${card.gender}`)}</li>}
        </ul>
        {availability && (
          <p className={classes.available} data-full={full || undefined}>
            <IconCalendar aria-hidden size={16} />
            {availability}
          </p>
        )}
        <p className={classes.price}>
          <strong className={classes.amount}>{priceOf(card)}</strong> {t('per_month')}
          <span className={classes.deposit}>
            {card.deposit_required > 0
              ? t('deposit', { amount: money(card.deposit_required, locale) })
              : t('no_deposit')}
          </span>
        </p>
      </div>
    </article>
  );

  function priceOf({ rate_per_from: from, rate_per_to: to }: CardFields): string {
    if (to === null || to <= from) return money(from, locale);
    return t('price_range', { from: money(from, locale), to: money(to, locale) });
  }
}

/** Featured or Boosted, and the vacancy badge. */
function CardBadges({ card }: { card: CardFields }) {
  const { t } = useTranslation('search');
  const badge = bedBadge(card);
  return (
    <ul className={classes.badges}>
      {card.featured && <li className={classes.featured}>{t('badge_featured')}</li>}
      {!card.featured && card.boosted && <li className={classes.plain}>{t('badge_boosted')}</li>}
      {badge === 'full' && <li className={classes.full}>{t('badge_no_vacancy')}</li>}
      {badge === 'last' && (
        <li className={classes.plain}>{t('badge_last_beds', { count: card.num_vacant_beds })}</li>
      )}
    </ul>
  );
}
