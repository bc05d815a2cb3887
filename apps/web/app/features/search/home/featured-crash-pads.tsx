import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { type CardFields, ListingCard } from '../index.ts';
import classes from './featured-crash-pads.module.css';

export function FeaturedCrashPads({ cards }: { cards: readonly CardFields[] }) {
  const { t } = useTranslation('home');
  if (cards.length === 0) return null;
  return (
    <Section
      title={t('featured_title')}
      text={t('featured_text')}
      more={<MoreLink to="/featured-details">{t('featured_how')}</MoreLink>}
    >
      <ul data-scrolls-x className={classes.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
