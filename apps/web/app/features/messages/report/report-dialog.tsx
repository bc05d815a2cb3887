import { messages } from '@crewpad/contract/endpoints';
import {
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportReason,
  type ReportSubject,
} from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';

const actionsClass = 'mt-2 flex flex-wrap justify-end gap-2 max-sm:*:flex-1';

export interface ReportDialogProps {
  open: boolean;
  subject: ReportSubject;
  id: number;
  /** Its subject: "Ana's review". */
  name: string;
  onClose: () => void;
}

/** Asks for the reason, and explains what happens next. */
export default function ReportDialog({ open, subject, id, name, onClose }: ReportDialogProps) {
  const { t } = useTranslation('messages/report');
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [note, setNote] = useState('');
  const [issue, setIssue] = useState<string>();
  const [isSent, setSent] = useState(false);
  const { busy, refusal, send } = useSend();
  const submit = async () => {
    if (reason === '') {
      setIssue('please_select_a_reason');
      document.getElementById('field-report_reason')?.focus();
      return;
    }
    const body = { subject, id, reason, note };
    if (await send(() => call(messages.report, { body }, { quiet: true }))) setSent(true);
  };
  const close = () => {
    onClose();
    if (!isSent) return;
    setSent(false);
    setReason('');
    setNote('');
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title', { name })}
      closeLabel={t('close', { ns: 'common' })}
    >
      {isSent ? (
        <>
          <p role="status" className="m-0 text-ink-soft">
            {t('thanks')}
          </p>
          <div className={actionsClass}>
            <Button onClick={close}>{t('done')}</Button>
          </div>
        </>
      ) : (
        <Form onSubmit={submit} className="grid gap-4">
          <p className="m-0 text-ink-soft">{t(`lead_${subject}`)}</p>
          <RadioField
            name="report_reason"
            label={t('reason')}
            issue={issue}
            choices={REPORT_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
            value={reason}
            onValue={(value) => {
              setReason(value);
              setIssue(undefined);
            }}
          />
          <TextAreaField
            optional
            name="report_note"
            label={t('note')}
            hint={t('note_hint')}
            maxLength={REPORT_NOTE_MAX}
            value={note}
            onValue={setNote}
          />
          {refusal && <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>}
          <div className={actionsClass}>
            <Button variant="outline" onClick={close}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" variant="accent" disabled={busy}>
              {t('send')}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
