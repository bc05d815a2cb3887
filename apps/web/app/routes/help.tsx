import { ANSWER_HOURS } from '@crewpad/domain';
import { useSearchParams } from 'react-router';
import { HelpSearch, QuestionList } from '../features/content/help-questions.tsx';
import { faqData, findQuestions, GROUPS, questionsOf } from '../features/content/questions.ts';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/help.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t, page) => ({
    title: t('meta_title', { ns: 'content/help' }),
    description: t('meta_description', { ns: 'content/help' }),
    path: '/help',
    jsonLd: faqData(
      questionsOf((key, figures) => t(key, { ns: 'content/help', ...figures }), page.locale),
    ),
  }));

export default function HelpPage() {
  const { t } = useTranslation('content/help');
  const { locale } = usePage();
  const [params] = useSearchParams();
  const search = (params.get('q') ?? '').trim();
  const matches = findQuestions(questionsOf(t, locale), search);
  const groups = GROUPS.map((group) => ({
    group,
    questions: matches.filter((question) => question.group === group),
  })).filter(({ questions }) => questions.length > 0);
  return (
    <TextPage
      path="/help"
      title={t('title')}
      lead={t('lead')}
      sections={[
        ...groups.map(({ group, questions }) => ({
          id: group,
          title: t(group),
          more: <QuestionList key={search} questions={questions} isOpen={search !== ''} />,
        })),
        {
          id: 'more',
          title: t('more'),
          text: t('more_text', { hours: ANSWER_HOURS }),
          more: <LinkButton to="/contact">{t('more_link')}</LinkButton>,
        },
      ]}
    >
      <HelpSearch search={search} total={matches.length} />
    </TextPage>
  );
}
