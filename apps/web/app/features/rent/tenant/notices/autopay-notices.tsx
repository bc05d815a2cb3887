import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useFlag, usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useAutopayActions } from '../dialogs/autopay-dialogs.tsx';
import type { DialogAction } from '../dialogs/use-rental-actions.ts';
import type { MyRental } from '../load-my-rentals.ts';
import { Notice } from './notice.tsx';
import { type AutopayNotice, CARD_TAB, shownAutopayNotices } from './notices.ts';

interface AutopayNoticesProps {
  rental: MyRental;
  /** Whether the first of them is the main action. */
  isNext: boolean;
  onOpenDialog: (action: DialogAction) => void;
}

/** AutoPay notices that need the tenant: a missing card, or a request that no older one is before. */
export function AutopayNotices({ rental, isNext, onOpenDialog }: AutopayNoticesProps) {
  const { t } = useTranslation('rent/tenant/money');
  const { member } = usePage();
  const { decline, busy } = useAutopayActions();
  const isOffered = useFlag('autopay');
  const { abilities } = rental;
  const lister = rental.lister?.display_name ?? '';
  // It can always be turned off; requests can be answered only while AutoPay is enabled.
  const stopping = isOffered ? 'stop_autopay' : 'disable_autopay';
  const isSwitched = member?.switched === true;
  const actionsOf = (notice: AutopayNotice, isMain: boolean) => {
    switch (notice) {
      case 'paused_no_card':
      case 'paused_card_invalid':
      case 'paused_card_shared':
        return (
          !isSwitched && (
            <LinkButton to={CARD_TAB} variant={isMain ? 'accent' : 'outline'}>
              {t('add_card')}
            </LinkButton>
          )
        );
      case 'paused_card_disputed':
      case 'paused_payouts':
      case 'paused_collections_held':
        return null;
      default: {
        const isStop = notice === 'autopay_stop_request';
        return (
          <>
            {abilities.accept_autopay && (
              <Button
                variant={isStop ? 'filled' : isMain ? 'accent' : 'outline'}
                disabled={isSwitched}
                onClick={() => onOpenDialog(isStop ? stopping : 'accept_autopay')}
              >
                {t(isStop ? 'autopay_stop' : 'autopay_accept')}
              </Button>
            )}
            {abilities.decline_autopay && isOffered && (
              <Button variant="outline" disabled={busy} onClick={() => decline(rental)}>
                {t(isStop ? 'autopay_keep' : 'autopay_decline')}
              </Button>
            )}
          </>
        );
      }
    }
  };
  const textOf = (notice: AutopayNotice) =>
    notice === 'autopay_request' && rental.status === 'pending'
      ? t('autopay_request_invited')
      : t(`${notice}_text`, { lister });
  return shownAutopayNotices(rental, isOffered).map((notice, at) => (
    <Notice
      key={notice}
      kind="warn"
      title={t(notice, { lister })}
      actions={actionsOf(notice, isNext && at === 0)}
    >
      <p>{textOf(notice)}</p>
      {isSwitched && <p>{t('only_member')}</p>}
    </Notice>
  ));
}
