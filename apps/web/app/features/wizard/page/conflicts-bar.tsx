import { type Dispatch, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnIssues } from '../../../ui/form/use-form-issues.ts';
import type { Conflict } from '../form/merge.ts';
import { stepOf } from '../form/steps.ts';
import type { WizardAction } from '../form/wizard-state.ts';
import classes from './conflicts-bar.module.css';

interface ConflictsBarProps {
  conflicts: readonly Conflict[];
  /** With every change it takes the focus. */
  asked: number;
  dispatch: Dispatch<WizardAction>;
}

const SHOWN_CHARACTERS = 80;

/** What was changed here and elsewhere: what is typed here stands until the other is taken. */
export function ConflictsBar({ conflicts, asked, dispatch }: ConflictsBarProps) {
  const { t } = useTranslation(wizardText);
  const id = useId();
  const element = useFocusOnIssues(asked);
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.bar}>
      <div ref={element} role="status" tabIndex={-1}>
        <h2 id={id} className={classes.title}>
          {t('changed_in_another_tab')}
        </h2>
        <p className={classes.text}>{t('choose_between')}</p>
      </div>
      <ul className={classes.list}>
        {conflicts.map((conflict) => {
          const name = t(`field_${conflict.field}` as 'field_title');
          return (
            <li key={conflict.field} className={classes.item}>
              <span>
                <strong>{name}</strong>{' '}
                <span className={classes.soft}>
                  {t('step_n', { step: stepOf(conflict.field) })}
                  {shortText(conflict) && `: “${shortText(conflict)}”`}
                </span>
              </span>
              <Button variant="outline" onClick={() => dispatch({ type: 'use-theirs', conflict })}>
                {t('use_it')}
                <span className={classes.hidden}> {name}</span>
              </Button>
              <Button variant="subtle" onClick={() => dispatch({ type: 'keep-mine', conflict })}>
                {t('keep_mine')}
                <span className={classes.hidden}> {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {conflicts.length > 1 && (
        <Button variant="subtle" onClick={() => dispatch({ type: 'keep-all-mine' })}>
          {t('keep_all_mine')}
        </Button>
      )}
    </section>
  );
}

/** What the other one wrote, where that is a text. */
function shortText({ theirs }: Conflict): string {
  const text = Object.values(theirs)
    .filter((value) => typeof value === 'string')
    .filter(Boolean)
    .join(', ');
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)} ...` : text;
}
