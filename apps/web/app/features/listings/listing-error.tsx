import { useTranslation } from 'react-i18next';
import { listingText } from '../../i18n/en/listing.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { TokenExpiredDialog } from './token-expired-dialog.tsx';

/** In the place of a crash pad that is not there (404), or that an ended session asked for (400). */
export function ListingError({ status }: { status: 400 | 404 }) {
  const { t } = useTranslation(listingText);
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
