import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayAndTime } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type Change, changesIn } from './history-changes.ts';
import classes from './history-list.module.css';
import { stepOf } from './step-of.ts';

interface HistoryListProps {
  rows: readonly contract.rentals.HistoryRow[];
  /** The member whose history it is: "You". */
  reader: 'lister' | 'tenant';
  /** Whether the rows are from several crash pads. */
  withPlace?: boolean;
}

/** The history as sentences, newest first. */
export function HistoryList({ rows, reader, withPlace = false }: HistoryListProps) {
  const { t } = useTranslation('rental-history');
  const { locale } = usePage();
  if (rows.length === 0) return <p className={classes.small}>{t('nothing_yet')}</p>;
  const tenantOf = (row: contract.rentals.HistoryRow) => row.tenant || row.email || t('the_tenant');
  const whoOf = (row: contract.rentals.HistoryRow) => {
    if (row.actor === reader) return t('you');
    if (row.actor === 'tenant') return tenantOf(row);
    return t(row.actor === 'lister' ? 'the_lister' : 'the_team');
  };
  return (
    <ol className={classes.list}>
      {rows.map((row) => (
        <li key={row.id} className={classes.row}>
          <p className={classes.sentence}>
            {t(stepOf(row), {
              who: whoOf(row),
              tenant: reader === 'tenant' ? t('tenant_you') : tenantOf(row),
              bed: row.room_and_bed,
            })}
          </p>
          <Changes changes={changesIn(row.change_summary, locale)} />
          {row.reason && <p className={classes.small}>{t('reason', { reason: row.reason })}</p>}
          <p className={classes.small}>
            <time dateTime={row.created_at}>
              {dayAndTime(row.created_at, locale, row.time_zone)}
            </time>
            {withPlace && (
              <span className={classes.place}>
                {reader === 'lister' ? `${tenantOf(row)}, ${row.location}` : row.location}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('rental-history');
  if (changes.length === 0) return null;
  const textOf = ({ field: name, from, to }: Change) => {
    const field = t(`field_${name}`);
    if (to === null) return t('removed', { field, from: from ?? '' });
    return from === null ? t('set', { field, to }) : t('change', { field, from, to });
  };
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.field}>{textOf(change)}</li>
      ))}
    </ul>
  );
}
