import { useTranslation } from 'react-i18next';
import { pagesText } from '../i18n/en/pages.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessageView } from '../ui/message-view.tsx';
import type { Route } from './+types/coming-soon.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('coming_soon_meta', { ns: pagesText }),
    description: t('coming_soon_description', { ns: pagesText }),
    path: '/coming-soon',
    noindex: true,
  }));

export default function ComingSoon() {
  const { t } = useTranslation(pagesText);
  return (
    <MessageView
      picture="/images/coming-soon.svg"
      title={t('coming_soon_title')}
      text={t('coming_soon_text')}
    >
      <LinkButton to="/" variant="accent">
        {t('coming_soon_back')}
      </LinkButton>
    </MessageView>
  );
}
