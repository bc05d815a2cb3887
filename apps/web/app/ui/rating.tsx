import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { score as formatScore } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { Stars } from './stars.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RatingProps {
  /** 1 to 5; null without a rating. */
  score: number | null;
  /** The number of ratings: "12 reviews". */
  label?: ReactNode;
  /** Five stars instead of one. */
  five?: boolean;
}

/** One star or five, the average, and the number of ratings. */
export function Rating({ score, label, five = false }: RatingProps) {
  const { t } = useTranslation('ui');
  const { locale } = usePage();
  return (
    <p className="m-0 flex items-center gap-1 text-xs text-muted">
      {score !== null && (
        <>
          {five ? (
            <Stars score={score} size={16} />
          ) : (
            <IconStarFilled aria-hidden size={16} className="flex-none text-ink" />
          )}
          <strong aria-hidden className="text-ink">
            {formatScore(score, locale)}
          </strong>
          <VisuallyHidden>
            {t('stars_out_of_5', { score: formatScore(score, locale) })}
          </VisuallyHidden>
        </>
      )}
      {label && <span>{label}</span>}
    </p>
  );
}
