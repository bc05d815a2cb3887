import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { MOVE_NOTE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import classes from '../reports/reports-page.module.css';

interface CloseMoveDialogProps {
  move: contract.admin.StuckMove | null;
  onClose: () => void;
}

const lossOrNot = (move: contract.admin.StuckMove | null) =>
  move?.kind === 'dispute_reversal' ? 'settled_loss_text' : 'settled_text';

/** Takes the reason why a move is not made anymore. */
export function CloseMoveDialog({ move, onClose }: CloseMoveDialogProps) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const form = useFormIssues();
  const { busy, refused, send } = useSend();
  const isCard = move?.kind === 'shared_card';
  const submit = async () => {
    if (move === null) return;
    if (note.trim() === '') return form.show([{ field: 'note', key: 'reason_is_required' }]);
    const input = { params: { id: move.id }, body: { kind: move.kind, note: note.trim() } };
    const answer = await send(() => call(admin.closeMove, input, { quiet: true }));
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      open={move !== null}
      onClose={onClose}
      title={t(isCard ? 'card_checked_title' : 'settled_title')}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form form={form} onSubmit={submit} className={classes.form}>
        <p className={classes.what}>
          {t(isCard ? 'card_checked_text' : lossOrNot(move), {
            amount: exactMoney(move?.amount ?? 0, locale),
          })}
        </p>
        <TextAreaField
          name="note"
          label={t('settled_note')}
          hint={t('settled_note_hint')}
          maxLength={MOVE_NOTE_MAX}
          value={note}
          onValue={(value) => {
            setNote(value);
            form.clear('note');
          }}
          issue={form.keyOf('note')}
        />
        {refused && <FormRefusal>{refused.body.message || t('failed')}</FormRefusal>}
        <div className={classes.foot}>
          <Button variant="outline" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="accent" disabled={busy}>
            {t(isCard ? 'card_checked' : 'settled_outside')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
