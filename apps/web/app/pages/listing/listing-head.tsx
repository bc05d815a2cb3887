import { LISTING_STATUS } from '@crewpad/domain';
import { IconArrowLeft, IconDoorOff, IconEyeOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { airportAddress } from '../../features/search/index.ts';
import { WaitlistPosition } from '../../features/waitlist/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { miles } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Rating } from '../../ui/rating.tsx';
import classes from './listing-head.module.css';
import type { ListingView } from './load-listing.ts';
import { messageAddress, waitlistAddress } from './message-address.ts';
import { ShareButtons } from './share/share-buttons.tsx';
import type { WaitlistView } from './use-waitlist.tsx';

/** Back and share links; on narrow screens on the picture. */
export function ListingTop({ view }: Pick<ListingHeadProps, 'view'>) {
  const { t } = useTranslation('pages/listing');
  const { data: listing, airports } = view;
  return (
    <div className={classes.top}>
      <nav aria-label={t('back')} className={classes.back}>
        {airports.map(({ id, prefix, city }) => (
          <Link key={id} to={airportAddress(prefix)}>
            <IconArrowLeft aria-hidden size={20} />
            <span data-phones-hide>{t('back_to_results', { city, prefix })}</span>
          </Link>
        ))}
        {airports.length === 0 && (
          <Link to="/airports">
            <IconArrowLeft aria-hidden size={20} />
            <span data-phones-hide>{t('back_to_airports')}</span>
          </Link>
        )}
      </nav>
      <ShareButtons id={listing.id} title={listing.title} />
    </div>
  );
}

interface ListingHeadProps {
  view: ListingView;
  waitlist: WaitlistView;
}

/** Title, rating and place, and whether it is full. */
export function ListingHead({ view, waitlist }: ListingHeadProps) {
  const { t } = useTranslation(['pages/listing', 'reviews/profile']);
  const { member, locale } = usePage();
  const { data: listing, airports, review, total_review: totals } = view;
  const { title, neighborhood, city, state } = listing;
  const isOwner = member?.id === listing.user_id;
  const isInactive = listing.status === LISTING_STATUS.inactive;
  const place = [neighborhood, city, state].filter(
    (part, at, all) => part && all.indexOf(part) === at,
  );
  const [nearest] = airports;
  return (
    <div>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.line}>
          <Rating
            score={totals.avg_score}
            label={
              review.num_reviews > 0
                ? t('reviews_count', { ns: 'reviews/profile', count: review.num_reviews })
                : t('no_reviews', { ns: 'reviews/profile' })
            }
          />
          <span>{place.join(', ')}</span>
          {nearest && (
            <span>
              {t('distance_from', {
                distance: miles(nearest.distance, locale),
                prefix: nearest.prefix,
              })}
            </span>
          )}
        </div>
      </header>
      {isOwner && (isInactive || view.hidden) && (
        <div className={classes.full}>
          <IconEyeOff aria-hidden size={24} />
          <p>
            {t(isInactive ? 'own_is_inactive' : 'own_is_hidden')}{' '}
            <Link to="/my-crashpads">{t('my_crashpads')}</Link>
          </p>
        </div>
      )}
      {waitlist.entry && <WaitlistPosition entry={waitlist.entry} onEntry={waitlist.setEntry} />}
      {waitlist.isFull && !waitlist.entry && (
        <div className={classes.full}>
          <IconDoorOff aria-hidden size={24} />
          <div>
            <p>
              <strong>{t('full_title')}</strong>
            </p>
            {isOwner ? (
              <p>
                <Link to="/my-crew?tab=waitlist">{t('full_house_own')}</Link>
              </p>
            ) : (
              <>
                <p>{t('full_text')}</p>
                <p className={classes.ways}>
                  {waitlist.join && (
                    <button type="button" className={classes.join} onClick={waitlist.join}>
                      {t('join_waitlist')}
                    </button>
                  )}
                  {member === null && (
                    <Link to={waitlistAddress(listing)}>{t('join_waitlist')}</Link>
                  )}
                  <Link to={messageAddress(listing, member !== null)}>{t('message_lister')}</Link>
                </p>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
