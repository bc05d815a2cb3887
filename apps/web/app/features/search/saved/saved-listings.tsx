import type { contract } from '@crewpad/contract';
import { COMPARED_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { CardsFailed } from '../recent/recently-viewed.tsx';
import { useCards } from '../recent/use-cards.ts';
import classes from './saved-page.module.css';

/** Crash pads that a visitor saved in this browser. */
export function SavedHere({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('search/saved');
  // As of the first render: removing a heart keeps its card for now.
  const [first] = useState(ids);
  const [cards, retry] = useCards(first);
  if (cards.state === 'failed') return <CardsFailed onRetry={retry} />;
  if (cards.state !== 'ready') return <div className={classes.waiting} aria-busy />;
  const favorites = first.map((listing_id) => {
    const card = cards.data.find(({ id }) => id === listing_id) ?? null;
    return { listing_id, title: card?.title ?? '', thumbnail: card?.thumbnail ?? null, card };
  });
  return (
    <>
      <p className={classes.note}>
        {t('only_here')}
        <LinkButton variant="outline" to="/login?ref_url=/saved">
          {t('log_in')}
        </LinkButton>
      </p>
      <SavedListings favorites={favorites} />
    </>
  );
}

/** Saved crash pads, with a selection to compare. */
export function SavedListings({ favorites }: { favorites: readonly contract.search.Favorite[] }) {
  const { t } = useTranslation('search/saved');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isFull = chosen.length >= COMPARED_MAX;
  const choose = (id: number) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    );
  return (
    <>
      <ul className={classes.cards}>
        {favorites.map(({ listing_id: id, title, card }) => (
          <li key={id} className={classes.item}>
            {card === null ? (
              <div className={classes.gone}>
                <FavoriteButton id={id} title={title || t('removed')} />
                <p className={classes.goneTitle}>{title || t('removed')}</p>
                <p>{t('not_listed')}</p>
              </div>
            ) : (
              <>
                <ListingCard card={card} heading="h2" />
                <label className={classes.compare}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    disabled={isFull && !chosen.includes(id)}
                    onChange={() => choose(id)}
                  />
                  <span>
                    {isFull && !chosen.includes(id)
                      ? t('compare_full', { count: COMPARED_MAX })
                      : t('compare')}
                  </span>
                </label>
              </>
            )}
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className={classes.bar} role="status">
          <span>{t('chosen', { count: chosen.length })}</span>
          {chosen.length > 1 ? (
            <LinkButton variant="accent" to={`/compare?ids=${chosen.join(',')}`}>
              {t('compare_now')}
            </LinkButton>
          ) : (
            <span className={classes.hint}>{t('choose_another')}</span>
          )}
        </div>
      )}
    </>
  );
}
