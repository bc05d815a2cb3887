import { LISTING_ERROR_COUNTDOWN_S } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';

const SECOND_MS = 1000;

/** Shows that the session has ended, counts down ten seconds and opens the airports. */
export function TokenExpiredDialog() {
  const { t } = useTranslation('pages/listing');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(LISTING_ERROR_COUNTDOWN_S);

  useEffect(() => {
    setOpen(true);
    const ticking = setInterval(() => setSecondsLeft((seconds) => seconds - 1), SECOND_MS);
    return () => clearInterval(ticking);
  }, []);

  useEffect(() => {
    if (secondsLeft <= 0) navigate('/airports');
  }, [secondsLeft, navigate]);

  return (
    <Dialog
      open={open}
      onClose={() => navigate('/airports')}
      title={t('token_expired')}
      closeLabel={t('close', { ns: 'common' })}
    >
      <p>{t('token_expired_text')}</p>
      <p role="timer" className="text-ink-soft tabular">
        {t('token_expired_countdown', { count: Math.max(secondsLeft, 0) })}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <LinkButton to="/airports" variant="outline">
          {t('back_to_airports')}
        </LinkButton>
        <Button variant="accent" onClick={() => window.location.reload()}>
          {t('refresh')}
        </Button>
      </div>
    </Dialog>
  );
}

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
