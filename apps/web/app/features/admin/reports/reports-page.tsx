import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { REPORT_NOTE_MAX, REPORT_STATES, type ReportAction } from '@crewpad/domain';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { toast } from '../../../ui/toast.ts';
import { AdminFrame } from '../admin-frame.tsx';
import type { ReportsView } from './load-reports.ts';
import { pagesClass } from './reports-page-classes.ts';

const factsClass = 'm-0 text-xs text-ink-soft [.snapshot_&]:text-ink-soft';

interface ReportStep {
  action: ReportAction;
  report: contract.admin.Report;
}

interface CloseReportDialogProps {
  step: ReportStep | null;
  onClose: () => void;
}

/** Explains an action, and takes a note. */
function CloseReportDialog({ step, onClose }: CloseReportDialogProps) {
  const { t } = useTranslation('admin/reports');
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const [part, setPart] = useState<'review' | 'response'>('review');
  const { busy, refusal, send } = useSend();
  const { action = 'dismiss', report } = step ?? {};
  const isHiding = action === 'hide';
  const hideText = report?.subject === 'listing' ? 'hide_listing_text' : 'hide_review_text';
  const submit = async () => {
    if (report === undefined) return;
    const input = { params: { id: report.id }, body: { action, note, part } };
    const answer = await send(() => call(admin.closeReport, input, { quiet: true }));
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      open={step !== null}
      onClose={onClose}
      title={t(`${action}_title`)}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form onSubmit={submit} className="grid gap-4">
        <p className="m-0 text-ink-soft">{t(isHiding ? hideText : `${action}_text`)}</p>
        {isHiding && report?.snapshot.response != null && (
          <RadioField
            name="part"
            label={t('part')}
            choices={[
              { value: 'review', label: t('part_review') },
              { value: 'response', label: t('part_response') },
            ]}
            value={part}
            onValue={setPart}
          />
        )}
        <TextAreaField
          optional
          name="note"
          label={t('note')}
          hint={t(isHiding ? 'note_hint_sent' : 'note_hint')}
          maxLength={REPORT_NOTE_MAX}
          value={note}
          onValue={setNote}
        />
        {refusal && <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="accent" disabled={busy}>
            {t(action)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface ReportCardProps {
  report: contract.admin.Report;
  onStep: (action: ReportAction) => void;
}

/** One report: reporter, reason, snapshot and actions. */
function ReportCard({ report, onStep }: ReportCardProps) {
  const { t } = useTranslation('admin/reports');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const { id, snapshot, subject, reporter, closed, closed_by, abilities } = report;
  const label = `${t(`subject_${subject}`)}: ${snapshot.title ?? snapshot.member.display_name}`;
  const actions = (['dismiss', 'hide', 'restore'] as const).filter((action) => abilities[action]);
  const address = addressOf(report);
  return (
    <article
      aria-label={label}
      className="grid gap-2 rounded-md border border-line p-4 wrap-anywhere"
      data-report={id}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="m-0 text-md">{address ? <Link to={address}>{label}</Link> : label}</h2>
        <span className="rounded-full bg-warn-soft px-3 py-px text-xs font-medium text-warn">
          {t(`reason_${report.reason}`)}
        </span>
      </header>
      <p className={factsClass}>
        {t('by', { name: reporter.display_name, date: fullDate(report.created, locale) })}
        {report.open_reports > 1 && `, ${t('open_reports', { count: report.open_reports })}`}
      </p>
      {report.note !== '' && <p className="m-0">“{report.note}”</p>}
      <Snapshot snapshot={snapshot} />
      {closed !== null && (
        <p className={factsClass}>
          {t('closed', { name: closed_by?.display_name ?? '', date: fullDate(closed, locale) })}
          {report.closing_note !== '' && ` “${report.closing_note}”`}
        </p>
      )}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
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
    <div className="snapshot grid gap-1 rounded-sm bg-sunken p-4">
      <p className={factsClass}>{t('looked_like')}</p>
      <p className="m-0">
        <Link to={`/user/${member.id}`}>{member.display_name}</Link>
        {title !== null && ` · ${title}`}
      </p>
      {score !== null && <Rating score={score} />}
      {text !== null && text !== '' && <p className="m-0 max-w-text whitespace-pre-line">{text}</p>}
      {response !== null && (
        <p className="m-0 max-w-text whitespace-pre-line">
          <strong>{t('response')}</strong> {response}
        </p>
      )}
      {messages.length > 0 && (
        <details>
          <DisclosureSummary>{t('messages', { count: messages.length })}</DisclosureSummary>
          <ol className="m-0 grid list-none gap-2 p-0">
            {messages.map((message) => (
              <li key={message.id}>
                <strong>{message.display_name}</strong>{' '}
                <span className="m-0 max-w-text whitespace-pre-line">{message.message}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** Reports by members: an admin reviews, dismisses or hides. */
export function ReportsPage(result: ReportsView) {
  const { t } = useTranslation('admin/reports');
  const { data, state, counts, page, pages } = result;
  const [step, setStep] = useState<ReportStep | null>(null);
  const at = (to: number) => `?${new URLSearchParams({ state, page: String(to) })}`;
  return (
    <AdminFrame title={t('title')} lead={t('lead')}>
      <nav aria-label={t('states')} className="flex flex-wrap gap-2">
        {REPORT_STATES.map((reportState) => (
          <FilterLink
            key={reportState}
            to={`?state=${reportState}`}
            aria-current={reportState === state ? 'page' : undefined}
          >
            {t(`state_${reportState}`)} ({counts[reportState]})
          </FilterLink>
        ))}
      </nav>
      {data.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/records.svg"
            title={t(`none_${state}`)}
            text={t('none_text')}
          />
        </div>
      ) : (
        <ul className="mx-0 mt-6 mb-0 grid list-none gap-4 p-0">
          {data.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} onStep={(action) => setStep({ action, report })} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t('pages')} className={pagesClass}>
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
