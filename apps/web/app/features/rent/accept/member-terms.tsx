import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { AcceptBar } from './accept-bar.tsx';
import { TermsBox } from './terms-box.tsx';
import type { useAcceptance } from './use-acceptance.ts';

interface MemberTermsProps {
  offer: contract.rentals.Offer;
  acceptance: ReturnType<typeof useAcceptance>;
}

/** The terms for a logged-in member. */
export function MemberTerms({ offer, acceptance }: MemberTermsProps) {
  const { t } = useTranslation('accept-invite');
  const hasPayment = offer.auto_pay === 1;
  return (
    <Form onSubmit={acceptance.proceed}>
      <TermsBox />
      <AcceptBar
        label={t(hasPayment ? 'to_payment' : 'accept_invitation')}
        next={hasPayment ? t('next_payment') : t('what_next', { lister: offer.lister_name })}
        acceptance={acceptance}
        onBack={() => acceptance.goTo('details')}
      />
    </Form>
  );
}
