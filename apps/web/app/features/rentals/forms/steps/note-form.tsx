import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { PRIVATE_NOTE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { useSend } from '../../../../lib/use-send.ts';
import classes from '../../../../ui/form/dialog-form.module.css';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import type { DialogFormProps } from '../rental-dialog-context.ts';
import { Refusal } from './refusal.tsx';

const ROWS_MIN = 3;
const ROWS_MAX = 6;

interface NoteFormProps extends DialogFormProps {
  rental: contract.rentals.Rental;
}

/** The lister's private notes about a tenant. */
export function NoteForm({ rental, onClose, onDone }: NoteFormProps) {
  const { t } = useTranslation('rentals/forms');
  const [note, setNote] = useState(rental.note_agreement ?? '');
  const { busy, refused, send } = useSend();
  const submit = async () => {
    const input = { params: { id: rental.id }, body: { note_agreement: note } };
    const done = await send(() => call(rentals.updateNote, input, { quiet: true }));
    if (done !== undefined) onDone(t('done_edit_note'));
  };
  const rows = Math.min(ROWS_MAX, Math.max(ROWS_MIN, note.split('\n').length));
  return (
    <>
      <Refusal error={refused} />
      <p className={classes.text}>{t('note_text')}</p>
      <Form onSubmit={submit}>
        <TextAreaField
          name="note_agreement"
          label={t('note')}
          hint={t('note_hint')}
          optional
          rows={rows}
          maxLength={PRIVATE_NOTE_MAX}
          value={note}
          onValue={setNote}
        />
        <FormFoot save={t('save')} busy={busy} onCancel={onClose} />
      </Form>
    </>
  );
}
