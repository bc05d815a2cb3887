import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/about-the-data.ts';

const SOURCES = [
  {
    key: 'data_airports',
    links: [['airport-data-js', 'https://www.npmjs.com/package/airport-data-js']],
  },
  { key: 'data_places', links: [['GeoNames', 'https://www.geonames.org/']] },
  {
    key: 'data_maps',
    links: [
      ['© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'],
      ['ODbL 1.0', 'https://opendatacommons.org/licenses/odbl/1-0/'],
      ['Natural Earth', 'https://www.naturalearthdata.com/'],
      ['US Census Bureau', 'https://www.census.gov/'],
    ],
  },
  { key: 'data_pictures', links: [] },
] as const;
const LICENCE = ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('data_title', { ns: 'content' }),
    description: t('data_description', { ns: 'content' }),
    path: '/about-the-data',
  }));

export default function AboutTheData() {
  const { t } = useTranslation('content');
  return (
    <Prose title={t('data_title')} lead={t('data_lead')}>
      {SOURCES.map(({ key, links }) => {
        const all = key === 'data_airports' || key === 'data_places' ? [...links, LICENCE] : links;
        return (
          <section key={key} aria-labelledby={key}>
            <h2 id={key}>{t(key)}</h2>
            <p>{t(`${key}_text`)}</p>
            {all.length > 0 && (
              <ul>
                {all.map(([name, address]) => (
                  <li key={address}>
                    <a href={address} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <h2>{t('data_error')}</h2>
      <p>{t('data_error_text')}</p>
      <LinkButton to="/contact">{t('contact_us')}</LinkButton>
    </Prose>
  );
}
