import { contract } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import {
  ANSWER_HOURS,
  CONTACT_ALERT_S,
  CONTACT_NAME_MAX,
  CONTACT_SUBJECT_MAX,
  CONTACT_TEXT_MAX,
} from '@crewpad/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';
import { readDraft, storeDraft } from '../../lib/drafts.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { issuesFromServer, issuesOf } from '../../ui/form/field-issues.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormRefusal } from '../../ui/form/form-refusal.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { useFormIssues } from '../../ui/form/use-form-issues.ts';

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message_content: string;
}

type ContactText = Pick<ContactValues, 'subject' | 'message_content'>;

const ORDER = ['name', 'email', 'subject', 'message_content'];
/** Shows the remaining characters from this number on. */
const COUNTED_FROM = 500;
const DRAFT = 'contact';

/** The contact form. Confirms a sent message for ten seconds, then resets. */
export function ContactForm({ initial }: { initial: ContactValues }) {
  const { t } = useTranslation('content/contact');
  const hydrated = useHydrated();
  const memberId = usePage().member?.id ?? null;
  const form = useFormIssues();
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  // Another member can take over the tab, as while an admin views one: the text waits for its own.
  const storeText = (text: ContactText | null) => {
    if (memberId !== null) storeDraft(memberId, DRAFT, text, 'tab');
  };
  useEffect(() => {
    if (memberId === null) return;
    const draft = readDraft(memberId, DRAFT, 'tab') as ContactText | null;
    if (draft === null) return;
    // A link brings its own subject.
    setValues((last) => ({ ...last, ...draft, subject: last.subject || draft.subject }));
  }, [memberId]);

  useEffect(() => {
    if (sentTo === null) return;
    const reopen = setTimeout(() => setSentTo(null), CONTACT_ALERT_S * 1000);
    return () => clearTimeout(reopen);
  }, [sentTo]);

  const field = (name: keyof ContactValues) => ({
    name,
    value: values[name],
    issue: form.keyOf(name),
    onValue: (value: string) => {
      const nextValues = { ...values, [name]: value };
      setValues(nextValues);
      storeText({ subject: nextValues.subject, message_content: nextValues.message_content });
      form.clear(name);
    },
  });

  const submit = async () => {
    const result = contract.content.contactForm.safeParse(values);
    form.show(issuesOf(result, ORDER));
    setRefusal('');
    if (!result.success || busy) return;
    setBusy(true);
    try {
      await call(content.sendContact, { body: values }, { quiet: true });
      setSentTo(values.email.trim());
      setValues({ ...initial, subject: '', message_content: '' });
      storeText(null);
    } catch (error) {
      const body = isApiError(error) ? error.body : undefined;
      form.show(issuesFromServer(body?.errors, ORDER));
      if (body?.errors === undefined) setRefusal(body?.message ?? t('failed'));
    } finally {
      setBusy(false);
    }
  };

  const charactersLeft = CONTACT_TEXT_MAX - values.message_content.length;
  return (
    <>
      <div role="status">{sentTo !== null && <Confirmation email={sentTo} />}</div>
      {sentTo === null && (
        <Form form={form} onSubmit={submit}>
          <TextField
            {...field('name')}
            label={t('name')}
            autoComplete="name"
            maxLength={CONTACT_NAME_MAX}
            optional
          />
          <TextField
            {...field('email')}
            label={t('email')}
            hint={t('email_hint')}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
          />
          <TextField
            {...field('subject')}
            label={t('subject')}
            maxLength={CONTACT_SUBJECT_MAX}
            optional
          />
          <TextAreaField
            {...field('message_content')}
            label={t('message')}
            hint={
              charactersLeft > COUNTED_FROM
                ? t('message_hint')
                : t('characters_left', { count: charactersLeft })
            }
            rows={7}
            maxLength={CONTACT_TEXT_MAX}
            optional
          />
          {refusal !== '' && <FormRefusal>{refusal}</FormRefusal>}
          <Button
            type="submit"
            variant="accent"
            className="min-h-13! w-full text-md"
            disabled={!hydrated || busy}
          >
            {t(busy ? 'sending' : 'send')}
          </Button>
        </Form>
      )}
    </>
  );
}

function Confirmation({ email }: { email: string }) {
  const { t } = useTranslation('content/contact');
  return (
    <div className="confirmation flex gap-2 rounded-md bg-good-soft p-4 [&_p]:m-0">
      <IconCircleCheck aria-hidden size={28} className="flex-none text-good" />
      <div>
        <p className="[.confirmation_&]:font-bold">{t('sent_title', { hours: ANSWER_HOURS })}</p>
        <p>{t('sent_text', { email })}</p>
        <p>{t('sent_again')}</p>
      </div>
    </div>
  );
}
