import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import classes from './details-progress.module.css';
import { DETAILS_STEPS, type DetailsStep } from './details-steps.ts';

/** How far the account details are, on their three short screens. A new screen starts here. */
export function DetailsProgress({ step }: { step: DetailsStep }) {
  const { t } = useTranslation('accounts/sign-up');
  const of = DETAILS_STEPS.length;
  const at = DETAILS_STEPS.indexOf(step) + 1;
  const progress = useRef<HTMLParagraphElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // The pressed button keeps its place, so new content starts here.
    progress.current?.focus({ preventScroll: true });
    progress.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [step]);
  return (
    <p ref={progress} tabIndex={-1} className={classes.progress}>
      {t('details_progress', { at, of })}
      <span aria-hidden className={classes.track}>
        <span className={classes.done} data-at={at} />
      </span>
    </p>
  );
}
