import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LAST_STEP } from '../form/steps.ts';
import classes from './action-bar.module.css';

/** The button that saves, or Next: gets the focus after a conflict is resolved. */
export const MAIN_ACTION = 'wizard-main-action';

interface ActionBarProps {
  step: number;
  busy: boolean;
  isEditing: boolean;
  /** Edit mode: saves without going through the steps. */
  onSave?: () => void;
  onBack: () => void;
  /** How the saving goes. */
  note: ReactNode;
}

/** The navigation buttons. The submit button is Next, and Save in the last step. */
export function ActionBar({ step, busy, isEditing, onSave, onBack, note }: ActionBarProps) {
  const { t } = useTranslation('listings/editor');
  const { t: f } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const isLast = step === LAST_STEP;
  const off = !hydrated || busy;
  const save = busy ? f('one_moment') : t('save_changes');
  return (
    <div className={classes.bar} data-own-bar data-editing={isEditing || undefined}>
      <div className={classes.side}>
        {step > 1 && (
          <Button variant="outline" disabled={!hydrated} onClick={onBack}>
            <IconArrowLeft aria-hidden size={20} />
            <span className={classes.word}>{t('back')}</span>
          </Button>
        )}
        <LinkButton to="/my-crashpads" variant="subtle" className={classes.cancel}>
          {t('cancel', { ns: 'common' })}
        </LinkButton>
      </div>
      <div className={classes.note}>{note}</div>
      <div className={classes.side}>
        {isEditing && !isLast && (
          <Button id={MAIN_ACTION} variant="accent" disabled={off} onClick={onSave}>
            {save}
          </Button>
        )}
        {!isLast && (
          <Button
            id={isEditing ? undefined : MAIN_ACTION}
            type="submit"
            variant={isEditing ? 'outline' : 'accent'}
            disabled={off}
            className={classes.main}
          >
            {t('next')}
            <IconArrowRight aria-hidden size={20} className={classes.arrow} />
          </Button>
        )}
        {isLast && (
          <Button
            id={MAIN_ACTION}
            type="submit"
            variant="accent"
            disabled={off}
            className={classes.main}
          >
            {isEditing ? save : busy ? f('one_moment') : t('save_and_publish')}
          </Button>
        )}
      </div>
    </div>
  );
}
