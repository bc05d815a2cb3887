import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { maskedEmail } from '@crewpad/domain';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ReasonDialog } from '../tenant/dialogs/reason-dialog.tsx';
import { usePerform } from '../tenant/dialogs/use-perform.ts';
import { useRentalActions } from '../tenant/dialogs/use-rental-actions.ts';
import classes from './accept.module.css';
import type { Viewer } from './viewer.ts';

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
export function DeclineDialog({
  open,
  token,
  offer,
  viewer,
  onClose,
  onDeclined,
}: DeclineDialogProps) {
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
      <p className={classes.text}>{t('ignore_text', { lister })}</p>
      <div className={classes.buttons}>
        <Button variant="outline" onClick={onClose}>
          {t('close', { ns: 'common' })}
        </Button>
        <LinkButton to="/">{t('to_home')}</LinkButton>
      </div>
    </Dialog>
  );
}
