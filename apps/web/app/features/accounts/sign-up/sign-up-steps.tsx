import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { signUpText } from '../../../i18n/en/sign-up.ts';
import classes from './sign-up-steps.module.css';

const STEPS = ['plan', 'details', 'terms', 'payment'] as const;
export type SignUpStep = (typeof STEPS)[number];

/** Where on the way into an account one is. */
export function SignUpSteps({ at }: { at: SignUpStep }) {
  const { t } = useTranslation(signUpText);
  const now = STEPS.indexOf(at);
  return (
    <ol aria-label={t('steps')} className={classes.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-done={index < now || undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <span aria-hidden className={classes.number}>
            {index < now ? <IconCheck size={16} stroke={2.5} /> : index + 1}
          </span>
          {t(`step_${step}`)}
        </li>
      ))}
    </ol>
  );
}
