import { useTranslation } from '../../../i18n/use-translation.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';

const STEPS = ['plan', 'details', 'terms', 'payment'] as const;
export type SignUpStep = (typeof STEPS)[number];

/** The progress of a sign-up. */
export function SignUpSteps({ at }: { at: SignUpStep }) {
  const { t } = useTranslation('accounts/sign-up');
  return (
    <StepBar
      label={t('steps')}
      steps={STEPS.map((step) => t(`step_${step}`))}
      at={STEPS.indexOf(at)}
    />
  );
}
