import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Where a lister connects the account that receives rent. */
const GUIDE = '/account-setting?tab=payments&autopay-guide&connect-account';

/** Card payments require a payout account: links to its setup. */
export function PayoutGuide({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation('rent/dialogs');
  return (
    <div
      role="status"
      className="guide m-0 rounded-sm border border-l-3 border-line border-l-line-strong bg-sunken p-4"
    >
      <p className="mx-0 mt-0 mb-1 font-bold">{t('payout_title')}</p>
      <p className="m-0 text-xs text-muted">{t('payout_text')}</p>
      <div className="flex flex-wrap gap-2 [.guide_&]:mt-4">
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
