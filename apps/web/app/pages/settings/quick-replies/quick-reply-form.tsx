import { contract } from '@crewpad/contract';
import { messages } from '@crewpad/contract/endpoints';
import {
  QUICK_REPLY_TEXT_MAX,
  QUICK_REPLY_TITLE_MAX,
  QUICK_REPLY_VARIABLES,
} from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { Button } from '../../../ui/button.tsx';
import { issuesOf } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { fieldId, useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useFocusAtFirst } from '../details/use-focus-at-first.ts';
import { useSave } from '../use-save.ts';
import classes from './quick-replies.module.css';

const ORDER = ['title', 'message'];

interface QuickReplyFormProps {
  /** null: a new one. */
  reply: contract.messages.QuickReply | null;
  onLeave: () => void;
}

/** Writes a quick reply. */
export function QuickReplyForm({ reply, onLeave }: QuickReplyFormProps) {
  const { t } = useTranslation('pages/settings/quick-replies');
  const form = useFormIssues();
  const { busy, save } = useSave(form, ORDER);
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState({
    title: reply?.title ?? '',
    message: reply?.message ?? '',
  });
  useFocusAtFirst('title');

  const set = (changed: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...changed }));
    form.clear(...Object.keys(changed));
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
    const parsed = contract.messages.quickReplyForm.safeParse(values);
    form.show(issuesOf(parsed, ORDER));
    if (!parsed.success) return;
    const body = parsed.data;
    const isDone = await save(() =>
      reply === null
        ? call(messages.addQuickReply, { body })
        : call(messages.changeQuickReply, { params: { id: reply.id }, body }),
    );
    if (!isDone) return;
    await revalidate();
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
      <fieldset className={classes.variables}>
        <legend>{t('variables')}</legend>
        {QUICK_REPLY_VARIABLES.map((variable) => (
          <Button key={variable} variant="outline" onClick={() => insert(variable)}>
            {t(`variable_${variable}`)}
          </Button>
        ))}
        <p className={classes.soft}>{t('variables_hint')}</p>
      </fieldset>
      <FormFoot save={t('save')} busy={busy} onCancel={onLeave} />
    </Form>
  );
}
