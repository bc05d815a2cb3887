import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './payouts.module.css';

/** Where a lister connects the account that receives rent. */
const GUIDE = '/account-setting?tab=payments&autopay-guide&connect-account';

/** Card payments require a payout account: links to its setup. */
export function PayoutGuide({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation('rent/dialogs');
  return (
    <div role="status" className={classes.guide}>
      <p className={classes.guideTitle}>{t('payout_title')}</p>
      <p className={classes.guideText}>{t('payout_text')}</p>
      <div className={classes.links}>
        <LinkButton to={GUIDE}>{t('guide_me')}</LinkButton>
        {onClose && (
          <Button variant="subtle" onClick={onClose}>
            {t('not_now')}
          </Button>
        )}
      </div>
    </div>
  );
}
