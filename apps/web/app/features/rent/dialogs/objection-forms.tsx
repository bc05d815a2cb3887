import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { OBJECTION_MAX } from '@crewpad/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { useObjectionWords } from '../../../lib/objection-words.ts';
import { usePage } from '../../../lib/page-context.ts';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { type FormIssues, useFormIssues } from '../../../ui/form/use-form-issues.ts';
import type { DialogFormProps } from '../../rentals/index.ts';
import { Refusal } from '../../rentals/index.ts';
import { textClass } from './money-classes.ts';
import { useMoney } from './use-money.ts';

/** A tenant's objection to a payment, and the lister's answer. */

type Part = { refund_id?: number; line?: number };

const partOf = ({
  refund_id,
  line,
}: Pick<contract.rentals.Objection, 'refund_id' | 'line'>): Part => ({
  ...(refund_id !== null && { refund_id }),
  ...(line !== null && { line }),
});

/**
 * The tenant says what is wrong with rent, an entry, a return, or a deduction.
 * @param payments where several parts are possible, they choose
 */
export function ObjectionForm({
  payments,
  onDone,
  onClose,
}: DialogFormProps & { payments: readonly contract.rent.Transaction[] }) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const targets = payments.flatMap(({ objectionable, ...payment }) =>
    objectionable.map((part) => ({ ...part, payment })),
  );
  const [choice, setChoice] = useState('');
  const [only] = targets;
  if (only === undefined) return null;
  const target = targets.length === 1 ? only : targets.find((_, at) => String(at) === choice);
  const { lister_name: name } = only.payment;
  const nameOf = ({ about, amount, reason, days: { from, to } }: typeof only) => {
    const part = { amount: exactMoney(amount, locale), reason: reason ?? '' };
    if (about === 'rent') {
      if (from === null || to === null) return t('object_rent', part);
      return t('object_rent_of', { ...part, period: periodDays(from, to, locale) });
    }
    const text =
      about === 'deduction' && reason === null ? 'object_kept' : (`object_${about}` as const);
    return t(text, { ...part, day: from === null ? '' : shortDate(from, locale) });
  };
  return (
    <WordsForm
      label={t('object_text')}
      info={t('object_info', { name })}
      save={t('object_save')}
      failed={t('object_failed')}
      send={
        target &&
        ((text, options) =>
          call(
            rent.objectToCharge,
            { params: { id: target.payment.id }, body: { text, ...partOf(target) } },
            options,
          ))
      }
      onClose={onClose}
      onDone={() => onDone(t('object_done', { name }))}
    >
      {(form) =>
        targets.length === 1 ? (
          <p className={textClass}>{nameOf(only)}</p>
        ) : (
          <RadioField
            name="part"
            label={t('object_part')}
            value={choice}
            onValue={(value) => {
              setChoice(value);
              form.clear('part');
            }}
            choices={targets.map((target, at) => ({ value: String(at), label: nameOf(target) }))}
            issue={form.keyOf('part')}
          />
        )
      }
    </WordsForm>
  );
}

/** The lister answers an objection, once. */
export function AnswerObjectionForm({
  objection,
  name,
  onDone,
  onClose,
}: DialogFormProps & { objection: contract.rentals.Objection; name: string }) {
  const { t } = useTranslation('rent/dialogs');
  const wordsOf = useObjectionWords();
  const { charge_id: id } = objection;
  return (
    <WordsForm
      label={t('answer_text')}
      info={t('answer_info', { name })}
      save={t('answer_save')}
      failed={t('object_failed')}
      send={(text, options) =>
        call(
          rent.answerObjection,
          { params: { id }, body: { text, ...partOf(objection) } },
          options,
        )
      }
      onClose={onClose}
      onDone={() => onDone(t('answer_done', { name }))}
    >
      {() => (
        <>
          <p className={textClass}>{t('answer_about', { about: wordsOf(objection) })}</p>
          {objection.text !== '' && <blockquote className={textClass}>{objection.text}</blockquote>}
        </>
      )}
    </WordsForm>
  );
}

interface WordsFormProps<T> {
  label: string;
  info: string;
  save: string;
  /** The toast for an error without a server message. */
  failed: string;
  /** Undefined until the part is chosen. */
  send:
    | ((text: string, options: { quiet: true; idempotencyKey: string }) => Promise<T>)
    | undefined;
  onClose: () => void;
  onDone: () => void;
  /** What it is about. */
  children: (form: FormIssues) => ReactNode;
}

function WordsForm<T>(props: WordsFormProps<T>) {
  const { label, info, save, failed, onClose, onDone, children } = props;
  const [text, setText] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useMoney(failed);

  const submit = async () => {
    const { send: sendText } = props;
    const isEmpty = text.trim() === '';
    if (sendText === undefined || isEmpty) {
      return form.show([
        ...(sendText === undefined ? [{ field: 'part', key: 'part_is_required' }] : []),
        ...(isEmpty ? [{ field: 'text', key: 'text_is_required' }] : []),
      ]);
    }
    const answer = await send(
      { text: text.trim() },
      (body, options) => sendText(body.text, options),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ['text'])),
    );
    if (answer !== undefined) onDone();
  };

  return (
    <Form form={form} onSubmit={submit}>
      {children(form)}
      <TextAreaField
        name="text"
        label={label}
        hint={info}
        rows={4}
        maxLength={OBJECTION_MAX}
        value={text}
        onValue={(value) => {
          setText(value);
          form.clear('text');
        }}
        issue={form.keyOf('text')}
      />
      {!refusal?.body.errors && <Refusal error={refusal} />}
      <FormFoot save={save} busy={busy} onCancel={onClose} />
    </Form>
  );
}
