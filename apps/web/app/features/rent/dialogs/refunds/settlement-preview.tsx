import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { daysBeforeAgreed, localDate } from '@crewpad/domain';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { periodDays } from '../../../../lib/format-times.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useNow } from '../../../../lib/when.ts';
import { PlainButton } from '../../../../ui/button.tsx';
import {
  endedLines,
  leftLines,
  previewLines,
  type SettlementLine,
} from '../../../rentals/index.ts';

const partsClass =
  'm-0 grid list-none gap-2 rounded-sm border border-l-3 border-line border-l-line-strong bg-sunken p-4';

interface SettlementPreviewProps {
  rental: contract.rentals.Rental;
  /** The other side. */
  who: string;
  /** The check-out day; now without one. */
  day?: string;
}

/** What happens to the money of a stay if it ends on a day, before the press. */
export function SettlementPreview({ rental, who, day }: SettlementPreviewProps) {
  const { t } = useTranslation('rent/tenant');
  const now = useNow();
  const { id, role, time_zone } = rental;
  const load = useCallback(async () => {
    const query = day === undefined ? {} : { checkout_date: day };
    const { data } = await call(rent.getSettlement, { params: { id }, query }, { quiet: true });
    return data;
  }, [id, day]);
  const [settlement, retry] = useLoaded(load);
  if (settlement.state === 'failed') {
    return (
      <p role="alert" className="m-0 text-muted">
        {t('settle_failed')} <PlainButton onClick={retry}>{t('settle_retry')}</PlainButton>
      </p>
    );
  }
  if (settlement.state !== 'ready') {
    return (
      <p role="status" className="m-0 text-muted">
        {t('settle_loading')}
      </p>
    );
  }
  const lastDay = day ?? localDate(now, time_zone);
  return <SettlementList settlement={settlement.data} reader={role} who={who} day={lastDay} />;
}

interface SettlementListProps {
  settlement: contract.rentals.Settlement;
  reader: contract.rentals.Rental['role'];
  /** The other side. */
  who: string;
  /** The check-out day. */
  day: string;
}

/** What happens to each part of the money of a stay that ends on a day. */
export function SettlementList({ settlement, reader, who, day }: SettlementListProps) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const { agreed_end: agreed } = settlement;
  const early = daysBeforeAgreed(agreed, day);
  return (
    <ul aria-label={t('settle_label')} className={partsClass}>
      {agreed !== null && early > 0 && (
        <li>{t('settle_early', { count: early, day: shortDate(agreed, locale) })}</li>
      )}
      {previewLines(settlement, reader).map((line) => (
        <li key={`${line.key} ${line.days?.from ?? line.amount}`}>
          <LineText line={line} who={who} />
        </li>
      ))}
      <li>{t('settle_no_more_from', { day: shortDate(day, locale) })}</li>
    </ul>
  );
}

/** What happens to one part of the money of a stay, with its days. */
export function LineText({ line, who }: { line: SettlementLine; who: string }) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const { key, amount, days, on, whole = 0, next } = line;
  const daysText = days ? periodDays(days.from, days.to, locale) : '';
  const sentence = t(key, {
    ...{ who, amount: exactMoney(amount, locale), days: daysText },
    ...{ day: on === undefined ? '' : shortDate(on, locale), whole: exactMoney(whole, locale) },
    next: next ? shortDate(next, locale) : '',
  });
  const isUnused = key === 'settle_unused_lister' || key === 'settle_unused_tenant';
  return days && isUnused ? `${sentence} ${t('settle_days', { days: daysText })}` : sentence;
}

interface LeftAtEndProps {
  rental: Pick<contract.rentals.Rental, 'role' | 'settlement' | 'status' | 'checkout_date'>;
  /** The other side. */
  who: string;
  /** The way to return it. */
  children?: ReactNode;
}

/**
 * What a check-out that is set leaves to return, and what went back, for both sides; nothing if there
 * is neither.
 */
export function LeftAtEnd({ rental, who, children }: LeftAtEndProps) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const { role, settlement, status, checkout_date: day } = rental;
  const isOver = status === 'complete';
  const linesOf = isOver ? endedLines : leftLines;
  const isShown = settlement !== null && (isOver || status === 'accepted');
  const lines = isShown ? linesOf(settlement, role) : [];
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t('settle_label')} className={partsClass}>
      {lines.map((line) => (
        <li key={`${line.key} ${line.days?.from ?? line.amount}`}>
          <LineText line={line} who={who} />
        </li>
      ))}
      {!isOver && day !== null && (
        <li>{t('settle_no_more_from', { day: shortDate(day, locale) })}</li>
      )}
      {children && !isOver && <li>{children}</li>}
    </ul>
  );
}
