import { RequestList } from '../../../features/rent/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useLiveRentals } from '../../../lib/live-rentals.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import type { Settings } from '../load-settings.ts';
import { Panel } from '../parts/panel.tsx';

/** One-time payment requests of listers to a tenant. */
export function OneTimePaymentTab({ requests, card }: Pick<Settings, 'requests' | 'card'>) {
  const { t } = useTranslation('settings-billing');
  useLiveRentals();
  return (
    <Panel title={t('one_time')} text={t('one_time_text')}>
      {requests.length > 0 ? (
        <RequestList requests={requests} card={card} />
      ) : (
        <MessageView
          inPage
          picture="/images/empty-search.svg"
          title={t('one_time_none')}
          text={t('one_time_none_text')}
        >
          <LinkButton to="/my-crashpad" variant="outline">
            {t('my_rentals')}
          </LinkButton>
        </MessageView>
      )}
    </Panel>
  );
}
