import type { contract } from '@crewpad/contract';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import classes from './review-prompts.module.css';

/** Asks a tenant to review the crash pads where they have stayed. */
export function ReviewPrompts({ stays }: { stays: readonly contract.reviews.ReviewToWrite[] }) {
  const { t } = useTranslation('reviews/prompts');
  const id = useId();
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.prompts}>
      <h2 id={id} className={classes.title}>
        {t('title')}
      </h2>
      <p className={classes.text}>{t('text')}</p>
      <ul className={classes.list}>
        {stays.map((stay) => (
          <li key={stay.rental_id} className={classes.stay}>
            <Picture
              src={stay.thumbnail}
              alt=""
              width={96}
              height={72}
              sizes="96px"
              className={classes.picture}
            />
            <span className={classes.names}>
              <strong>{stay.listing_title}</strong>
              <span className={classes.lister}>{stay.lister_name}</span>
            </span>
            <LinkButton
              to={`/user/${stay.lister_id}?review=${stay.listing_id}`}
              variant="outline"
              aria-label={t('write_about', { title: stay.listing_title })}
            >
              {t('write')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
