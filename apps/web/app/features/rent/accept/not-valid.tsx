import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';

/** This invitation can no longer be accepted. */
export function NotValid() {
  const { t } = useTranslation('accept-invite');
  const { member } = usePage();
  return (
    <MessageView
      picture="/images/empty-search.svg"
      title={t('not_valid')}
      text={t('not_valid_text')}
    >
      <LinkButton to="/" variant="accent">
        {t('to_home')}
      </LinkButton>
      {member && (
        <LinkButton to="/my-crashpad" variant="outline">
          {t('to_rentals')}
        </LinkButton>
      )}
    </MessageView>
  );
}

/** What a visitor reads after they have declined. */
export function Declined({ lister }: { lister: string }) {
  const { t } = useTranslation('accept-invite');
  return (
    <MessageView
      picture="/images/empty-search.svg"
      title={t('declined_title')}
      text={t('declined_text', { lister })}
    >
      <LinkButton to="/" variant="accent">
        {t('to_home')}
      </LinkButton>
    </MessageView>
  );
}
