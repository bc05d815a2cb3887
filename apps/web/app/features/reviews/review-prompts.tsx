import type { contract } from '@crewpad/contract';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Asks a tenant to review the crash pads where they have stayed. */
export function ReviewPrompts({ stays }: { stays: readonly contract.reviews.ReviewToWrite[] }) {
  const { t } = useTranslation('reviews/prompts');
  const id = useId();
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface p-6">
      <h2 id={id} className="m-0 text-md">
        {t('title')}
      </h2>
      <p className="mx-0 mt-1 mb-0 text-ink-soft">{t('text')}</p>
      <ul className="mx-0 mt-4 mb-0 grid list-none gap-4 p-0">
        {stays.map((stay) => (
          <li key={stay.rental_id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Picture
              src={stay.thumbnail}
              alt=""
              width={96}
              height={72}
              sizes="96px"
              className="aspect-4/3 w-24 rounded-sm object-cover"
            />
            <span className="grid min-w-0 grow basis-40 wrap-anywhere">
              <strong>{stay.listing_title}</strong>
              <span className="text-xs text-ink-soft">{stay.lister_name}</span>
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
