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
import { issuesFromServer } from '../../ui/form/field-issues.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormRefusal } from '../../ui/form/form-refusal.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { StarField, type Stars } from '../../ui/form/star-field.tsx';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { useFormIssues } from '../../ui/form/use-form-issues.ts';
import { toast } from '../../ui/toast.ts';
import { actionsClass } from './review-form-classes.ts';

interface ReviewFormProps {
  lister: { id: number; name: string };
  /** The reviewable subjects: the lister (null) or a crash pad. Not asked if there is only one. */
  choices: readonly contract.reviews.ReviewChoice[];
  /** The initial choice. */
  listingId: number | null;
  /** The review to edit; undefined for a new one. */
  edited?: contract.reviews.ReviewItem | undefined;
  onDone: (review: contract.reviews.ReviewItem) => void;
  onCancel?: (() => void) | undefined;
}

/** Stars and text. The draft is stored in this browser until it is published. */
export function ReviewForm(props: ReviewFormProps) {
  const { lister, choices, listingId, edited, onDone, onCancel } = props;
  const { t } = useTranslation('reviews');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const about = edited ? `review-${edited.id}` : `lister-${lister.id}-${listingId ?? 0}`;
  const { draft, change, clear } = useReviewDraft(`review-${about}`, {
    listing_id: listingId,
    score: edited?.score ?? 0,
    message: edited?.message ?? '',
  });
  const { listing_id, score, message } = draft;
  const charactersLeft = REVIEW_MAX - message.length;
  /** The lister has responded, or the time is over: no other input helps. */
  const isTooLate = edited !== undefined && refusal?.status === 409;
  const submit = async () => {
    if (score === 0) return form.show([{ field: 'score', key: 'you_must_select_a_star_rating' }]);
    const review = await send(
      () =>
        edited
          ? call(
              reviews.editReview,
              { params: { id: edited.id }, body: { score, message } },
              { quiet: true },
            )
          : call(
              reviews.writeReview,
              { body: { lister_id: lister.id, obj_type: 'user', score, message, listing_id } },
              { quiet: true },
            ),
      ({ body }) => form.show(issuesFromServer(body.errors, ['score', 'message'])),
    );
    if (review === undefined) return;
    clear();
    toast({ kind: 'success', message: t(edited ? 'changed' : 'sent') });
    onDone(review.data);
  };
  return (
    <Form onSubmit={submit} className="grid max-w-text gap-4" keepsText>
      {choices.length > 1 && (
        <SelectField
          name="target"
          label={t('what')}
          value={String(listing_id ?? 0)}
          onValue={(value) => change({ listing_id: Number(value) || null })}
        >
          {choices.map((choice) => (
            <option
              key={choice.listing_id ?? 0}
              value={choice.listing_id ?? 0}
              disabled={choice.already_review}
            >
              {choice.listing_title ?? t('choice_lister', { name: lister.name })}{' '}
              {choice.already_review && t('choice_done')}
            </option>
          ))}
        </SelectField>
      )}
      <StarField
        name="score"
        label={t('stars')}
        issue={form.keyOf('score')}
        value={score}
        onValue={(stars) => {
          change({ score: stars });
          form.clear('score');
        }}
        textOf={(stars: Stars) => t(`star_${stars}`)}
      />
      <TextAreaField
        optional
        name="message"
        label={t('message')}
        hint={t('message_hint', { count: charactersLeft })}
        issue={form.keyOf('message')}
        maxLength={REVIEW_MAX}
        rows={5}
        value={message}
        onValue={(value) => {
          change({ message: value });
          form.clear('message');
        }}
      />
      {refusal && refusal.body.errors === undefined && (
        <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>
      )}
      {!isTooLate && <p className="m-0 text-xs text-muted">{t('edit_hint')}</p>}
      <div className={actionsClass}>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {t('cancel', { ns: 'common' })}
          </Button>
        )}
        <Button type="submit" variant="accent" disabled={busy || isTooLate}>
          {t(edited ? 'save' : 'send')}
        </Button>
      </div>
    </Form>
  );
}

/** A review draft. Score 0 means no star selected; listing_id null means the lister. */
interface ReviewDraft {
  listing_id: number | null;
  score: number;
  message: string;
}

/** The member's draft of this name in this browser, until it is sent. */
function useReviewDraft(name: string, initial: ReviewDraft) {
  const memberId = usePage().member?.id ?? 0;
  const [draft, setDraft] = useState(initial);
  useEffect(() => {
    const storedDraft = readDraft(memberId, name, 'browser');
    if (isDraft(storedDraft)) setDraft((now) => ({ ...storedDraft, listing_id: now.listing_id }));
  }, [memberId, name]);
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(memberId, name, next, 'browser');
  };
  return { draft, change, clear: () => storeDraft(memberId, name, null, 'browser') };
}

function isDraft(value: unknown): value is ReviewDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { score, message } = value as Partial<ReviewDraft>;
  return typeof score === 'number' && score >= 0 && score <= 5 && typeof message === 'string';
}
