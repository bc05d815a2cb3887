import { REASON_MAX } from '@crewpad/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { issuesFromServer } from '../../../../ui/form/field-issues.ts';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import { actionsClass } from './dialogs-classes.ts';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** The label of the confirm button. */
  confirm: string;
  /** The label of the cancel button. */
  cancel: string;
  lister: string;
  /** Resolves with the server's refusal, or null. After a refusal the dialog stays as it is. */
  onConfirm: (reason: string) => Promise<Error | null>;
  /** After it was confirmed and the dialog has closed. */
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What a refusal leaves: the dialog with what was typed, and the issue of the reason. Pure. */
export function answerOf(refusal: Error | null): { isDone: boolean; issue: string | undefined } {
  const errors = isApiError(refusal) ? refusal.body.errors : undefined;
  const about = issuesFromServer(errors, ['reason']).find(({ field }) => field === 'reason');
  return { isDone: refusal === null, issue: about?.key };
}

/** Confirms a step that cannot be undone, with an optional reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, confirm, cancel, lister, onConfirm, onDone, onClose, children } = props;
  const { t } = useTranslation('rent/tenant');
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<string>();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (busy) return;
    setBusy(true);
    const refusal = await onConfirm(reason.trim());
    setBusy(false);
    const { isDone, issue } = answerOf(refusal);
    setIssue(issue);
    if (!isDone) return;
    onClose();
    onDone?.();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('close', { ns: 'common' })}
      alert
    >
      {/* In one element, so that the buttons stand behind what the dialog says and do not stick. */}
      <div>
        <div className="grid gap-4 [&_p]:m-0 [&_p]:text-ink-soft">
          {children}
          <TextAreaField
            optional
            name="reason"
            label={t('reason')}
            hint={t('reason_hint', { lister })}
            maxLength={REASON_MAX}
            value={reason}
            onValue={(value) => {
              setReason(value);
              setIssue(undefined);
            }}
            issue={issue}
          />
        </div>
        <div className={actionsClass}>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            disabled={busy}
            className="[.actions_&]:bg-bad! [.actions_&]:text-surface! [.actions_&]:hover:bg-bad! [.actions_&]:hover:text-surface!"
            onClick={go}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
