import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/brand-context.tsx';
import { errorsText } from '../../i18n/en/errors.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';

/** What stands in the place of a page that cannot be shown; `status` of its answer, if it had one. */
export function ErrorPage({ status }: { status: number | undefined }) {
  const { t } = useTranslation(errorsText);
  if (status === 404) {
    return (
      <ErrorView
        picture="/images/not-found.svg"
        title={t('page_not_found')}
        text={t('page_not_found_text')}
        way={{ to: '/', label: t('go_home') }}
      />
    );
  }
  if (status !== undefined) {
    return (
      <ErrorView
        picture="/images/error.svg"
        title={t('resource_error')}
        text={t('resource_error_text')}
        way={{ to: '/airports', label: t('back_to_airports') }}
      />
    );
  }
  return (
    <ErrorView
      picture="/images/error.svg"
      title={t('fatal_error')}
      text={t('fatal_error_text')}
      way={{ to: '/', label: t('go_home') }}
      reload
    />
  );
}

interface ErrorViewProps {
  picture: string;
  title: string;
  text: string;
  way: { to: string; label: string };
  /** After a fault of the page itself the way on begins with a fresh one. */
  reload?: boolean;
}

function ErrorView({ picture, title, text, way, reload = false }: ErrorViewProps) {
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
        <LinkButton to={way.to} variant="accent" reloadDocument={reload}>
          {way.label}
        </LinkButton>
      </MessageView>
    </>
  );
}
