import type { contract } from '@crewpad/contract';
import { AUTOPAY } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import {
  DETAILS_STEPS,
  DetailsFields,
  DetailsProgress,
  PolicyLinks,
} from '../../accounts/index.ts';
import classes from './accept.module.css';
import { AcceptBar } from './accept-bar.tsx';
import { TermsBox } from './terms-box.tsx';
import type { useAcceptance } from './use-acceptance.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterTermsProps {
  token: string;
  offer: contract.rentals.Offer;
  acceptance: ReturnType<typeof useAcceptance>;
}

/**
 * The sign-up of an invited person without an account, on the screens of every sign-up; the last one
 * has the terms.
 */
export function RegisterTerms({ token, offer, acceptance }: RegisterTermsProps) {
  const { t } = useTranslation('rent/accept');
  const { t: signUp } = useTranslation('accounts/sign-up');
  const hydrated = useHydrated();
  const invited = { ...offer, email: offer.email ?? '' };
  const hasPayment = offer.auto_pay === AUTOPAY.on;
  const registration = useRegistration(token, invited, acceptance);
  const { step, goBack } = registration;
  const isLast = step === DETAILS_STEPS.at(-1);
  return (
    <>
      <h2 className={classes.heading}>{t('account_title')}</h2>
      <p className={classes.intro}>{t(hasPayment ? 'account_text_card' : 'account_text')}</p>
      <DetailsProgress step={step} />
      <Form form={registration.form} onSubmit={registration.submit}>
        <DetailsFields {...registration} isInvited />
        {isLast && <TermsBox />}
        {isLast && <PolicyLinks />}
        {isLast ? (
          <AcceptBar
            label={t(hasPayment ? 'create_and_pay' : 'create_and_accept')}
            next={
              hasPayment
                ? t('next_payment_account')
                : t('what_next_account', { lister: offer.lister_name })
            }
            acceptance={acceptance}
            onBack={goBack}
          />
        ) : (
          <div className={classes.bar} data-own-bar>
            <div className={classes.buttons}>
              <Button variant="outline" onClick={goBack}>
                {t('back')}
              </Button>
              <Button type="submit" variant="accent" disabled={!hydrated}>
                {signUp('continue')}
              </Button>
            </div>
            <p className={classes.why}>{t('next_terms')}</p>
          </div>
        )}
      </Form>
    </>
  );
}
