import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Folded } from '../../../ui/disclosure-summary.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { wordsOf } from '../person.tsx';
import type { JobsView } from './load-system-status.ts';
import { RetryButton, retryWork } from './retry-button.tsx';
import { nameClass, rowClass, stateClass, whenClass } from './system-status-classes.ts';

/** Waiting, running and failed work at a glance. */
export function JobsPage({ emails, queues, failed }: JobsView) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const sum = (of: (queue: JobsView['queues'][number]) => number) =>
    queues.reduce((total, queue) => total + of(queue), 0);
  const failures = sum((queue) => queue.failed) + emails.failed;
  const late = sum((queue) => queue.late) + emails.overdue;
  const figures = [
    ['late_count', late, late > 0],
    ['failures', failures, failures > 0],
    ['waiting_emails', emails.waiting, false],
    ['waiting_jobs', sum(({ waiting }) => waiting), false],
    ['running_jobs', sum(({ active }) => active), false],
  ] as const;
  const rows = rowsOf(queues, emails);
  const busy = rows.filter((row) => !isIdle(row));
  const idle = rows.filter(isIdle);
  return (
    <AdminFrame title={t('jobs')} lead={t('jobs_lead')}>
      <dl className="mx-0 mt-4 mb-0 grid [grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr))] gap-4 max-md:grid-cols-1fr-1fr [&_dd]:m-0 [&_dd]:text-lg [&_dd]:font-bold [&_dd]:tabular [&_div]:rounded-md [&_div]:border [&_div]:border-line [&_div]:p-4 [&_div[data-bad]_dd]:text-bad [&_dt]:text-xs [&_dt]:text-muted">
        {figures.map(([label, figure, isBad]) => (
          <div key={label} data-bad={isBad || undefined}>
            <dt>{t(label)}</dt>
            <dd>{count(figure, locale)}</dd>
          </div>
        ))}
      </dl>
      {emails.overdue > 0 && (
        <p role="note" className="m-0 max-w-text text-xs text-bad">
          {t('overdue', { count: emails.overdue })}
        </p>
      )}
      <section aria-labelledby="failed-work">
        <h2 id="failed-work" className="mx-0 mt-6 mb-2 text-md">
          {t('what_failed')}
        </h2>
        {failed.length === 0 ? (
          <p className="m-0 text-ink-soft">{t('nothing_failed')}</p>
        ) : (
          <FailedJobs {...{ failed }} />
        )}
      </section>
      <section aria-labelledby="queues">
        <h2 id="queues" className="mx-0 mt-6 mb-2 text-md">
          {t('queues')}
        </h2>
        {busy.length > 0 && <QueueTable rows={busy} />}
        {idle.length > 0 && (
          <Folded summary={t('idle_work', { count: idle.length })}>
            <QueueTable rows={idle} />
          </Folded>
        )}
      </section>
    </AdminFrame>
  );
}

interface QueueRow {
  key: string;
  name: string;
  waiting: number;
  active: number | null;
  late: number;
  failed: number;
  next_at: string | null;
}

/** Whether nothing waits, runs or has failed: all its numbers are zero. */
const isIdle = ({ waiting, active, late, failed }: QueueRow): boolean =>
  waiting + (active ?? 0) + late + failed === 0;

/** Late and failed work first, then what waits; emails are listed with the jobs, by type. */
function rowsOf(queues: JobsView['queues'], emails: JobsView['emails']): QueueRow[] {
  const rows = [
    ...emails.kinds.map(({ kind, ...counts }) => ({
      ...counts,
      key: `email ${kind}`,
      name: `${wordsOf(kind)} (email)`,
      active: null,
      next_at: null,
    })),
    ...queues.map(({ name, ...queue }) => ({ ...queue, key: name, name: wordsOf(name) })),
  ];
  const isBad = ({ late, failed }: QueueRow) => Number(late + failed > 0);
  return rows.sort(
    (a, b) =>
      isBad(b) - isBad(a) ||
      b.late - a.late ||
      b.failed - a.failed ||
      b.waiting - a.waiting ||
      a.name.localeCompare(b.name),
  );
}

function QueueTable({ rows }: { rows: readonly QueueRow[] }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  return (
    <table className="w-full border-collapse tabular max-md:block max-md:[&_tbody]:block max-md:[&_tbody_td]:border-0 max-md:[&_tbody_td]:p-0 max-md:[&_tbody_td]:text-start max-md:[&_tbody_td]:text-xs [&_tbody_th]:font-medium [&_tbody_th]:wrap-anywhere max-md:[&_tbody_th]:shrink-0 max-md:[&_tbody_th]:grow-0 max-md:[&_tbody_th]:basis-full max-md:[&_tbody_th]:border-0 max-md:[&_tbody_th]:p-0 max-md:[&_tbody_th]:text-start [&_td]:border-b [&_td]:border-b-line [&_td]:px-2 [&_td]:py-1 [&_td]:text-end max-md:[&_td::before]:text-muted max-md:[&_td::before]:[content:attr(data-label)_'_'] [&_td[data-bad]]:text-bad [&_th]:border-b [&_th]:border-b-line [&_th]:px-2 [&_th]:py-1 [&_th]:text-end [&_th:first-child]:text-start max-md:[&_thead]:sr-only [&_thead_th]:text-xs [&_thead_th]:text-muted max-md:[&_tr]:flex max-md:[&_tr]:flex-wrap max-md:[&_tr]:gap-x-4 max-md:[&_tr]:border-b max-md:[&_tr]:border-b-line max-md:[&_tr]:px-0 max-md:[&_tr]:py-2">
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('late_count')}</th>
          <th scope="col">{t('failed_count')}</th>
          <th scope="col">{t('waiting')}</th>
          <th scope="col">{t('running')}</th>
          <th scope="col">{t('next_run')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, waiting, active, late, failed, next_at }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td data-label={t('late_count')} data-bad={late > 0 || undefined}>
              {late}
            </td>
            <td data-label={t('failed_count')} data-bad={failed > 0 || undefined}>
              {failed}
            </td>
            <td data-label={t('waiting')}>{waiting}</td>
            <td data-label={t('running')}>{active ?? '–'}</td>
            <td data-label={t('next_run')} className="whitespace-nowrap max-md:whitespace-normal">
              {next_at === null ? '–' : dayAndTime(next_at, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FailedJobs({ failed }: Pick<JobsView, 'failed'>) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  return (
    <ul className="mx-0 mt-0 mb-4 grid list-none p-0">
      {failed.map(({ id, kind, failed_at, attempts, error, abilities }) => {
        const isEmail = id.startsWith('email-');
        return (
          <li key={id} className={rowClass} data-failed={id}>
            <div className="grid min-w-0 content-start gap-1">
              <strong className={nameClass}>
                {wordsOf(kind)}
                <span className={stateClass}>{t(isEmail ? 'email' : 'job')}</span>
              </strong>
              <p className="m-0 max-w-text text-xs text-bad">
                {t('error', { error: error ?? t('no_error'), count: attempts })}
              </p>
              {abilities.retry && (
                <RetryButton
                  retry={() => retryWork(id)}
                  name={wordsOf(kind)}
                  label={t(isEmail ? 'send_again' : 'run_again')}
                />
              )}
            </div>
            <p className={whenClass}>
              <time dateTime={failed_at}>{dayAndTime(failed_at, locale)}</time>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
