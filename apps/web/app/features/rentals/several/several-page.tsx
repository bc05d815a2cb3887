import type { contract, OperationAnswer } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { INVITED_AT_ONCE_MAX } from '@crewpad/domain';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { issuesFromServer, useErrorText } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { HourField } from '../../../ui/form/hour-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { backClass, pageClass } from '../../../ui/report-page-classes.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import type { Places } from '../forms/invite/invite-values.ts';
import { Refusal } from '../forms/note-form.tsx';
import { COLUMNS, headOf, rowBody, type TypedRow, typedRows } from './typed-rows.ts';

type Result = OperationAnswer<typeof contract.rentals.inviteSeveral>['data'][number];

/** What a call answered about the rows of a text. */
interface Answered {
  text: string;
  rows: readonly TypedRow[];
  results: readonly Result[];
  isSent: boolean;
  /** Of the invitations that this preview would send. */
  key: string;
}

const ORDER = ['listing_id', 'start_date', 'start_time', 'table'];

/** Invites the people of a pasted table to beds of one crash pad, after a preview. */
export function SeveralPage({ places }: { places: Places }) {
  const { t } = useTranslation('rentals/several');
  const state = useSeveral(places);
  const { answered, refusal } = state;
  return (
    <div className={pageClass} data-narrow>
      <Link to="/my-crew" className={backClass}>
        <IconArrowLeft aria-hidden size={18} />
        {t('my_crew')}
      </Link>
      <PageHead title={t('title')} lead={t('lead')} />
      {places.listings.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="m-0">{t('no_places')}</p>
          <LinkButton to="/create-crashpad" variant="accent">
            {t('add_crashpad')}
          </LinkButton>
        </div>
      ) : answered?.isSent ? (
        <SentInvitations answered={answered} onFix={state.fix} />
      ) : (
        <>
          <Table state={state} places={places} />
          <Refusal error={refusal?.body.errors ? null : refusal} />
          {answered && <Preview state={state} answered={answered} />}
        </>
      )}
    </div>
  );
}

function useSeveral(places: Places) {
  const [only] = places.listings.length === 1 ? places.listings : [];
  const [values, setValues] = useState({
    listing_id: only === undefined ? '' : String(only.id),
    start_date: '',
    start_time: '12:00',
    table: '',
  });
  const [answered, setAnswered] = useState<Answered | null>(null);
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();

  const set = (change: Partial<typeof values>) => {
    setValues((known) => ({ ...known, ...change }));
    // A preview is about what was typed.
    setAnswered(null);
    form.clear(...Object.keys(change));
  };

  const invite = async (preview: boolean) => {
    const { listing_id, start_date, start_time, table: text } = values;
    const rows = typedRows(text);
    const tableKey = rows.length === 0 ? 'no_rows' : 'too_many_rows';
    const issues = [
      ...(listing_id === ''
        ? [{ field: 'listing_id', key: 'the_location_field_is_required' }]
        : []),
      ...(start_date === '' ? [{ field: 'start_date', key: 'check_in_date_is_required' }] : []),
      ...(rows.length === 0 || rows.length > INVITED_AT_ONCE_MAX
        ? [{ field: 'table', key: tableKey }]
        : []),
    ];
    if (issues.length > 0) return form.show(issues);
    const key = preview ? crypto.randomUUID() : (answered?.key ?? crypto.randomUUID());
    const place = { listing_id: Number(listing_id), start_date, start_time };
    const answer = await send(
      () =>
        call(
          rentals.inviteSeveral,
          { body: { ...place, rows: rows.map(rowBody), preview } },
          { quiet: true, ...(!preview && { idempotencyKey: key }) },
        ),
      ({ body }) => form.show(issuesFromServer(body.errors, ORDER)),
    );
    if (answer === undefined) return;
    setAnswered({ text, rows, results: answer.data, isSent: !preview, key });
  };

  /** Back to the table with the rows that were not invited. */
  const fix = () => {
    if (answered === null) return;
    const left = answered.rows.filter((_row, at) => answered.results[at]?.state === 'refused');
    const lines = [headOf(answered.text), ...left.map(({ line }) => line)];
    set({ table: lines.filter((line) => line !== '').join('\n') });
  };

  return { values, set, form, busy, refusal, answered, invite, fix };
}

type State = ReturnType<typeof useSeveral>;

