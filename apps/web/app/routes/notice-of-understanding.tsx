import { redirect } from 'react-router';
import { TermsPage } from '../features/accounts/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { rendering } from '../lib/loader-call.ts';
import { owesSignUp, UNPAID_HOME } from '../lib/member-homes.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/notice-of-understanding.ts';

await loadTexts('form', 'form-errors', 'plans', 'sign-up', 'terms');

export function loader(args: Route.LoaderArgs) {
  const { member } = rendering(args);
  if (member && owesSignUp(member)) throw redirect(UNPAID_HOME);
  return { member };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('terms_meta', { ns: 'terms' }),
    description: t('terms_description', { ns: 'terms' }),
    path: '/notice-of-understanding',
  }));

export default function NoticeOfUnderstandingRoute({ loaderData }: Route.ComponentProps) {
  return <TermsPage member={loaderData.member} />;
}
