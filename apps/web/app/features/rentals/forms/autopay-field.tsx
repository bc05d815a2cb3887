import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Where a lister connects the account that receives rent. */
const GUIDE = '/account-setting?tab=payments&autopay-guide&connect-account';

/** Automatic payment. Disabled: it needs a payout account, which nobody can connect yet. */
export function AutopayField() {
  const { t } = useTranslation('rental-forms');
  return (
    <div>
      <CheckField
        disabled
        name="auto_pay"
        label={t('auto_pay')}
        hint={t('autopay_needs_payouts')}
        checked={false}
      />
      <LinkButton variant="outline" to={GUIDE}>
        {t('guide_me')}
      </LinkButton>
    </div>
  );
}
