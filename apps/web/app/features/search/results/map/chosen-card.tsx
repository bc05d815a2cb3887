import type { contract } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { miles, moneyRange } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { Rating } from '../../../../ui/rating.tsx';
import { listingAddress } from '../../addresses.ts';
import { bedBadge } from '../../availability.tsx';
import { cardOfListing } from '../../listing-card/card-of-listing.ts';
import classes from './chosen-card.module.css';

interface ChosenCardProps {
  id: number;
  /** The cards already on the page. */
  known: readonly contract.search.Card[];
  onGone: () => void;
}

/** The card of a selected pin; fetched if it is not on this page of the list. */
export function ChosenCard({ id, known, onGone }: ChosenCardProps) {
  const here = known.find((card) => card.id === id);
  const [fetched, setFetched] = useState<contract.search.Card>();
  const isKnown = here !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const asked = new AbortController();
    call(listings.getListing, { params: { id } }, { signal: asked.signal, quiet: true }).then(
      (answer) => setFetched(cardOfListing(answer)),
      () => asked.signal.aborted || onGone(),
    );
    return () => asked.abort();
  }, [id, isKnown, onGone]);
  const card = here ?? (fetched?.id === id ? fetched : undefined);
  return card === undefined ? null : <CardStrip card={card} />;
}

/** The key facts of a crash pad in one line of the map. The whole strip is a link. */
function CardStrip({ card }: { card: contract.search.Card }) {
  const { t } = useTranslation('search');
  const { locale } = usePage();
  const [kind] = card.bed_kinds;
  const facts = [
    card.airport_distance !== null && card.prefix !== null
      ? t('from_airport', { distance: miles(card.airport_distance, locale), prefix: card.prefix })
      : '',
    kind === undefined ? '' : t(`bed_kind_${kind}`),
  ];
  return (
    <article className={classes.strip} data-full={bedBadge(card) === 'full' || undefined}>
      <Picture
        src={card.thumbnail}
        alt=""
        width={640}
        height={480}
        sizes="8rem"
        className={classes.picture}
      />
      <div className={classes.body}>
        <h2 className={classes.title}>
          <Link to={listingAddress(card.id)} className={classes.link}>
            {card.title}
          </Link>
        </h2>
        <Rating
          score={card.review_avg}
          label={card.review > 0 ? t('reviews_count', { count: card.review }) : t('no_reviews_yet')}
        />
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={classes.price}>
          <strong className={classes.amount}>
            {moneyRange(card.rate_per_from, card.rate_per_to, locale)}
          </strong>{' '}
          {t('per_month')}
        </p>
      </div>
    </article>
  );
}
