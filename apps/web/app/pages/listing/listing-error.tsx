import { useTranslation } from '../../i18n/use-translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { TokenExpiredDialog } from './session-ended/token-expired-dialog.tsx';

/** Shown for a crash pad that does not exist (404), or after the session has ended (400). */
export function ListingError({ status }: { status: 400 | 404 }) {
  const { t } = useTranslation('pages/listing');
  const expired = status === 400;
  return (
    <>
      <title>{t(expired ? 'token_expired' : 'unknown_listing')}</title>
      <meta name="robots" content="noindex" />
      <MessageView
        picture={expired ? '/images/error.svg' : '/images/not-found.svg'}
        title={t(expired ? 'token_expired' : 'unknown_listing')}
        text={t(expired ? 'token_expired_text' : 'unknown_listing_text')}
      >
        <LinkButton to="/airports" variant="accent">
          {t('back_to_airports')}
        </LinkButton>
      </MessageView>
      {expired && <TokenExpiredDialog />}
    </>
  );
}
