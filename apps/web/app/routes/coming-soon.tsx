import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessageView } from '../ui/message-view.tsx';
import type { Route } from './+types/coming-soon.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('coming_soon_meta', { ns: 'content' }),
    description: t('coming_soon_description', { ns: 'content' }),
    path: '/coming-soon',
    noindex: true,
  }));

export default function ComingSoon() {
  const { t } = useTranslation('content');
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