/** Where and when, and the pasted table. */
function Table({ state, places }: { state: State; places: Places }) {
  const { t } = useTranslation('rentals/several');
  const { t: forms } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const { values, set, form, busy, answered } = state;
  const beds = places.beds.filter(({ listing_id }) => String(listing_id) === values.listing_id);
  const count = typedRows(values.table).length;
  const isReady = answered !== null;
  return (
    <Form form={form} onSubmit={() => state.invite(true)} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <SelectField
          name="listing_id"
          label={t('location')}
          value={values.listing_id}
          onValue={(listing_id) => set({ listing_id })}
          issue={form.keyOf('listing_id')}
        >
          <option value="">{t('choose_location')}</option>
          {places.listings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          name="start_date"
          label={t('start_date')}
          type="date"
          value={values.start_date}
          onValue={(start_date) => set({ start_date })}
          issue={form.keyOf('start_date')}
        />
        <HourField
          name="start_time"
          label={t('start_time')}
          value={values.start_time}
          onValue={(start_time) => set({ start_time })}
          issue={form.keyOf('start_time')}
        />
      </div>
      <TextAreaField
        name="table"
        label={t('table')}
        hint={t('table_hint', {
          columns: COLUMNS.map((column) => t(`column_${column}`)).join(', '),
        })}
        rows={8}
        value={values.table}
        onValue={(table) => set({ table })}
        issue={form.keyOf('table')}
      />
      {beds.length > 0 && (
        <p className="m-0 text-xs text-muted">
          {t('beds', {
            beds: beds.map(({ room_name, bed_name }) => `${room_name}, ${bed_name}`).join('; '),
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant={isReady ? 'outline' : 'accent'} disabled={!hydrated || busy}>
          {busy ? forms('one_moment') : t(isReady ? 'preview_again' : 'preview')}
        </Button>
        <FileButton onText={(table) => set({ table })} />
        {count > 0 && <span className="text-xs text-muted">{t('rows', { count })}</span>}
      </div>
    </Form>
  );
}

/** Fills the table from a CSV file. */
function FileButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('rentals/several');
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" disabled={!hydrated} onClick={() => input.current?.click()}>
        {t('file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('file')}
        onChange={async (event) => {
          const field = event.currentTarget;
          const text = await field.files?.[0]?.text();
          // Allows selecting the same file again.
          field.value = '';
          if (text !== undefined) onText(text);
        }}
      />
    </>
  );
}

/** What would become of each row, and the button that sends. */
function Preview({ state, answered }: { state: State; answered: Answered }) {
  const { t } = useTranslation('rentals/several');
  const { t: forms } = useTranslation('ui/form');
  const { emailsVerifiedOnly } = usePage();
  const { busy } = state;
  const good = answered.results.filter((result) => result.state === 'ok').length;
  const bad = answered.results.length - good;
  return (
    <section aria-labelledby="preview" className="grid grid-cols-1 gap-4">
      <h2 id="preview" className="m-0 text-md">
        {t('preview_title')}
      </h2>
      <ResultList answered={answered} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {good > 0 && (
          <Button variant="accent" disabled={busy} onClick={() => state.invite(false)}>
            {busy ? forms('one_moment') : t('send', { count: good })}
          </Button>
        )}
        {bad > 0 && (
          <span className="text-ink-soft">
            {good > 0 ? t('left_out', { count: bad }) : t('none_ready')}
          </span>
        )}
      </div>
      {emailsVerifiedOnly && <p className="m-0 text-xs text-muted">{t('verified_only')}</p>}
    </section>
  );
}

/** What became of each row. */
function SentInvitations({ answered, onFix }: { answered: Answered; onFix: () => void }) {
  const { t } = useTranslation('rentals/several');
  const invited = answered.results.filter((result) => result.state === 'invited').length;
  const bad = answered.results.length - invited;
  return (
    <section aria-labelledby="sent" className="grid grid-cols-1 gap-4">
      <div role="status">
        <h2 id="sent" className="m-0 text-md">
          {t('sent', { count: invited })}
        </h2>
        {bad > 0 && <p className="m-0 text-ink-soft">{t('not_sent', { count: bad })}</p>}
      </div>
      <ResultList answered={answered} />
      <div className="flex flex-wrap gap-2">
        {bad > 0 && (
          <Button variant="accent" onClick={onFix}>
            {t('fix')}
          </Button>
        )}
        <LinkButton to="/my-crew" variant={bad > 0 ? 'outline' : 'accent'}>
          {t('to_my_crew')}
        </LinkButton>
      </div>
    </section>
  );
}

const TONES = { ok: 'good', invited: 'good', refused: 'bad' } as const;

function ResultList({ answered: { rows, results, isSent } }: { answered: Answered }) {
  const { t } = useTranslation('rentals/several');
  return (
    <ol className="m-0 grid list-none gap-0 rounded-md border border-line bg-surface p-0">
      {results.map((result, at) => {
        const { email = '', name = '', bed = '' } = rows[at]?.cells ?? {};
        return (
          <li
            key={result.row}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-t-line px-4 py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1 wrap-anywhere">
              <span className="text-muted tabular">{result.row}. </span>
              <span className="font-medium">{email || t('no_email')}</span>
              <span className="block text-xs text-ink-soft">
                {[name, bed].filter((part) => part !== '').join(', ')}
              </span>
              <RowErrors result={result} />
            </div>
            <StatusMark tone={TONES[result.state]}>
              {t(result.state === 'refused' && !isSent ? 'state_wrong' : `state_${result.state}`)}
            </StatusMark>
          </li>
        );
      })}
    </ol>
  );
}

/** In the words of the form; what refuses the row as a whole, in those of the server. */
function RowErrors({ result: { errors, message } }: { result: Result }) {
  const { t } = useTranslation('rentals/several');
  const textOf = useErrorText();
  const columns = [...COLUMNS.filter((column) => column in errors), ...otherKeys(errors)];
  const lines =
    message === undefined
      ? columns.flatMap((column) =>
          (errors[column] ?? []).map((key) => `${t(columnKey(column))}: ${textOf(key)}`),
        )
      : [message];
  return lines.map((line) => (
    <span key={line} className="block text-xs text-bad first-letter:uppercase">
      {line}
    </span>
  ));
}

/** What is wrong with the row, but in no column. */
const otherKeys = (errors: Result['errors']) =>
  Object.keys(errors).filter((column) => !COLUMNS.some((one) => one === column));

const columnKey = (column: string) => {
  const name = COLUMNS.find((one) => one === column);
  return name === undefined ? 'row' : (`column_${name}` as const);
};
