import { REASON_MAX } from '@crewpad/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import classes from './dialogs.module.css';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** The label of the confirm button. */
  confirm: string;
  /** The label of the cancel button. */
  cancel: string;
  lister: string;
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms a step that cannot be undone, with an optional reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, confirm, cancel, lister, onConfirm, onClose, children } = props;
  const { t } = useTranslation('my-rental');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (busy) return;
    setBusy(true);
    await onConfirm(reason.trim());
    setBusy(false);
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('close')} alert>
      <div className={classes.body}>
        {children}
        <TextAreaField
          optional
          name="reason"
          label={t('reason')}
          hint={t('reason_hint', { lister })}
          maxLength={REASON_MAX}
          value={reason}
          onValue={setReason}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button disabled={busy} className={classes.danger} onClick={go}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
