import type { ApiError, contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { PRIVATE_NOTE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import type { DialogFormProps } from './rental-dialog-context.ts';

/** Where the lister can fix it. */
const REMEDIES = {
  UPGRADE_REQUIRED: { to: '/upgrade-account', label: 'upgrade' },
  ACCOUNT_EXPIRED: { to: '/account-expired', label: 'renew' },
  PAYMENT_METHOD_REQUIRED: { to: '/account-setting?tab=payment-method', label: 'add_card' },
  PAYOUT_SETUP_REQUIRED: {
    to: '/account-setting?tab=payments&autopay-guide&connect-account',
    label: 'set_up_payouts',
  },
} as const;

/** Why the server refused the form, and how to fix it. */
export function Refusal({ error }: { error: ApiError | null }) {
  const { t } = useTranslation('rentals/forms');
  if (error === null) return null;
  const { message, error_code: code } = error.body;
  const remedy = Object.entries(REMEDIES).find(([key]) => key === code)?.[1];
  return (
    <FormRefusal>
      {code === 'EDITED_MEANWHILE' ? t('edited_meanwhile') : message || t('something_went_wrong')}
      {code === 'BED_TAKEN' && ` ${t('bed_taken')}`}
      {remedy && (
        <Link to={remedy.to} className="ml-1 inline-block font-medium">
          {t(remedy.label)}
        </Link>
      )}
    </FormRefusal>
  );
}

const ROWS_MIN = 3;
const ROWS_MAX = 6;

interface NoteFormProps extends DialogFormProps {
  rental: contract.rentals.Rental;
}

/** The lister's private notes about a tenant. */
export function NoteForm({ rental, onClose, onDone }: NoteFormProps) {
  const { t } = useTranslation('rentals/forms');
  const [note, setNote] = useState(rental.note_agreement ?? '');
  const { busy, refusal, send } = useSend();
  const submit = async () => {
    const input = { params: { id: rental.id }, body: { note_agreement: note } };
    const answer = await send(() => call(rentals.updateNote, input, { quiet: true }));
    if (answer !== undefined) onDone(t('done_edit_note'));
  };
  const rows = Math.min(ROWS_MAX, Math.max(ROWS_MIN, note.split('\n').length));
  return (
    <>
      <Refusal error={refusal} />
      <p className="mx-0 mt-0 mb-4 text-ink-soft">{t('note_text')}</p>
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

/** Replaces content that is loading or failed to load. */
export function NotReady({ state, onRetry }: { state: 'loading' | 'failed'; onRetry: () => void }) {
  const { t } = useTranslation('rentals/forms');
  if (state === 'failed') {
    return (
      <>
        <FormRefusal>{t('not_loaded')}</FormRefusal>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="outline" onClick={onRetry}>
            {t('try_again', { ns: 'common' })}
          </Button>
        </div>
      </>
    );
  }
  return (
    <div
      className="grid gap-4 [&_span]:h-12 [&_span]:animate-appear [&_span]:rounded-sm [&_span]:bg-sunken"
      role="status"
      aria-label={t('loading')}
    >
      <span />
      <span />
      <span />
    </div>
  );
}
