import { contract } from '@crewpad/contract';
import { PEOPLE_PER_ROOM } from '@crewpad/domain';
import { Checklist, RuleList } from '../features/content/house-rules.tsx';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/house-rules.ts';

const SECTIONS = ['list', 'rooms', 'quiet', 'guests', 'off', 'copy'] as const;

export const loader = async (args: Route.LoaderArgs) =>
  (await loaderCall(args)(contract.content.getHouseRules, {})).rules;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/house-rules' }),
    description: t('meta_description', { ns: 'content/house-rules' }),
    path: '/house-rules',
  }));

export default function HouseRulesPage({ loaderData: rules }: Route.ComponentProps) {
  const { t } = useTranslation('content/house-rules');
  const figures = { people: PEOPLE_PER_ROOM };
  const more = {
    list: <RuleList rules={rules} />,
    rooms: undefined,
    quiet: undefined,
    guests: undefined,
    off: undefined,
    copy: <Checklist />,
  };
  return (
    <TextPage
      path="/house-rules"
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}_title`),
        text: t(`${id}_text`, figures),
        more: more[id],
      }))}
    />
  );
}
