import type { contract } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/form/form.tsx';
import { AcceptBar } from './accept-bar.tsx';
import { TermsBox } from './terms-box.tsx';
import type { useAcceptance } from './use-acceptance.ts';

interface MemberTermsProps {
  offer: contract.rentals.Offer;
  acceptance: ReturnType<typeof useAcceptance>;
}

/** The terms for a member who is logged in. */
export function MemberTerms({ offer, acceptance }: MemberTermsProps) {
  const { t } = useTranslation('accept-invite');
  return (
    <Form onSubmit={acceptance.accept}>
      <TermsBox />
      <AcceptBar
        label={t('accept_invitation')}
        next={t('what_next', { lister: offer.lister_name })}
        busy={acceptance.busy}
        onBack={() => acceptance.goTo('details')}
      />
    </Form>
  );
}
