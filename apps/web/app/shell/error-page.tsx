import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/brand-context.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MessageView } from '../ui/message-view.tsx';

/** Replaces a page that failed; `status` is that of its response, if there was one. */
export function ErrorPage({ status }: { status: number | undefined }) {
  const { t } = useTranslation('errors');
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
        link={{ to: '/airports', label: t('back_to_airports') }}
      />
    );
  }
  return (
    <ErrorView
      picture="/images/error.svg"
      title={t('fatal_error')}
      text={t('fatal_error_text')}
      link={{ to: '/', label: t('go_home') }}
      reload
    />
  );
}

interface ErrorViewProps {
  picture: string;
  title: string;
  text: string;
  link: { to: string; label: string };
  /** After an error in the page itself, the link loads a new page. */
  reload?: boolean;
}

function ErrorView({ picture, title, text, link, reload = false }: ErrorViewProps) {
  const brand = useBrand();
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:image" content={brand.share} />
      <MessageView picture={picture} title={title} text={text}>
        <LinkButton to={link.to} variant="accent" reloadDocument={reload}>
          {link.label}
        </LinkButton>
      </MessageView>
    </>
  );
}
