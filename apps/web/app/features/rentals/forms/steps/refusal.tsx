import type { ApiError } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import classes from '../../../../ui/form/dialog-form.module.css';
import { FormRefusal } from '../../../../ui/form/form-refusal.tsx';

/** Where the lister can fix it. */
const WAYS = {
  UPGRADE_REQUIRED: { to: '/upgrade-account', label: 'upgrade' },
  ACCOUNT_EXPIRED: { to: '/account-expired', label: 'renew' },
  PAYMENT_METHOD_REQUIRED: { to: '/account-setting?tab=payment-method', label: 'add_card' },
  PAYOUT_SETUP_REQUIRED: {
    to: '/account-setting?tab=payments&autopay-guide&connect-account',
    label: 'set_up_payouts',
  },
} as const;

/** Why the server refused the form, and how to fix it. */
export function Refusal({ error }: { error: ApiError | null }) {
  const { t } = useTranslation('rentals/forms');
  if (error === null) return null;
  const { message, error_code: code } = error.body;
  const way = Object.entries(WAYS).find(([key]) => key === code)?.[1];
  return (
    <FormRefusal>
      {code === 'EDITED_MEANWHILE' ? t('edited_meanwhile') : message || t('something_went_wrong')}
      {code === 'BED_TAKEN' && ` ${t('bed_taken')}`}
      {way && (
        <Link to={way.to} className={classes.way}>
          {t(way.label)}
        </Link>
      )}
    </FormRefusal>
  );
}
