import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ListingCard } from '../search/index.ts';
import classes from './signup-page.module.css';

interface PreviewProps {
  listing: contract.search.Card;
  offer: contract.promotions.PromotionOffer;
  isFeatured: boolean;
}

/** A preview of the card in search, and notes before paying. */
export function Preview({ listing, offer, isFeatured }: PreviewProps) {
  const { t } = useTranslation('promotions');
  return (
    <section aria-labelledby="preview" className={classes.preview}>
      <h2 id="preview" className={classes.heading}>
        {t('preview')}
      </h2>
      <div className={classes.card}>
        <ListingCard
          card={{ ...listing, featured: isFeatured, boosted: !isFeatured }}
          sizes="(min-width: 36em) 24rem, 40vw"
          priority
          isPreview
          isCompact
        />
      </div>
      <p className={classes.text} aria-live="polite">
        {t(isFeatured ? 'preview_featured' : 'preview_boosted')}
      </p>
      {offer.airports.length > 0 && (
        <>
          <h3 className={classes.small}>{t('airports_title')}</h3>
          <ul className={classes.airports}>
            {offer.airports.map(({ prefix, featured }) => (
              <li key={prefix}>{t('featured_at', { prefix, count: featured })}</li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.text}>
        {t('order_note')} <Link to="/featured-details">{t('how_it_works')}</Link>
      </p>
    </section>
  );
}
