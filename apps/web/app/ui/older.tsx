import { useSearchParams } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { LinkButton } from './link-button.tsx';

interface OlderProps {
  /** The number below which the list continues; null at the end. */
  next: number | null;
  before?: number | undefined;
}

/** Pagination of a list that grows at the top, with a link back to the top. */
export function Older({ next, before }: OlderProps) {
  const { t } = useTranslation('ui');
  const [params] = useSearchParams();
  const at = (to: number | null) => {
    const query = new URLSearchParams(params);
    if (to === null) query.delete('before');
    else query.set('before', String(to));
    return `?${query}`;
  };
  if (next === null && before === undefined) return null;
  return (
    <nav aria-label={t('pages')} className="mt-4 flex flex-wrap items-center justify-center gap-2">
      {before !== undefined && (
        <LinkButton variant="outline" to={at(null)}>
          {t('newest')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton variant="outline" to={at(next)} rel="next">
          {t('older')}
        </LinkButton>
      )}
    </nav>
  );
}
