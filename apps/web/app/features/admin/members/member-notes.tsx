import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { MEMBER_NOTE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';

type Member = contract.admin.MemberDetail;

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
