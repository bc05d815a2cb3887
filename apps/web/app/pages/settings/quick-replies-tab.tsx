import { contract } from '@crewpad/contract';
import { messages } from '@crewpad/contract/endpoints';
import {
  QUICK_REPLIES_MAX,
  QUICK_REPLY_TEXT_MAX,
  QUICK_REPLY_TITLE_MAX,
  QUICK_REPLY_VARIABLES,
} from '@crewpad/domain';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { issuesOf } from '../../ui/form/field-issues.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { fieldId, useFormIssues } from '../../ui/form/use-form-issues.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusAtFirst } from './details/use-focus-at-first.ts';
import { Note } from './parts/note.tsx';
import { Panel } from './parts/panel.tsx';
import { useReload, useSave } from './use-save.ts';

const softClass = 'mx-0 mt-0 mb-4 text-xs text-muted [.variables_&]:m-0 [.variables_&]:basis-full';

const ORDER = ['title', 'message'];

interface QuickReplyFormProps {
  /** null: a new one. */
  reply: contract.messages.QuickReply | null;
  onLeave: () => void;
}

/** Writes a quick reply. */
function QuickReplyForm({ reply, onLeave }: QuickReplyFormProps) {
  const { t } = useTranslation('pages/settings/quick-replies');
  const form = useFormIssues();
  const { busy, save } = useSave(form, ORDER);
  const reload = useReload();
  const [values, setValues] = useState({
    title: reply?.title ?? '',
    message: reply?.message ?? '',
  });
  useFocusAtFirst('title');

  const set = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };

  /** The cursor position in the message. */
  const insert = (variable: string) => {
    const field = document.getElementById(fieldId('message')) as HTMLTextAreaElement | null;
    if (field === null) return;
    const { selectionStart: start, selectionEnd: end } = field;
    const { message } = values;
    set({ message: `${message.slice(0, start)}{{${variable}}}${message.slice(end)}` });
    field.focus();
  };

  const submit = async () => {
    const result = contract.messages.quickReplyForm.safeParse(values);
    form.show(issuesOf(result, ORDER));
    if (!result.success) return;
    const body = result.data;
    const isDone = await save(() =>
      reply === null
        ? call(messages.addQuickReply, { body })
        : call(messages.changeQuickReply, { params: { id: reply.id }, body }),
    );
    if (!isDone) return;
    await reload();
    toast({ kind: 'success', message: t(reply === null ? 'added' : 'changed') });
    onLeave();
  };

  return (
    <Form form={form} onSubmit={submit}>
      <TextField
        name="title"
        label={t('title')}
        maxLength={QUICK_REPLY_TITLE_MAX}
        value={values.title}
        onValue={(title) => set({ title })}
        issue={form.keyOf('title')}
      />
      <TextAreaField
        name="message"
        label={t('message')}
        maxLength={QUICK_REPLY_TEXT_MAX}
        rows={5}
        value={values.message}
        onValue={(message) => set({ message })}
        issue={form.keyOf('message')}
      />
      <fieldset className="variables m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0 [&_legend]:mb-1 [&_legend]:p-0 [&_legend]:font-medium">
        <legend>{t('variables')}</legend>
        {QUICK_REPLY_VARIABLES.map((variable) => (
          <Button key={variable} variant="outline" onClick={() => insert(variable)}>
            {t(`variable_${variable}`)}
          </Button>
        ))}
        <p className={softClass}>{t('variables_hint')}</p>
      </fieldset>
      <FormFoot save={t('save')} busy={busy} onCancel={onLeave} />
    </Form>
  );
}

type QuickReply = contract.messages.QuickReply;

/** A lister's quick replies: add, edit and delete. */
export function QuickRepliesTab({ replies }: { replies: readonly QuickReply[] | null }) {
  const { t } = useTranslation('pages/settings/quick-replies');
  if (replies !== null) return <QuickReplies replies={replies} />;
  return (
    <Panel title={t('quick_replies')}>
      <Note>
        <p>{t('quick_replies_switched')}</p>
      </Note>
    </Panel>
  );
}

function QuickReplies({ replies }: { replies: readonly QuickReply[] }) {
  const { t } = useTranslation('pages/settings/quick-replies');
  const hydrated = useHydrated();
  const reload = useReload();
  const { busy, save } = useSave();
  /** The reply to edit, or a new one. */
  const [editedReply, setEditedReply] = useState<QuickReply | 'new' | null>(null);
  const [replyToDelete, setReplyToDelete] = useState<QuickReply | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFull = replies.length >= QUICK_REPLIES_MAX;

  const leave = () => {
    setEditedReply(null);
    list.current?.focus();
  };
  const destroy = async (reply: QuickReply) => {
    const isDone = await save(() => call(messages.deleteQuickReply, { params: { id: reply.id } }));
    setReplyToDelete(null);
    if (!isDone) return;
    if (editedReply === reply) setEditedReply(null);
    await reload();
    toast({ kind: 'success', message: t('deleted') });
    list.current?.focus();
  };

  return (
    <>
      <Panel title={t('quick_replies')} text={t('quick_replies_text')}>
        {replies.length === 0 && <p className={softClass}>{t('quick_replies_none')}</p>}
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('quick_replies')}
          className="m-0 grid list-none gap-4 p-0 [&+*]:mt-6"
        >
          {replies.map((reply) => (
            <li
              key={reply.id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 [&+&]:border-t [&+&]:border-t-line [&+&]:pt-4"
            >
              <div className="min-w-0 grow basis-64 wrap-anywhere">
                <strong>{reply.title}</strong>
                <p className="mx-0 mt-1 mb-0 whitespace-pre-line text-muted">{reply.message}</p>
              </div>
              <div className="flex gap-2">
                <Button
                  variant="outline"
                  disabled={!hydrated}
                  aria-label={t('edit_one', { title: reply.title })}
                  onClick={() => setEditedReply(reply)}
                >
                  {t('edit', { ns: 'common' })}
                </Button>
                <Button
                  variant="subtle"
                  disabled={!hydrated}
                  aria-label={t('delete_one', { title: reply.title })}
                  onClick={() => setReplyToDelete(reply)}
                >
                  {t('delete', { ns: 'common' })}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {isFull && (
          <p className={softClass}>{t('quick_replies_full', { count: replies.length })}</p>
        )}
        {!isFull && editedReply === null && (
          <Button disabled={!hydrated} onClick={() => setEditedReply('new')}>
            {t('add')}
          </Button>
        )}
      </Panel>
      {editedReply !== null && (
        <Panel title={t(editedReply === 'new' ? 'add_title' : 'edit_title')}>
          <QuickReplyForm
            key={editedReply === 'new' ? 'new' : editedReply.id}
            reply={editedReply === 'new' ? null : editedReply}
            onLeave={leave}
          />
        </Panel>
      )}
      <ConfirmDialog
        open={replyToDelete !== null}
        title={t('delete_title')}
        confirm={t('delete', { ns: 'common' })}
        cancel={t('keep')}
        close={t('close', { ns: 'common' })}
        busy={busy}
        danger
        onConfirm={() => replyToDelete && void destroy(replyToDelete)}
        onClose={() => setReplyToDelete(null)}
      >
        <p>{t('delete_text', { title: replyToDelete?.title ?? '' })}</p>
      </ConfirmDialog>
    </>
  );
}
