import type { contract } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { PROMOTION_KIND } from '@crewpad/domain';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useApplyUser } from '../use-apply-user.ts';
import { useSave } from '../use-save.ts';
import classes from './card.module.css';
import { ExpiryForm } from './expiry-form.tsx';

interface CurrentCardActionsProps {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo;
  /** What a card is charged automatically. */
  willCharge: contract.billing.WillCharge[];
  /** Another date can make it valid again: also an expired one, but not a deleted one. */
  canEdit: boolean;
  onSaved: () => void;
  onDeleted: () => void;
}

/** Edits the expiry date of the card on file, or deletes it. */
export function CurrentCardActions(props: CurrentCardActionsProps) {
  const { user, card, willCharge, canEdit, onSaved, onDeleted } = props;
  const { t } = useTranslation('pages/settings/billing');
  const take = useApplyUser();
  const { busy, save } = useSave();
  const [isEdited, setEdited] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    // Closing the form returns the focus to the button that opened it.
    if (!isEdited && isLeft.current) edit.current?.focus();
    isLeft.current = false;
  }, [isEdited]);
  const hasPlan = user.user_plan !== null;

  const confirm = async () => {
    const isDone = await save(async () => {
      const answer = await call(billing.removePaymentMethod, {});
      setConfirming(false);
      await take(answer.user);
      toast({ kind: 'success', message: t(hasPlan ? 'deleted' : 'deleted_tenant') });
    });
    if (isDone) onDeleted();
  };

  return (
    <div>
      {isEdited ? (
        <ExpiryForm
          card={card}
          onSaved={() => {
            setEdited(false);
            onSaved();
          }}
          onLeave={() => {
            isLeft.current = true;
            setEdited(false);
          }}
        />
      ) : (
        <div className={classes.actions}>
          {canEdit && (
            <Button ref={edit} variant="outline" onClick={() => setEdited(true)}>
              {t('edit_expiry')}
            </Button>
          )}
          <Button variant="outline" className={classes.danger} onClick={() => setConfirming(true)}>
            <IconTrash aria-hidden size={20} stroke={1.75} />
            {t('delete', { ns: 'common' })}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('delete_title')}
        confirm={t('delete_confirm')}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close', { ns: 'common' })}
        busy={busy}
        danger
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      >
        <p>{t('delete_text')}</p>
        <p>
          <strong>{t(hasPlan ? 'delete_effect' : 'delete_effect_tenant')}</strong>
        </p>
        <ul>
          {hasPlan && <li>{t('delete_renewals')}</li>}
          {willCharge.some(({ kind }) => kind === PROMOTION_KIND) && (
            <li>{t('delete_featured')}</li>
          )}
          {willCharge.some(({ kind }) => kind === 'rent') && <li>{t('delete_autopay')}</li>}
        </ul>
      </ConfirmDialog>
    </div>
  );
}
