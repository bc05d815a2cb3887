import type { contract } from '@crewpad/contract';
import { waitlist } from '@crewpad/contract/endpoints';
import { BED_KINDS, WAITLIST_NOTE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import { useSend } from '../../lib/use-send.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { issuesFromServer } from '../../ui/form/field-issues.ts';
import { Form } from '../../ui/form/form.tsx';
import { twoClass } from '../../ui/form/form-classes.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { useFormIssues } from '../../ui/form/use-form-issues.ts';

interface JoinFormProps {
  listingId: number;
  /** The entry to edit; null to join. */
  entry: contract.waitlist.WaitlistEntry | null;
  onDone: (entry: contract.waitlist.WaitlistEntry, message: string) => void;
  onClose: () => void;
}

export interface JoinDialogProps extends JoinFormProps {
  open: boolean;
}

const ORDER = ['from', 'bed_kind', 'note'];

export default function JoinDialogPart({ open, ...props }: JoinDialogProps) {
  const { t } = useTranslation('waitlist');
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={t(props.entry === null ? 'join_title' : 'change_title')}
      closeLabel={t('close', { ns: 'common' })}
    >
      <JoinForm {...props} />
    </Dialog>
  );
}

/** Asks for the member's preferences. */
function JoinForm({ listingId, entry, onDone, onClose }: JoinFormProps) {
  const { t } = useTranslation('waitlist');
  const { member } = usePage();
  const { busy, refusal, send } = useSend();
  const form = useFormIssues();
  const [values, setValues] = useState({
    from: entry?.from ?? '',
    bed_kind: entry?.bed_kind ?? '',
    note: entry?.note ?? '',
  });
  const set = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };
  const submit = async () => {
    const body = {
      from: values.from || null,
      bed_kind: (values.bed_kind || null) as contract.waitlist.WaitlistForm['bed_kind'],
      note: values.note,
    };
    const answer = await send(
      () => call(waitlist.joinWaitlist, { params: { id: listingId }, body }, { quiet: true }),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ORDER)),
    );
    if (answer) onDone(answer.data, t(entry === null ? 'joined' : 'saved'));
  };
  const mayWrite = member?.user_plan != null && !member.expired;
  return (
    <Form form={form} onSubmit={submit} className="grid gap-6">
      <p className="m-0 text-ink-soft">{t('offers_text')}</p>
      <div className={twoClass}>
        <TextField
          type="date"
          name="from"
          label={t('from')}
          hint={t('from_hint')}
          optional
          value={values.from}
          onValue={(from) => set({ from })}
          issue={form.keyOf('from')}
        />
        <SelectField
          name="bed_kind"
          label={t('bed_kind')}
          value={values.bed_kind}
          onValue={(bed_kind) => set({ bed_kind })}
          issue={form.keyOf('bed_kind')}
        >
          <option value="">{t('bed_kind_any')}</option>
          {BED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`bed_kind_${kind}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        name="note"
        label={t('note')}
        hint={t(mayWrite ? 'note_hint' : 'note_needs_plan')}
        optional
        rows={3}
        maxLength={WAITLIST_NOTE_MAX}
        value={values.note}
        onValue={(note) => set({ note })}
        issue={form.keyOf('note')}
      />
      {refusal && !refusal.body.errors && (
        <p role="alert" className="m-0 font-medium text-bad">
          {refusal.body.message || t('failed')}
        </p>
      )}
      <FormFoot save={t(entry === null ? 'join' : 'save')} busy={busy} onCancel={onClose} />
    </Form>
  );
}
