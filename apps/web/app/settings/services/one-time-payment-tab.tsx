import { useTranslation } from 'react-i18next';
import { MessageView } from '../../ui/message-view.tsx';
import { Panel } from '../parts/panel.tsx';

/** What landlords ask to be paid once. */
export function OneTimePaymentTab() {
  const { t } = useTranslation('settings-billing');
  return (
    <Panel title={t('one_time')} text={t('one_time_text')}>
      <MessageView
        inPage
        picture="/images/empty-search.svg"
        title={t('one_time_none')}
        text={t('one_time_none_text')}
      />
    </Panel>
  );
}
