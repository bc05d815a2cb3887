import type { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import classes from './feed-cards.module.css';
import { feedAddress, feedDays, feedTitle, kilometresAsMiles } from './feed-text.ts';

interface FeedCardsProps {
  kind: FeedKind;
  items: readonly contract.content.FeedItem[];
}

/** Event or special offer cards with the picture on top. The whole card is a link. */
export function FeedCards({ kind, items }: FeedCardsProps) {
  return (
    <div className={classes.feed}>
      <ul className={classes.cards}>
        {items.map((item) => (
          <li key={item.id}>
            <FeedCard kind={kind} item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FeedCard({ kind, item }: { kind: FeedKind; item: contract.content.FeedItem }) {
  const { t } = useTranslation('content/feed');
  const { locale } = usePage();
  const { from, to } = feedDays(item, locale);
  return (
    <article className={classes.card}>
      <Picture
        src={item.image}
        alt=""
        width={640}
        height={360}
        sizes="(min-width: 62em) 24rem, (min-width: 36em) 50vw, 100vw"
        className={classes.picture}
      />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <Link to={feedAddress(kind, item.id)} className={classes.link}>
            {feedTitle(item)}
          </Link>
        </h3>
        <p className={classes.business}>{item.business_name}</p>
        <p className={classes.line}>
          <IconCalendarEvent aria-hidden size={16} />
          {to === null ? from : t('dates', { from, to })}
        </p>
        {item.distance_km !== null && (
          <p className={classes.line}>
            <IconMapPin aria-hidden size={16} />
            {t('away', { distance: kilometresAsMiles(item.distance_km) })}
          </p>
        )}
        <div className={classes.foot}>
          <strong>{item.price_range}</strong>
          {item.rating > 0 && <Rating score={item.rating} />}
        </div>
      </div>
    </article>
  );
}
