import type { contract } from '@crewpad/contract';
import { daysBeforeAgreed, localDate } from '@crewpad/domain';
import { useCallback } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { endpoint } from '../../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useNow } from '../../../../lib/when.ts';
import { previewLines } from './settlement-parts.ts';
import classes from './settlement-preview.module.css';

const getSettlement = endpoint<typeof contract.rentals.getSettlement>(
  'GET',
  '/rental/{id}/settlement',
);

interface SettlementPreviewProps {
  rental: contract.rentals.Rental;
  /** The other side. */
  who: string;
  /** The check-out day; now without one. */
  day?: string;
}

/** What happens to the money of a stay if it ends on a day, before the press. */
export function SettlementPreview({ rental, who, day }: SettlementPreviewProps) {
  const { t } = useTranslation('my-rental');
  const { locale } = usePage();
  const now = useNow();
  const { id, role, time_zone } = rental;
  const load = useCallback(async () => {
    const query = day === undefined ? {} : { checkout_date: day };
    const { data } = await getSettlement({ params: { id }, query }, { quiet: true });
    return data;
  }, [id, day]);
  const [left, retry] = useLoaded(load);
  if (left.state === 'failed') {
    return (
      <p role="alert" className={classes.quiet}>
        {t('settle_failed')}{' '}
        <button type="button" onClick={retry}>
          {t('settle_retry')}
        </button>
      </p>
    );
  }
  if (left.state !== 'ready') {
    return (
      <p role="status" className={classes.quiet}>
        {t('settle_loading')}
      </p>
    );
  }
  const { agreed_end: agreed } = left.data;
  const early = daysBeforeAgreed(agreed, day ?? localDate(now, time_zone));
  return (
    <ul aria-label={t('settle_label')} className={classes.parts}>
      {agreed !== null && early > 0 && (
        <li>{t('settle_early', { count: early, day: shortDate(agreed, locale) })}</li>
      )}
      {previewLines(left.data, role).map(({ key, amount }) => (
        <li key={key}>{t(key, { who, amount: exactMoney(amount, locale) })}</li>
      ))}
      <li>{t('settle_no_more')}</li>
    </ul>
  );
}
