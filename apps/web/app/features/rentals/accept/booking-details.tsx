import type { contract } from '@crewpad/contract';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QuoteList, ReasonDialog, StayFacts, useRentalActions } from '../mine/index.ts';
import classes from './accept.module.css';
import type { Step, Viewer } from './viewer.ts';

interface BookingDetailsProps {
  offer: contract.rentals.Offer;
  viewer: Viewer;
  /** Whether the decline dialog is open. */
  isDeclining: boolean;
  onStep: (step: Step) => void;
}

/** The first step: the bed, the dates and the costs. */
export function BookingDetails({ offer, viewer, isDeclining, onStep }: BookingDetailsProps) {
  const { t } = useTranslation('accept-invite');
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
          <h2 className={classes.heading}>{offer.location}</h2>
          <StayFacts
            terms={offer}
            end={end_date === null ? null : { date: end_date, time: offer.end_time }}
          />
        </div>
      </div>
      <section aria-labelledby="costs" className={classes.costs}>
        <h2 id="costs" className={classes.heading}>
          {t('what_you_pay')}
        </h2>
        <QuoteList
          quote={offer.quote}
          time_zone={offer.time_zone}
          reader="tenant"
          lister={lister}
        />
        <p className={classes.text}>
          {t(offer.auto_pay === 1 ? 'pay_autopay' : 'pay_directly', { lister })}
        </p>
      </section>
      <div className={classes.bar} data-own-bar>
        <div className={classes.buttons}>
          <Button variant="outline" onClick={() => onStep('decline')}>
            {t('decline')}
          </Button>
          <Button variant="accent" onClick={() => onStep('terms')}>
            {t('accept')}
          </Button>
        </div>
        <p className={classes.why}>{t('next_terms')}</p>
      </div>
      <Declining
        open={isDeclining}
        offer={offer}
        viewer={viewer}
        onClose={() => onStep('details')}
      />
    </>
  );
}

interface DecliningProps {
  open: boolean;
  offer: contract.rentals.Offer;
  viewer: Viewer;
  onClose: () => void;
}

/** Only the invited member can decline; a person without an account can ignore the invitation. */
function Declining({ open, offer, viewer, onClose }: DecliningProps) {
  const { t } = useTranslation('accept-invite');
  const { t: rental } = useTranslation('my-rental');
  const navigate = useNavigate();
  // This page ends with the invitation.
  const { decline } = useRentalActions(() => navigate('/my-crashpad', { replace: true }));
  const { lister_name: lister, location: title } = offer;
  if (viewer === 'invited') {
    return (
      <ReasonDialog
        open={open}
        title={rental('decline_title')}
        confirm={t('decline')}
        cancel={rental('cancel')}
        lister={lister}
        onConfirm={async (reason) => {
          if (!(await decline(offer.id, reason))) onClose();
        }}
        onClose={onClose}
      >
        <p>{rental('decline_text', { lister, title })}</p>
      </ReasonDialog>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('ignore_title')} closeLabel={t('close')}>
      <p className={classes.text}>{t('ignore_text', { lister })}</p>
      <div className={classes.buttons}>
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
        <LinkButton to="/">{t('to_home')}</LinkButton>
      </div>
    </Dialog>
  );
}
