import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { REPORT_NOTE_MAX, type ReportAction } from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './reports-page.module.css';

export interface ReportStep {
  action: ReportAction;
  report: contract.admin.Report;
}

interface CloseReportDialogProps {
  step: ReportStep | null;
  onClose: () => void;
}

/** Explains an action, and takes a note. */
export function CloseReportDialog({ step, onClose }: CloseReportDialogProps) {
  const { t } = useTranslation('admin/reports');
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const [part, setPart] = useState<'review' | 'response'>('review');
  const { busy, refused, send } = useSend();
  const { action = 'dismiss', report } = step ?? {};
  const isHiding = action === 'hide';
  const hidden = report?.subject === 'listing' ? 'hide_listing_text' : 'hide_review_text';
  const submit = async () => {
    if (report === undefined) return;
    const input = { params: { id: report.id }, body: { action, note, part } };
    const answer = await send(() => call(admin.closeReport, input, { quiet: true }));
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      open={step !== null}
      onClose={onClose}
      title={t(`${action}_title`)}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form onSubmit={submit} className={classes.form}>
        <p className={classes.what}>{t(isHiding ? hidden : `${action}_text`)}</p>
        {isHiding && report?.snapshot.response != null && (
          <RadioField
            name="part"
            label={t('part')}
            choices={[
              { value: 'review', label: t('part_review') },
              { value: 'response', label: t('part_response') },
            ]}
            value={part}
            onValue={setPart}
          />
        )}
        <TextAreaField
          optional
          name="note"
          label={t('note')}
          hint={t(isHiding ? 'note_hint_sent' : 'note_hint')}
          maxLength={REPORT_NOTE_MAX}
          value={note}
          onValue={setNote}
        />
        {refused && <FormRefusal>{refused.body.message || t('failed')}</FormRefusal>}
        <div className={classes.foot}>
          <Button variant="outline" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="accent" disabled={busy}>
            {t(action)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
