import type { Card } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { homeText } from '../../i18n/en/home.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { ListingCard } from '../search/index.ts';
import classes from './featured-crash-pads.module.css';

export function FeaturedCrashPads({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation(homeText);
  if (cards.length === 0) return null;
  return (
    <Section
      title={t('featured_title')}
      text={t('featured_text')}
      more={<MoreLink to="/featured-details">{t('featured_how')}</MoreLink>}
    >
      <ul className={classes.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
