import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessageView } from '../ui/message-view.tsx';

/** Loaded before the connection is lost. */
export const OFFLINE_PICTURE = '/images/offline.svg';

/** Replaces a failed page; `status` is that of its response, if there was one. */
export function ErrorPage({ status }: { status: number | undefined }) {
  const { t } = useTranslation('shell/errors');
  const { member } = usePage();
  const isOffline = useOffline();
  if (status === 404) {
    return (
      <ErrorView
        picture="/images/not-found.svg"
        title={t('page_not_found')}
        text={t('page_not_found_text')}
        link={{ to: '/', label: t('go_home') }}
      />
    );
  }
  if (status !== undefined) {
    return (
      <ErrorView
        picture="/images/error.svg"
        title={t('resource_error')}
        text={t('resource_error_text')}
        link={
          member === null
            ? { to: '/airports', label: t('back_to_airports') }
            : { to: '/dashboard', label: t('go_home') }
        }
        isPassing={mayPass(status)}
      />
    );
  }
  if (isOffline) {
    return (
      <ErrorView
        picture={OFFLINE_PICTURE}
        title={t('offline')}
        text={t('offline_text')}
        link={{ to: '/', label: t('go_home') }}
        isPassing
      />
    );
  }
  return (
    <ErrorView
      picture="/images/error.svg"
      title={t('fatal_error')}
      text={t('fatal_error_text')}
      link={{ to: '/', label: t('go_home') }}
      isPassing
    />
  );
}

function useOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}

/** Whether another attempt may succeed: not if the address or the member is the reason. */
const mayPass = (status: number): boolean => status >= 500 || [401, 408, 409, 429].includes(status);

interface ErrorViewProps {
  picture: string;
  title: string;
  text: string;
  link: { to: string; label: string };
  /** Whether a retry may succeed. Links then do a full page load, as the error may be in this page. */
  isPassing?: boolean;
}

function ErrorView({ picture, title, text, link, isPassing = false }: ErrorViewProps) {
  const { t } = useTranslation('shell/errors');
  const brand = useBrand();
  const location = useLocation();
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:image" content={brand.share} />
      <MessageView picture={picture} title={title} text={text}>
        {isPassing && (
          <LinkButton to={location} variant="accent" reloadDocument>
            {t('try_again', { ns: 'common' })}
          </LinkButton>
        )}
        <LinkButton
          to={link.to}
          variant={isPassing ? 'outline' : 'accent'}
          reloadDocument={isPassing}
        >
          {link.label}
        </LinkButton>
      </MessageView>
    </>
  );
}
