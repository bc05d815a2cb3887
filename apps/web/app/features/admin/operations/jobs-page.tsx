import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { wordsOf } from '../person.tsx';
import type { JobsView } from './load-system-status.ts';
import { RetryButton, retryWork } from './retry-button.tsx';
import classes from './system-status.module.css';

/** Waiting, running and failed work at a glance. */
export function JobsPage({ emails, queues, failed }: JobsView) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const sum = (of: (queue: JobsView['queues'][number]) => number) =>
    queues.reduce((total, queue) => total + of(queue), 0);
  const failures = sum((queue) => queue.failed) + emails.failed;
  const figures = [
    ['waiting_emails', emails.waiting, emails.overdue > 0],
    ['waiting_jobs', sum(({ waiting }) => waiting), false],
    ['running_jobs', sum(({ active }) => active), false],
    ['failures', failures, failures > 0],
  ] as const;
  return (
    <AdminFrame title={t('jobs')} lead={t('jobs_lead')}>
      <dl className={classes.figures}>
        {figures.map(([label, figure, isBad]) => (
          <div key={label} data-bad={isBad || undefined}>
            <dt>{t(label)}</dt>
            <dd>{count(figure, locale)}</dd>
          </div>
        ))}
      </dl>
      {emails.overdue > 0 && (
        <p role="note" className={classes.error}>
          {t('overdue', { count: emails.overdue })}
        </p>
      )}
      <section aria-labelledby="failed-work">
        <h2 id="failed-work" className={classes.heading}>
          {t('what_failed')}
        </h2>
        {failed.length === 0 ? (
          <p className={classes.fine}>{t('nothing_failed')}</p>
        ) : (
          <FailedJobs {...{ failed }} />
        )}
      </section>
      <section aria-labelledby="queues">
        <h2 id="queues" className={classes.heading}>
          {t('queues')}
        </h2>
        <QueueTable rows={rowsOf(queues, emails)} />
      </section>
    </AdminFrame>
  );
}

interface QueueRow {
  key: string;
  name: string;
  waiting: number;
  active: number | null;
  failed: number;
  next_at: string | null;
}

/** Failed and waiting work first; emails are listed with the jobs, by type. */
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
  return rows.sort((a, b) => b.failed - a.failed || b.waiting - a.waiting);
}

function QueueTable({ rows }: { rows: readonly QueueRow[] }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  return (
    <table className={classes.queues}>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('waiting')}</th>
          <th scope="col">{t('running')}</th>
          <th scope="col">{t('failed_count')}</th>
          <th scope="col">{t('next_run')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, waiting, active, failed, next_at }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td data-label={t('waiting')}>{waiting}</td>
            <td data-label={t('running')}>{active ?? '–'}</td>
            <td data-label={t('failed_count')} data-bad={failed > 0 || undefined}>
              {failed}
            </td>
            <td data-label={t('next_run')} className={classes.next}>
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
    <ul className={classes.list}>
      {failed.map(({ id, kind, failed_at, attempts, error, abilities }) => {
        const isEmail = id.startsWith('email-');
        return (
          <li key={id} className={classes.row} data-failed={id}>
            <div className={classes.what}>
              <strong className={classes.name}>
                {wordsOf(kind)}
                <span className={classes.state}>{t(isEmail ? 'email' : 'job')}</span>
              </strong>
              <p className={classes.error}>
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
            <p className={classes.when}>
              <time dateTime={failed_at}>{dayAndTime(failed_at, locale)}</time>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
