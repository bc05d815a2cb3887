import { type Dispatch, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import type { Conflict } from '../form/merge.ts';
import { stepOf } from '../form/steps.ts';
import type { WizardAction } from '../form/wizard-state.ts';
import classes from './conflicts-bar.module.css';

interface ConflictsBarProps {
  conflicts: readonly Conflict[];
  dispatch: Dispatch<WizardAction>;
}

const SHOWN_CHARACTERS = 80;

/** What was changed here and elsewhere: what is typed here stands until the other is taken. */
export function ConflictsBar({ conflicts, dispatch }: ConflictsBarProps) {
  const { t } = useTranslation(wizardText);
  const id = useId();
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.bar}>
      <div role="status">
        <h2 id={id} className={classes.title}>
          {t('changed_in_another_tab')}
        </h2>
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
