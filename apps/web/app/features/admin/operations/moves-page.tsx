import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { MOVE_NOTE_MAX, STUCK_STATES } from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { toast } from '../../../ui/toast.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { Person } from '../person.tsx';
import { pagesClass } from '../reports/reports-page-classes.ts';
import type { MovesView } from './load-system-status.ts';
import { RetryButton } from './retry-button.tsx';
import { factsClass, nameClass, rowClass, stateClass, whenClass } from './system-status-classes.ts';

interface CloseMoveDialogProps {
  move: contract.admin.StuckMove | null;
  onClose: () => void;
}

const lossOrNot = (move: contract.admin.StuckMove | null) =>
  move?.kind === 'dispute_reversal' ? 'settled_loss_text' : 'settled_text';

/** Takes the reason why a move is not made anymore. */
function CloseMoveDialog({ move, onClose }: CloseMoveDialogProps) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const isCard = move?.kind === 'shared_card';
  const submit = async () => {
    if (move === null) return;
    if (note.trim() === '') return form.show([{ field: 'note', key: 'reason_is_required' }]);
    const input = { params: { id: move.id }, body: { kind: move.kind, note: note.trim() } };
    const answer = await send(() => call(admin.closeMove, input, { quiet: true }));
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      open={move !== null}
      onClose={onClose}
      title={t(isCard ? 'card_checked_title' : 'settled_title')}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <p className="m-0 text-ink-soft">
          {t(isCard ? 'card_checked_text' : lossOrNot(move), {
            amount: exactMoney(move?.amount ?? 0, locale),
          })}
        </p>
        <TextAreaField
          name="note"
          label={t('settled_note')}
          hint={t('settled_note_hint')}
          maxLength={MOVE_NOTE_MAX}
          value={note}
          onValue={(value) => {
            setNote(value);
            form.clear('note');
          }}
          issue={form.keyOf('note')}
        />
        {refusal && <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="accent" disabled={busy}>
            {t(isCard ? 'card_checked' : 'settled_outside')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface MoveRowProps {
  move: contract.admin.StuckMove;
  onClose: () => void;
}

/** A move or refund with its parties, why it is not done, and the next try. */
function MoveRow({ move, onClose }: MoveRowProps) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { id, kind, state, lister, tenant, reason, tries, next_try_at, created_at } = move;
  const amount = exactMoney(move.amount, locale);
  const name = `${t(`kind_${kind}`)}, ${amount}`;
  const close = t(kind === 'shared_card' ? 'card_checked' : 'settled_outside');
  return (
    <li className={rowClass} data-move={`${kind}-${id}`}>
      <div className="grid min-w-0 content-start gap-1">
        <strong className={nameClass}>
          {name}
          <span className={stateClass} data-state={state}>
            {t(`move_${state}`)}
          </span>
        </strong>
        <p className={factsClass}>
          {lister !== null && <Person {...lister} />}
          {lister !== null && tenant !== null && <span aria-hidden>·</span>}
          {tenant !== null && <Person {...tenant} />}
        </p>
        <p className="m-0 max-w-text text-xs text-bad">
          {t('move_reason', { reason, count: tries })}
        </p>
        <div className="flex flex-wrap gap-2">
          {move.abilities.retry && (
            <RetryButton
              name={name}
              label={t('try_again')}
              retry={() =>
                call(admin.retryMove, { params: { id }, body: { kind } }, { quiet: true })
              }
            />
          )}
          {move.abilities.close && (
            <Button variant="outline" aria-label={`${close}: ${name}`} onClick={onClose}>
              {close}
            </Button>
          )}
        </div>
      </div>
      <p className={whenClass}>
        <time dateTime={created_at}>{dayAndTime(created_at, locale)}</time>
        {next_try_at !== null && (
          <span className="text-muted">
            {t('next_attempt', { when: dayAndTime(next_try_at, locale) })}
          </span>
        )}
      </p>
    </li>
  );
}

/** Moves and refunds that are not done: an admin tries them again, or closes what was settled. */
export function MovesPage({ data, state, page, pages }: MovesView) {
  const { t } = useTranslation('admin/operations');
  const { t: tAdmin } = useTranslation('admin');
  const [closing, setClosing] = useState<contract.admin.StuckMove | null>(null);
  const at = (to: number) =>
    `?${new URLSearchParams({ ...(state && { state }), page: String(to) })}`;
  return (
    <AdminFrame title={t('moves')} lead={t('moves_lead')}>
      <nav aria-label={t('move_states')} className="flex flex-wrap gap-2">
        {[undefined, ...STUCK_STATES].map((option) => (
          <FilterLink
            key={option ?? 'all'}
            to={option === undefined ? '?' : `?state=${option}`}
            aria-current={option === state ? 'page' : undefined}
          >
            {t(`move_${option ?? 'all'}`)}
          </FilterLink>
        ))}
      </nav>
      {data.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/payments.svg"
            title={t('no_moves')}
            text={t('no_moves_text')}
          />
        </div>
      ) : (
        <ul aria-label={t('moves')} className="mx-0 mt-0 mb-4 grid list-none p-0">
          {data.map((move) => (
            <MoveRow key={`${move.kind}-${move.id}`} move={move} onClose={() => setClosing(move)} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={tAdmin('pages')} className={pagesClass}>
          {page > 1 && (
            <LinkButton variant="outline" to={at(page - 1)} rel="prev">
              {tAdmin('previous')}
            </LinkButton>
          )}
          <span>{tAdmin('page_of', { page, pages })}</span>
          {page < pages && (
            <LinkButton variant="outline" to={at(page + 1)} rel="next">
              {tAdmin('next')}
            </LinkButton>
          )}
        </nav>
      )}
      <CloseMoveDialog key={closing?.id} move={closing} onClose={() => setClosing(null)} />
    </AdminFrame>
  );
}
