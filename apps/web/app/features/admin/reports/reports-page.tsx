import { REPORT_STATES } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { CloseReportDialog, type ReportStep } from './close-report-dialog.tsx';
import type { FoundReports } from './load-reports.ts';
import { ReportCard } from './report-card.tsx';
import classes from './reports-page.module.css';

/** Reports by members: an admin reviews, dismisses or hides. */
export function ReportsPage(found: FoundReports) {
  const { t } = useTranslation('admin/reports');
  const { data, state, counts, page, pages } = found;
  const [step, setStep] = useState<ReportStep | null>(null);
  const at = (to: number) => `?${new URLSearchParams({ state, page: String(to) })}`;
  return (
    <AdminFrame title={t('title')} lead={t('lead')}>
      <nav aria-label={t('states')} className={classes.states}>
        {REPORT_STATES.map((one) => (
          <FilterLink
            key={one}
            to={`?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`state_${one}`)} ({counts[one]})
          </FilterLink>
        ))}
      </nav>
      {data.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/empty-search.svg"
            title={t(`none_${state}`)}
            text={t('none_text')}
          />
        </div>
      ) : (
        <ul className={classes.list}>
          {data.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} onStep={(action) => setStep({ action, report })} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t('pages')} className={classes.pages}>
          {page > 1 && (
            <LinkButton variant="outline" to={at(page - 1)} rel="prev">
              {t('previous')}
            </LinkButton>
          )}
          <span>{t('page_of', { page, pages })}</span>
          {page < pages && (
            <LinkButton variant="outline" to={at(page + 1)} rel="next">
              {t('next')}
            </LinkButton>
          )}
        </nav>
      )}
      <CloseReportDialog key={step?.report.id} step={step} onClose={() => setStep(null)} />
    </AdminFrame>
  );
}
