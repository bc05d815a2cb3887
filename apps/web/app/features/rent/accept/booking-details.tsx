import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { AUTOPAY, maskedEmail } from '@crewpad/domain';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { QuoteList } from '../../rentals/index.ts';
import { StayFacts } from '../tenant/card/stay-facts.tsx';
import { factsClass } from '../tenant/card/stay-facts-classes.ts';
import { ReasonDialog } from '../tenant/dialogs/reason-dialog.tsx';
import { usePerform, useRentalActions } from '../tenant/dialogs/use-rental-actions.ts';
import { barClass, buttonsClass, whyClass } from './accept-classes.ts';
import type { Step, Viewer } from './viewer.ts';

interface DeclineDialogProps {
  open: boolean;
  token: string;
  offer: contract.rentals.Offer;
  viewer: Viewer;
  onClose: () => void;
  /** After a visitor has declined. */
  onDeclined: () => void;
}

/** Declines with or without an account; by the lister's link, only the invited member can. */
function DeclineDialog({ open, token, offer, viewer, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useTranslation('rent/accept');
  const { t: rental } = useTranslation('rent/tenant');
  const navigate = useNavigate();
  // This page ends with the invitation.
  const leave = () => navigate('/my-crashpad', { replace: true });
  const { decline } = useRentalActions(leave);
  const perform = usePerform(viewer === 'invited' ? leave : onDeclined);
  const { lister_name: lister, location: title, email, abilities } = offer;
  const declineHere = (reason: string) => {
    const body = reason === '' ? {} : { reason };
    const send = () => call(rentals.declineByToken, { params: { token }, body }, { quiet: true });
    return perform(send, rental('declined'), rental('failed'));
  };
  if (abilities.decline || viewer === 'invited') {
    return (
      <ReasonDialog
        open={open}
        title={rental('decline_title')}
        confirm={t('decline')}
        cancel={rental('cancel', { ns: 'common' })}
        lister={lister}
        onConfirm={(reason) =>
          abilities.decline ? declineHere(reason) : decline(offer.id, reason)
        }
        onClose={onClose}
      >
        <p>
          {abilities.decline && email !== undefined
            ? t('decline_for', { email: maskedEmail(email), lister })
            : rental('decline_text', { lister, title })}
        </p>
      </ReasonDialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('ignore_title')}
      closeLabel={t('close', { ns: 'common' })}
    >
      <p className="text m-0 text-ink-soft">{t('ignore_text', { lister })}</p>
      <div className={buttonsClass}>
        <Button variant="outline" onClick={onClose}>
          {t('close', { ns: 'common' })}
        </Button>
        <LinkButton to="/">{t('to_home')}</LinkButton>
      </div>
    </Dialog>
  );
}

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
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-start-72">
        <Picture
          priority
          src={offer.thumbnail}
          alt=""
          width={640}
          height={480}
          sizes="(min-width: 48em) 18rem, 100vw"
          className="aspect-2/1 h-auto w-full rounded-md object-cover md:aspect-4/3"
        />
        <div className="grid min-w-0 content-start gap-4">
          <h2 className="m-0 text-md">
            <Link to={`/listing/${offer.listing_id}`}>{offer.location}</Link>
          </h2>
          <StayFacts
            terms={offer}
            end={end_date === null ? null : { date: end_date, time: offer.end_time }}
          />
          <HouseFacts offer={offer} />
        </div>
      </div>
      <section aria-labelledby="costs" className="mt-6 grid gap-2 border-t border-t-line py-6">
        <h2 id="costs" className="m-0 text-md">
          {t('what_you_pay')}
        </h2>
        <QuoteList
          auto_pay={offer.auto_pay}
          quote={offer.quote}
          time_zone={offer.time_zone}
          reader="tenant"
          lister={lister}
        />
        <p className="text m-0 text-ink-soft">
          {t(offer.auto_pay === AUTOPAY.on ? 'pay_autopay' : 'pay_directly', { lister })}
        </p>
        {offer.auto_pay === AUTOPAY.asked && (
          <p className="text m-0 text-ink-soft">{t('autopay_asked', { lister })}</p>
        )}
      </section>
      {rules}
      <div className={barClass} data-own-bar>
        <div className={buttonsClass}>
          <Button variant="outline" onClick={() => onStep('decline')}>
            {t('decline')}
          </Button>
          <Button variant="accent" onClick={() => onStep(offer.hold ? 'payment' : 'terms')}>
            {offer.hold ? money('confirm_deposit') : t('accept')}
          </Button>
        </div>
        <p className={whyClass}>{t(offer.hold ? 'next_payment' : 'next_terms')}</p>
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
    <dl className={factsClass}>
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
