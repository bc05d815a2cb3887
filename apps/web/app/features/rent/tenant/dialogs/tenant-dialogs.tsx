import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { SettlementPreview } from '../../dialogs/refunds/settlement-preview.tsx';
import type { MyRental, Payer } from '../load-my-rentals.ts';
import { AutopayDialogs } from './autopay-dialogs.tsx';
import { CheckoutDialog } from './checkout-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { type DialogAction, useRentalActions } from './use-rental-actions.ts';

interface TenantDialogsProps {
  /** The requested action and its rental; null for none. */
  dialog: { what: DialogAction; rental: MyRental } | null;
  /** The server's time. */
  now: string;
  payer: Payer;
  onClose: () => void;
  /** Called when the rental has moved on the page. */
  onGone: () => void;
}

/** Confirmations before actions on a rental. */
export function TenantDialogs({ dialog, now, payer, onClose, onGone }: TenantDialogsProps) {
  const { t } = useTranslation('rent/tenant');
  const navigate = useNavigate();
  const actions = useRentalActions();
  const rental = dialog?.rental;
  const title = rental?.location ?? '';
  const lister = rental?.lister?.display_name ?? t('by_lister');
  const isOpen = (action: DialogAction) => dialog?.what === action;

  const end = (act: 'decline' | 'leave') => async (reason: string) =>
    rental === undefined ? null : actions[act](rental.id, reason);

  // They stay mounted when closed, so that the focus returns.
  return (
    <>
      <ConfirmDialog
        open={isOpen('accept')}
        title={t('accept_title')}
        close={t('close', { ns: 'common' })}
        cancel={t('cancel', { ns: 'common' })}
        confirm={t('accept_go')}
        onConfirm={() => navigate(`/tenant/accept/${rental?.token}`)}
        onClose={onClose}
      >
        <p>{t('accept_text', { title })}</p>
      </ConfirmDialog>
      <ReasonDialog
        key={`decline ${rental?.id}`}
        open={isOpen('decline')}
        title={t('decline_title')}
        confirm={t('decline')}
        cancel={t('cancel', { ns: 'common' })}
        lister={lister}
        onConfirm={end('decline')}
        onDone={onGone}
        onClose={onClose}
      >
        <p>{t('decline_text', { lister, title })}</p>
      </ReasonDialog>
      <ReasonDialog
        key={`leave ${rental?.id}`}
        open={isOpen('leave')}
        title={t('leave_title', { title })}
        confirm={t('leave')}
        cancel={t('keep_staying')}
        lister={lister}
        onConfirm={end('leave')}
        onDone={onGone}
        onClose={onClose}
      >
        <p>{t('leave_text')}</p>
        {rental && isOpen('leave') && <SettlementPreview rental={rental} who={lister} />}
        <p>{t('leave_later')}</p>
      </ReasonDialog>
      {rental && (
        <AutopayDialogs
          dialog={dialog?.what ?? null}
          rental={rental}
          payer={payer}
          onClose={onClose}
        />
      )}
      {rental && (
        <CheckoutDialog
          key={`checkout ${rental.id}`}
          open={isOpen('checkout')}
          rental={rental}
          now={now}
          onSend={async (checkout) => {
            const issues = await actions.requestCheckout(rental.id, checkout);
            if (issues === null) onClose();
            return issues ?? [];
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
