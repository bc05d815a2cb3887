import { type Dispatch, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFocusOnIssues } from '../../../../ui/form/use-form-issues.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { Conflict } from '../form/merge.ts';
import { stepOf } from '../form/steps.ts';
import type { WizardAction } from '../form/wizard-state.ts';
import { MAIN_ACTION } from './action-bar.tsx';

interface ConflictsBarProps {
  conflicts: readonly Conflict[];
  /** Takes the focus with every change. */
  focusRequest: number;
  dispatch: Dispatch<WizardAction>;
}

const CHARACTERS_MAX = 80;

/** Conflicting changes: the local value stays until the other is accepted. */
export function ConflictsBar({ conflicts, focusRequest, dispatch }: ConflictsBarProps) {
  const { t } = useTranslation('listings/editor');
  const id = useId();
  const element = useFocusOnIssues(focusRequest);
  const { list, announcement, choose } = useChoice(conflicts, dispatch);
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {conflicts.length > 0 && (
        <section
          aria-labelledby={id}
          className="mb-6 rounded-md border border-warn bg-warn-soft p-4"
        >
          <div ref={element} role="status" tabIndex={-1}>
            <h2 id={id} className="m-0 text-md">
              {t('changed_in_another_tab')}
            </h2>
            <p className="mx-0 mt-1 mb-0">{t('choose_between')}</p>
          </div>
          <Choices list={list} conflicts={conflicts} choose={choose} />
          {conflicts.length > 1 && (
            <Button variant="subtle" onClick={() => choose(0, { type: 'keep-all-mine' })}>
              {t('keep_all_mine')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

type Choose = (at: number, action: WizardAction) => void;

interface ChoicesProps {
  list: RefObject<HTMLUListElement | null>;
  conflicts: readonly Conflict[];
  choose: Choose;
}

function Choices({ list, conflicts, choose }: ChoicesProps) {
  const { t } = useTranslation('listings/editor');
  return (
    <ul ref={list} className="m-0 list-none p-0">
      {conflicts.map((conflict, at) => {
        const name = t(`field_${conflict.field}` as 'field_title');
        return (
          <li
            key={conflict.field}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 [&>:first-child]:min-w-0 [&>:first-child]:grow [&>:first-child]:basis-48 [&>:first-child]:wrap-anywhere"
          >
            <span>
              <strong>{name}</strong>{' '}
              <span className="text-ink-soft">
                {t('step_n', { step: stepOf(conflict.field) })}
                {shortText(conflict) && `: “${shortText(conflict)}”`}
              </span>
            </span>
            <Button variant="outline" onClick={() => choose(at, { type: 'use-theirs', conflict })}>
              {t('use_it')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Button variant="subtle" onClick={() => choose(at, { type: 'keep-mine', conflict })}>
              {t('keep_mine')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The pressed button disappears with its line: the next choice gets the focus and is announced. */
function useChoice(conflicts: readonly Conflict[], dispatch: Dispatch<WizardAction>) {
  const { t } = useTranslation('listings/editor');
  const list = useRef<HTMLUListElement>(null);
  /** The line that was just resolved. */
  const resolvedLine = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const at = resolvedLine.current;
    if (at === null) return;
    resolvedLine.current = null;
    const { length } = conflicts;
    setAnnouncement(length === 0 ? t('all_chosen') : t('left_to_choose', { count: length }));
    const line = list.current?.children[Math.min(at, length - 1)];
    (line?.querySelector('button') ?? document.getElementById(MAIN_ACTION))?.focus();
  }, [conflicts, t]);
  const choose: Choose = (at, action) => {
    resolvedLine.current = at;
    dispatch(action);
  };
  return { list, announcement, choose };
}

/** The other's value, if it is a text. */
function shortText({ theirs }: Conflict): string {
  const text = Object.values(theirs)
    .filter((value) => typeof value === 'string')
    .filter(Boolean)
    .join(', ');
  return text.length > CHARACTERS_MAX ? `${text.slice(0, CHARACTERS_MAX)} ...` : text;
}
