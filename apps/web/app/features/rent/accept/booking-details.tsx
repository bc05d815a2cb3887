import type { contract } from '@crewpad/contract';
import { AUTOPAY } from '@crewpad/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { QuoteList } from '../../rentals/index.ts';
import facts from '../tenant/card/stay-facts.module.css';
import { StayFacts } from '../tenant/card/stay-facts.tsx';
import classes from './accept.module.css';
import { DeclineDialog } from './decline-dialog.tsx';
import type { Step, Viewer } from './viewer.ts';

interface BookingDetailsProps {
  token: string;
  offer: contract.rentals.Offer;
  viewer: Viewer;
  /** Whether the decline dialog is open. */
  isDeclining: boolean;
  onStep: (step: Step) => void;
  onDeclined: () => void;
  /** The house rules and their documents. */
  rules: ReactNode;
}

/** The first step: the bed, the dates and the costs. */
export function BookingDetails(props: BookingDetailsProps) {
  const { token, offer, viewer, isDeclining, onStep, onDeclined, rules } = props;
  const { t } = useTranslation('rent/accept');
  const { t: money } = useTranslation('rent/tenant/money');
  const { end_date, lister_name: lister } = offer;
  return (
    <>
      <div className={classes.offer}>
        <Picture
          priority
          src={offer.thumbnail}
          alt=""
          width={640}
          height={480}
          sizes="(min-width: 48em) 18rem, 100vw"
          className={classes.picture}
        />
        <div className={classes.place}>
          <h2 className={classes.heading}>
            <Link to={`/listing/${offer.listing_id}`}>{offer.location}</Link>
          </h2>
          <StayFacts
            terms={offer}
            end={end_date === null ? null : { date: end_date, time: offer.end_time }}
          />
          <HouseFacts offer={offer} />
        </div>
      </div>
      <section aria-labelledby="costs" className={classes.costs}>
        <h2 id="costs" className={classes.heading}>
          {t('what_you_pay')}
        </h2>
        <QuoteList
          auto_pay={offer.auto_pay}
          quote={offer.quote}
          time_zone={offer.time_zone}
          reader="tenant"
          lister={lister}
        />
        <p className={classes.text}>
          {t(offer.auto_pay === AUTOPAY.on ? 'pay_autopay' : 'pay_directly', { lister })}
        </p>
      </section>
      {rules}
      <div className={classes.bar} data-own-bar>
        <div className={classes.buttons}>
          <Button variant="outline" onClick={() => onStep('decline')}>
            {t('decline')}
          </Button>
          <Button variant="accent" onClick={() => onStep(offer.hold ? 'payment' : 'terms')}>
            {offer.hold ? money('confirm_deposit') : t('accept')}
          </Button>
        </div>
        <p className={classes.why}>{t(offer.hold ? 'next_payment' : 'next_terms')}</p>
      </div>
      <DeclineDialog
        open={isDeclining}
        token={token}
        offer={offer}
        viewer={viewer}
        onClose={() => onStep('details')}
        onDeclined={onDeclined}
      />
    </>
  );
}

/** The lister, and whom the crash pad takes for how long. */
function HouseFacts({ offer }: Pick<BookingDetailsProps, 'offer'>) {
  const { t } = useTranslation('rent/accept');
  const { t: listing } = useTranslation('pages/listing');
  const { lister_name, lister_rating, lister_reviews, gender, max_nights } = offer;
  return (
    <dl className={facts.facts}>
      <div>
        <dt>{t('lister')}</dt>
        <dd>
          {lister_name}
          <Rating
            score={lister_rating}
            label={
              lister_reviews === 0
                ? listing('lister_reviews_none')
                : listing('lister_reviews', { count: lister_reviews })
            }
          />
        </dd>
      </div>
      <div>
        <dt>{listing('who_may_stay')}</dt>
        <dd>{listing(`gender_${gender}`)}</dd>
      </div>
      {max_nights !== null && (
        <div>
          <dt>{listing('max_nights')}</dt>
          <dd>{listing('nights_count', { count: max_nights })}</dd>
        </div>
      )}
    </dl>
  );
}
