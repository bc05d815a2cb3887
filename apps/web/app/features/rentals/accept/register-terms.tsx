import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { DetailsFields } from '../../accounts/index.ts';
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

/** The terms and the sign-up form for an invited person without an account. */
export function RegisterTerms({ token, offer, acceptance }: RegisterTermsProps) {
  const { t } = useTranslation('accept-invite');
  const invited = { ...offer, email: offer.email ?? '' };
  const hasPayment = offer.auto_pay === 1;
  const registration = useRegistration(token, invited, acceptance);
  return (
    <>
      <h2 className={classes.heading}>{t('account_title')}</h2>
      <p className={classes.intro}>{t(hasPayment ? 'account_text_card' : 'account_text')}</p>
      <Form form={registration.form} onSubmit={registration.submit}>
        <DetailsFields {...registration} isInvited />
        <TermsBox />
        <AcceptBar
          label={t(hasPayment ? 'create_and_pay' : 'create_and_accept')}
          next={
            hasPayment
              ? t('next_payment_account')
              : t('what_next_account', { lister: offer.lister_name })
          }
          busy={acceptance.busy}
          onBack={() => acceptance.goTo('details')}
        />
      </Form>
    </>
  );
}
