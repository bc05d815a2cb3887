import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './rental-forms.module.css';

/** Where a lister connects the account that receives rent. */
const GUIDE = '/account-setting?tab=payments&autopay-guide&connect-account';

/** Automatic payment. It needs a payout account, which nobody can connect yet: it shows the way there. */
export function AutopayField() {
  const { t } = useTranslation('rental-forms');
  const [isWanted, setWanted] = useState(false);
  return (
    <div>
      <CheckField
        name="auto_pay"
        label={t('auto_pay')}
        hint={t(isWanted ? 'auto_pay_hint' : 'by_hand')}
        checked={isWanted}
        onValue={setWanted}
      />
      {isWanted && (
        <div role="status" className={classes.prompt}>
          <p className={classes.promptTitle}>{t('autopay_title')}</p>
          <p className={classes.small}>{t('autopay_text')}</p>
          <div className={classes.ways}>
            <LinkButton to={GUIDE}>{t('guide_me')}</LinkButton>
            <Button variant="subtle" onClick={() => setWanted(false)}>
              {t('not_now')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
