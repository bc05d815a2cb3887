import { useTranslation } from 'react-i18next';
import { errorsText } from '../../i18n/en/errors.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';

/** What stands in the place of a page that cannot be shown; `status` of its answer, if it had one. */
export function ErrorPage({ status }: { status: number | undefined }) {
  const { t } = useTranslation(errorsText);
  if (status === 404) {
    return (
      <>
        <title>{t('page_not_found')}</title>
        <MessageView
          picture="/images/not-found.svg"
          title={t('page_not_found')}
          text={t('page_not_found_text')}
        >
          <LinkButton to="/" variant="accent">
            {t('go_home')}
          </LinkButton>
        </MessageView>
      </>
    );
  }
  if (status !== undefined) {
    return (
      <>
        <title>{t('resource_error')}</title>
        <MessageView
          picture="/images/error.svg"
          title={t('resource_error')}
          text={t('resource_error_text')}
        >
          <LinkButton to="/airports" variant="accent">
            {t('back_to_airports')}
          </LinkButton>
        </MessageView>
      </>
    );
  }
  return (
    <>
      <title>{t('fatal_error')}</title>
      <MessageView
        picture="/images/error.svg"
        title={t('fatal_error')}
        text={t('fatal_error_text')}
      >
        <LinkButton to="/" variant="accent" reloadDocument>
          {t('go_home')}
        </LinkButton>
      </MessageView>
    </>
  );
}
