import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/texts.ts';
import { money } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/featured-details.ts';

await loadTexts('pages');

/** What featuring costs, in dollars. */
const OPTIONS = [
  { key: 'boost_subscription', label: 'featured_label', price: 'price_monthly', amount: 9.99 },
  { key: 'boost_1_week', label: 'boosted_label', price: 'price_week', amount: 5 },
  { key: 'boost_1_month', label: 'boosted_label', price: 'price_month', amount: 15 },
] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('featured_title', { ns: 'pages' }),
    description: t('featured_description', { ns: 'pages' }),
    path: '/featured-details',
  }));

export default function FeaturedDetails() {
  const { t } = useTranslation('pages');
  const { locale } = usePage();
  return (
    <Prose title={t('featured_title')} lead={t('featured_lead')}>
      <h2>{t('featured_label')}</h2>
      <p>{t('featured_label_text')}</p>
      <h2>{t('boosted_label')}</h2>
      <p>{t('boosted_label_text')}</p>
      <h2>{t('prices')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('option')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('runs')}</th>
          </tr>
        </thead>
        <tbody>
          {OPTIONS.map(({ key, label, price, amount }) => (
            <tr key={key}>
              <th scope="row">{t(label)}</th>
              <td>{t(price, { amount: money(amount, locale) })}</td>
              <td>{t(key === 'boost_subscription' ? 'runs_ongoing' : 'runs_once')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 id="distance">{t('distance_title')}</h2>
      <p>{t('distance_text', { miles: AIRPORT_RADIUS_MILES })}</p>
      <h2>{t('featured_start')}</h2>
      <p>{t('featured_start_text')}</p>
      <LinkButton to="/create-account" variant="accent">
        {t('create_account')}
      </LinkButton>
    </Prose>
  );
}
