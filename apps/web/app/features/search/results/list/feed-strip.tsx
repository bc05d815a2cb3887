import type { contract } from '@crewpad/contract';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { MoreLink } from '../../../../ui/more-link.tsx';
import { FeedCards } from '../../../content/feed/index.ts';
import { feedAnchor } from '../../addresses.ts';
import classes from './result-list.module.css';

interface FeedStripProps {
  kind: 'event' | 'special_offer';
  items: readonly contract.content.FeedItem[];
}

/** Events or special offers near the airport, with a link to more. */
export function FeedStrip({ kind, items }: FeedStripProps) {
  const { t } = useTranslation('results');
  const { hash } = useLocation();
  const id = feedAnchor(kind);
  // The server never sees the URL fragment.
  const isSought = useHydrated() && hash === `#${id}`;
  if (items.length === 0 && !isSought) return null;
  if (items.length === 0) {
    return (
      <p
        ref={(line) => line?.scrollIntoView({ block: 'center' })}
        id={id}
        role="status"
        className={classes.part}
      >
        {t(kind === 'event' ? 'no_events' : 'no_special_offers')}
      </p>
    );
  }
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {t(kind === 'event' ? 'events' : 'special_offers')}
        </h2>
        <MoreLink to="/airports">{t('more')}</MoreLink>
      </div>
      <FeedCards kind={kind} items={items} />
    </section>
  );
}
