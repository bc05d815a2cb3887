import type { contract } from '@crewpad/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { CardPictures } from '../../listing-card/card-pictures.tsx';
import { ListingCard } from '../../listing-card/listing-card.tsx';
import classes from './result-list.module.css';

interface ResultListProps {
  featured: readonly contract.search.Card[];
  listing: readonly contract.search.Card[];
  /** The listing whose pin is hovered. */
  activeId: number | null;
  onPoint(id: number | null): void;
}

/** Featured crash pads, labeled and explained, then the rest. */
export function ResultList({ featured, listing, activeId, onPoint }: ResultListProps) {
  const { t } = useTranslation('search/results');
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
    <div ref={root}>
      {featured.length > 0 && (
        <section aria-labelledby="featured-listings" className={classes.part}>
          <div className={classes.head}>
            <h2 id="featured-listings" data-phones-hide className={classes.title}>
              {t('featured')}
            </h2>
            <p className={classes.why}>
              {t('featured_why')} <Link to="/featured-details">{t('featured_more')}</Link>
            </p>
          </div>
          <Cards cards={featured} activeId={activeId} first />
        </section>
      )}
      {listing.length > 0 && (
        <section aria-labelledby="all-listings" className={classes.part}>
          <h2 id="all-listings" data-phones-hide className={classes.title}>
            {t('all_listings')}
          </h2>
          <Cards cards={listing} activeId={activeId} first={featured.length === 0} />
        </section>
      )}
    </div>
  );
}

const SIZES = '(min-width: 90em) 22vw, (min-width: 62em) 30vw, (min-width: 40em) 50vw, 100vw';

interface CardsProps {
  cards: readonly contract.search.Card[];
  activeId: number | null;
  /** The first pictures of the page load eagerly. */
  first: boolean;
}

function Cards({ cards, activeId, first }: CardsProps) {
  return (
    <ul className={classes.cards}>
      {cards.map((card, index) => (
        <li
          key={card.id}
          data-listing={card.id}
          data-active={card.id === activeId || undefined}
          className={classes.item}
        >
          <ListingCard
            card={card}
            sizes={SIZES}
            priority={first && index === 0}
            pictures={CardPictures}
          />
        </li>
      ))}
    </ul>
  );
}
