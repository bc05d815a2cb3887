import { isListerPlan, type Plan } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import { CheckField } from '../../../../ui/form/choice-fields.tsx';
import { TermsText } from '../../../accounts/index.ts';
import classes from './other-plans.module.css';

interface OtherTermsProps {
  plan: Plan;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** The terms of the other role, which this sign-up did not include. */
export function OtherTerms({ plan, isAgreed, onAgree }: OtherTermsProps) {
  const { t } = useTranslation('payment');
  const role = isListerPlan(plan) ? 'lister' : 'seeker';
  return (
    <div className={classes.terms}>
      <p>{t(`other_terms_${role}`)}</p>
      <details>
        <DisclosureSummary>{t('read_terms')}</DisclosureSummary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard. */}
        <div className={classes.text} tabIndex={0}>
          <TermsText role={role} plan={plan} />
        </div>
      </details>
      <CheckField name="agree" label={t('agree_terms')} checked={isAgreed} onValue={onAgree} />
    </div>
  );
}
