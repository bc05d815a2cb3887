import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';

/** For free tenants, who have no plan to renew or change. */
export function NoPlanPage() {
  const { t } = useTranslation('billing/renewal');
  return (
    <MessageView picture="/images/payments.svg" title={t('no_plan_title')} text={t('no_plan_text')}>
      <LinkButton to="/my-crashpad" variant="accent">
        {t('no_plan_link')}
      </LinkButton>
    </MessageView>
  );
}
