import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { ADMIN_REASON_MAX, MEMBER_NOTE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';

type Member = contract.admin.MemberDetail;

const ACTIONS = {
  lock: admin.lockMember,
  unlock: admin.unlockMember,
  resend_verification: admin.resendMemberVerification,
} as const;
type Action = keyof typeof ACTIONS;

/** What an admin does to the account: each asks for a reason. */
export function AccountActions({ member }: { member: Member }) {
  const { t } = useTranslation('admin/operations');
  const hydrated = useHydrated();
  const [action, setAction] = useState<Action | null>(null);
  const possible = (Object.keys(ACTIONS) as Action[]).filter((name) => member.abilities[name]);
  if (possible.length === 0) return null;
  return (
    <section aria-label={t('actions')} className="mt-4 flex flex-wrap gap-2">
      {possible.map((name) => (
        <Button key={name} variant="outline" disabled={!hydrated} onClick={() => setAction(name)}>
          {t(name)}
        </Button>
      ))}
      {action !== null && (
        <ReasonDialog member={member} action={action} onClose={() => setAction(null)} />
      )}
    </section>
  );
}

interface ReasonDialogProps {
  member: Member;
  action: Action;
  onClose: () => void;
}

function ReasonDialog({ member: { id, display_name: name }, action, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('admin/operations');
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const submit = async () => {
    if (reason.trim() === '') return form.show([{ field: 'reason', key: 'reason_is_required' }]);
    const input = { params: { id }, body: { reason: reason.trim() } };
    const answer = await send(() => call(ACTIONS[action], input, { quiet: true }));
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${action}_title`, { name })}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <p className="m-0">{t(`${action}_text`)}</p>
        <TextAreaField
          name="reason"
          label={t('reason')}
          value={reason}
          maxLength={ADMIN_REASON_MAX}
          onValue={(value) => {
            setReason(value);
            form.clear('reason');
          }}
          issue={form.keyOf('reason')}
        />
        {refusal && <FormRefusal>{refusal.body.message}</FormRefusal>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant={action === 'lock' ? 'danger' : 'accent'} disabled={busy}>
            {t(action)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** What admins noted about the member, and a field for another note. */
export function MemberNotes({ member: { id, notes } }: { member: Member }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const submit = async () => {
    if (text.trim() === '') return form.show([{ field: 'text', key: 'note_is_required' }]);
    const input = { params: { id }, body: { text: text.trim() } };
    const answer = await send(() => call(admin.addMemberNote, input, { quiet: true }));
    if (answer === undefined) return;
    setText('');
    await revalidate();
  };
  return (
    <section aria-labelledby="notes-of-member">
      <h2 id="notes-of-member" className="mx-0 mt-6 mb-2 text-md">
        {t('notes')}
      </h2>
      {notes.length > 0 && (
        <ul aria-label={t('notes')} className="mx-0 mt-0 mb-4 grid list-none gap-2 p-0">
          {notes.map(({ id: noteId, text: written, created, author }) => (
            <li key={noteId} className="rounded-md bg-sunken p-4">
              <p className="m-0 whitespace-pre-wrap wrap-anywhere">{written}</p>
              <p className="mx-0 mt-1 mb-0 text-xs text-muted">
                {author.display_name}, {dayAndTime(created, locale)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <TextAreaField
          name="text"
          label={t('new_note')}
          hint={t('note_hint')}
          value={text}
          maxLength={MEMBER_NOTE_MAX}
          onValue={(value) => {
            setText(value);
            form.clear('text');
          }}
          issue={form.keyOf('text')}
        />
        {refusal && <FormRefusal>{refusal.body.message}</FormRefusal>}
        <div>
          <Button type="submit" variant="outline" disabled={busy}>
            {t('add_note')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
