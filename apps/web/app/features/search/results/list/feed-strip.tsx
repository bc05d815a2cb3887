import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
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
  if (items.length === 0) return null;
  const id = feedAnchor(kind);
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
