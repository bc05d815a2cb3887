import type { contract } from '@crewpad/contract';
import type { ReportAction } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { Rating } from '../../../ui/rating.tsx';
import classes from './reports-page.module.css';

interface ReportCardProps {
  report: contract.admin.Report;
  onStep: (action: ReportAction) => void;
}

/** One report: reporter, reason, snapshot and actions. */
export function ReportCard({ report, onStep }: ReportCardProps) {
  const { t } = useTranslation('admin/reports');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const { id, snapshot, subject, reporter, closed, closed_by, abilities } = report;
  const label = `${t(`subject_${subject}`)}: ${snapshot.title ?? snapshot.member.display_name}`;
  const actions = (['dismiss', 'hide', 'restore'] as const).filter((one) => abilities[one]);
  const address = addressOf(report);
  return (
    <article aria-label={label} className={classes.card} data-report={id}>
      <header className={classes.head}>
        <h2 className={classes.title}>{address ? <Link to={address}>{label}</Link> : label}</h2>
        <span className={classes.reason}>{t(`reason_${report.reason}`)}</span>
      </header>
      <p className={classes.facts}>
        {t('by', { name: reporter.display_name, date: fullDate(report.created, locale) })}
        {report.open_reports > 1 && `, ${t('open_reports', { count: report.open_reports })}`}
      </p>
      {report.note !== '' && <p className={classes.note}>“{report.note}”</p>}
      <Snapshot snapshot={snapshot} />
      {closed !== null && (
        <p className={classes.facts}>
          {t('closed', { name: closed_by?.display_name ?? '', date: fullDate(closed, locale) })}
          {report.closing_note !== '' && ` “${report.closing_note}”`}
        </p>
      )}
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              variant="outline"
              disabled={!hydrated}
              aria-label={`${t(action)}: ${label}`}
              onClick={() => onStep(action)}
            >
              {t(action)}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

/** The public page of the reported subject; messages have none. */
function addressOf({ subject, subject_id, snapshot }: contract.admin.Report): string | null {
  if (subject === 'listing') return `/listing/${subject_id}`;
  return subject === 'user' ? `/user/${snapshot.member.id}` : null;
}

function Snapshot({ snapshot }: { snapshot: contract.messages.ReportSnapshot }) {
  const { t } = useTranslation('admin/reports');
  const { member, title, text, score, response, messages } = snapshot;
  return (
    <div className={classes.snapshot}>
      <p className={classes.facts}>{t('looked_like')}</p>
      <p className={classes.who}>
        <Link to={`/user/${member.id}`}>{member.display_name}</Link>
        {title !== null && ` · ${title}`}
      </p>
      {score !== null && <Rating score={score} />}
      {text !== null && text !== '' && <p className={classes.text}>{text}</p>}
      {response !== null && (
        <p className={classes.text}>
          <strong>{t('response')}</strong> {response}
        </p>
      )}
      {messages.length > 0 && (
        <details>
          <DisclosureSummary>{t('messages', { count: messages.length })}</DisclosureSummary>
          <ol className={classes.log}>
            {messages.map((one) => (
              <li key={one.id}>
                <strong>{one.display_name}</strong>{' '}
                <span className={classes.text}>{one.message}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
