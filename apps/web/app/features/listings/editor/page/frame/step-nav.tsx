import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import { LAST_STEP, STEPS } from '../../form/steps.ts';
import classes from './step-nav.module.css';

interface StepNavProps {
  step: number;
  /** The last step that can be opened. */
  visited: number;
  onStep: (step: number) => void;
}

/** The progress, with links to all opened steps. */
export function StepNav({ step, visited, onStep }: StepNavProps) {
  const { t } = useTranslation('listings/editor');
  return (
    <nav aria-label={t('steps')} className={classes.nav}>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={1}
        aria-valuemax={LAST_STEP}
        aria-valuenow={step}
        aria-valuetext={t('step_of', { step, total: LAST_STEP })}
        className={classes.bar}
      >
        <span className={classes.fill} style={{ width: `${(step / LAST_STEP) * 100}%` }} />
      </div>
      <ol className={classes.steps}>
        {STEPS.map((name, at) => {
          const number = at + 1;
          const isDone = number !== step && number < Math.max(step, visited);
          const inside = (
            <>
              <span aria-hidden className={classes.number}>
                {isDone ? <IconCheck size={16} stroke={2.5} /> : number}
              </span>
              <span className={classes.name}>{t(`step_${name}`)}</span>
            </>
          );
          return (
            <li key={name} data-done={isDone || undefined} data-now={number === step || undefined}>
              {number <= visited ? (
                <button
                  type="button"
                  className={classes.step}
                  aria-current={number === step ? 'step' : undefined}
                  onClick={() => onStep(number)}
                >
                  {inside}
                </button>
              ) : (
                <span className={classes.step}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
