import type { contract } from '@crewpad/contract';
import { reviews } from '@crewpad/contract/endpoints';
import { REVIEW_MAX } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { readDraft, storeDraft } from '../../lib/drafts.ts';
import { usePage } from '../../lib/page-context.ts';
import { useSend } from '../../lib/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { issuesFromServer } from '../../ui/form/field-issues.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormRefusal } from '../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { useFormIssues } from '../../ui/form/use-form-issues.ts';
import { toast } from '../../ui/toast.ts';
import { ReviewForm } from './review-form.tsx';
import { actionsClass } from './review-form-classes.ts';

/** The subject of a dialog: a new review, an edit of one, or a response. */
export type OpenReviewDialog =
  | { kind: 'write'; choices: readonly contract.reviews.ReviewChoice[]; listingId: number | null }
  | { kind: 'edit'; review: contract.reviews.ReviewItem }
  | { kind: 'respond'; review: contract.reviews.ReviewItem };

export interface ReviewDialogsProps {
  dialog: OpenReviewDialog | null;
  lister: { id: number; name: string };
  onDone: (review: contract.reviews.ReviewItem) => void;
  onClose: () => void;
}

/** The dialogs for writing reviews and responses. */
export default function ReviewDialogs({ dialog, lister, onDone, onClose }: ReviewDialogsProps) {
  const { t } = useTranslation('reviews');
  const title = {
    write: t('write_title', { name: lister.name }),
    edit: t('edit_title'),
    respond: t('respond_title', {
      name: dialog?.kind === 'respond' ? dialog.review.display_name : '',
    }),
  }[dialog?.kind ?? 'write'];
  return (
    <Dialog
      open={dialog !== null}
      onClose={onClose}
      title={title}
      closeLabel={t('close', { ns: 'common' })}
    >
      {dialog?.kind === 'respond' && (
        <ResponseForm review={dialog.review} onDone={onDone} onCancel={onClose} />
      )}
      {(dialog?.kind === 'write' || dialog?.kind === 'edit') && (
        <ReviewForm
          lister={lister}
          choices={dialog.kind === 'write' ? dialog.choices : []}
          listingId={dialog.kind === 'write' ? dialog.listingId : null}
          edited={dialog.kind === 'edit' ? dialog.review : undefined}
          onDone={onDone}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

interface ResponseFormProps {
  review: contract.reviews.ReviewItem;
  onDone: ReviewDialogsProps['onDone'];
  onCancel: () => void;
}

function ResponseForm({ review, onDone, onCancel }: ResponseFormProps) {
  const { t } = useTranslation('reviews');
  const memberId = usePage().member?.id ?? 0;
  const name = `response-${review.id}`;
  const [message, setMessage] = useState('');
  useEffect(() => {
    const draft = readDraft(memberId, name, 'browser');
    setMessage(typeof draft === 'string' ? draft : '');
  }, [memberId, name]);
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const submit = async () => {
    const body = { review_id: review.id, obj_type: 'user' as const, message };
    const answer = await send(
      () => call(reviews.respondToReview, { body }, { quiet: true }),
      (error) => form.show(issuesFromServer(error.body.errors, ['message'])),
    );
    if (answer === undefined) return;
    storeDraft(memberId, name, null, 'browser');
    toast({ kind: 'success', message: t('responded') });
    onDone(answer.data);
  };
  return (
    <Form onSubmit={submit} className="grid max-w-text gap-4" keepsText>
      <p className="m-0 text-xs text-muted">{t('respond_text')}</p>
      <TextAreaField
        name="message"
        label={t('response')}
        hint={t('left', { count: REVIEW_MAX - message.length })}
        issue={form.keyOf('message')}
        maxLength={REVIEW_MAX}
        rows={5}
        value={message}
        onValue={(value) => {
          setMessage(value);
          storeDraft(memberId, name, value === '' ? null : value, 'browser');
          form.clear('message');
        }}
      />
      {refusal && refusal.body.errors === undefined && (
        <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>
      )}
      <div className={actionsClass}>
        <Button variant="outline" onClick={onCancel}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button type="submit" variant="accent" disabled={busy}>
          {t('respond')}
        </Button>
      </div>
    </Form>
  );
}
