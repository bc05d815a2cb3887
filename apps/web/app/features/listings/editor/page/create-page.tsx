import type { contract } from '@crewpad/contract';
import { rentalTypeRule } from '@crewpad/domain';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { money, moneyRange } from '../../../../lib/format.ts';
import { clockTime } from '../../../../lib/format-times.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useCityNames } from '../../../../lib/use-city-names.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button, PlainButton } from '../../../../ui/button.tsx';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import { type FieldIssue, useErrorText } from '../../../../ui/form/field-issues.ts';
import { groupClass } from '../../../../ui/form/form-classes.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { hasPriceRange } from '../form/listing-body.ts';
import { LAST_STEP, stepOf } from '../form/steps.ts';
import { bedsOf, roomsFor, staying } from '../rooms/room-items.ts';
import { type DraftState, useCreate } from '../state/use-create.ts';
import { issuesOf, type ListingName, type Wizard, type WizardLists } from '../state/use-editor.ts';
import { ActionBar } from './action-bar.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LoginEndedBar, NoticeBar } from './notice-bar.tsx';
import { PreviewCard } from './preview.tsx';
import { NO_TENANTS } from './tenants.ts';
import { WizardFrame } from './wizard-frame.tsx';

interface ReviewProps {
  wizard: Wizard;
  onStep: (step: number) => void;
}

/** What will be published, in the public view, and what is missing. */
function Review({ wizard, onStep }: ReviewProps) {
  const { t } = useTranslation('listings/editor');
  const [issues, setIssues] = useState<readonly FieldIssue[] | null>(null);
  const { form, airports, airportText } = wizard;

  // Requested with every change; outdated answers are ignored.
  useEffect(() => {
    let isCurrent = true;
    issuesOf({ form, airports, airportText }).then(
      (formIssues) => isCurrent && setIssues(formIssues),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [form, airports, airportText]);

  return (
    <section className={groupClass} aria-labelledby="wizard-review">
      <h2 id="wizard-review" className="m-0 text-md">
        {t('review')}
      </h2>
      {issues !== null && <MissingFields issues={issues} onStep={onStep} />}
      <div className="grid gap-6">
        <div className="block lg:hidden">
          <PreviewCard wizard={wizard} />
        </div>
        <Lines wizard={wizard} onStep={onStep} />
      </div>
      <p className="m-0 text-ink-soft">{t('what_happens_next')}</p>
    </section>
  );
}

function MissingFields({
  issues,
  onStep,
}: { issues: readonly FieldIssue[] } & Pick<ReviewProps, 'onStep'>) {
  const { t } = useTranslation('listings/editor');
  const textOf = useErrorText();
  if (issues.length === 0) {
    return (
      <p
        className="m-0 flex gap-2 rounded-sm bg-good-soft px-4 py-3 font-medium text-good [&_svg]:flex-none"
        role="status"
      >
        <IconCircleCheck aria-hidden size={22} />
        {t('nothing_missing')}
      </p>
    );
  }
  return (
    <div className="rounded-sm bg-warn-soft px-4 py-3 text-warn" role="status">
      <p className="m-0 flex gap-2 font-bold [&_svg]:flex-none">
        <IconAlertTriangle aria-hidden size={22} />
        {t('missing', { count: issues.length })}
      </p>
      <ul className="m-0 list-none pt-0 pr-0 pb-0 pl-8">
        {issues.map(({ field, key }) => (
          <li key={field}>
            <PlainButton
              className="inline-flex min-h-target items-center text-start underline"
              onClick={() => onStep(stepOf(field))}
            >
              {t('step_n', { step: stepOf(field) })}: {textOf(key)}
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lines({ wizard, onStep }: ReviewProps) {
  const { t } = useTranslation('listings/editor');
  const { locale } = usePage();
  const nameOf = useCityNames();
  const { form, airports } = wizard;
  const { rental_type } = form;
  const rule = rental_type && rentalTypeRule(rental_type);
  const rooms = rule ? roomsFor(rule.roomEditor, form.rooms) : form.rooms;
  const nothing = t('nothing_yet');
  const codes = form.airport.map(
    (id) => airports.find((airport) => airport.id === id)?.prefix ?? '',
  );
  const to = hasPriceRange(form) ? Number(form.rate_per_to) : null;
  const lines = [
    {
      step: 1,
      name: t('step_basic'),
      text: [
        rental_type && t(`type_${rental_type}`),
        [nameOf(form.country, form.city), form.state].filter(Boolean).join(', '),
        codes.join(', '),
      ],
    },
    {
      step: 2,
      name: t('step_rooms'),
      text: [
        t('rooms_and_beds', {
          rooms: t('rooms_count', { count: staying(rooms).length }),
          beds: t('beds_count', { count: bedsOf(rooms).length }),
        }),
        form.rate_per_from &&
          t('a_month', { price: moneyRange(Number(form.rate_per_from), to, locale) }),
        form.deposit_required &&
          t('deposit_of', { amount: money(Number(form.deposit_required), locale) }),
      ],
    },
    {
      step: 3,
      name: t('step_amenities'),
      text: [
        t('chosen', {
          count: form.amenities.length + form.preferences.length + form.places.length,
        }),
      ],
    },
    {
      step: 4,
      name: t('step_rules'),
      text: [
        form.rules_policies_des.trim() && t('rules_written'),
        form.rules_policies_doc.length > 0 &&
          t('documents_count', { count: form.rules_policies_doc.length }),
      ],
    },
    {
      step: 5,
      name: t('step_pictures'),
      text: [form.images.length > 0 && t('pictures_count', { count: form.images.length })],
    },
  ];
  return (
    <dl className="m-0">
      {lines.map(({ step, name, text }) => (
        <div
          key={step}
          className="line grid grid-cols-1fr-auto items-center gap-x-4 border-b border-b-line px-0 py-2 [&_dd]:col-1 [&_dd]:m-0 [&_dd]:text-ink-soft [&_dt]:font-bold"
        >
          <dt>{name}</dt>
          <dd>{text.filter(Boolean).join(' · ') || nothing}</dd>
          {step < 5 && (
            <dd className="[.line_&]:col-2 [.line_&]:row-start-1 [.line_&]:row-end-3">
              <Button variant="subtle" onClick={() => onStep(step)}>
                {t('change')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface CreatePageProps {
  draft: contract.listings.Draft | null;
  lists: WizardLists;
  listings: readonly ListingName[];
}

/** A new listing in five steps, stored as a draft until it is published. */
export function CreatePage({ draft: first, lists, listings }: CreatePageProps) {
  const { t } = useTranslation('listings/editor');
  const page = useCreate(first, lists);
  const { wizard, conflicts, focusRequest, step, visited, open, check, login } = page;
  const { draft, isStored, isUnsaved, isEmpty, busy, notice, publish, discard, copy } = page;
  const next = async () => {
    if (step === LAST_STEP) return publish();
    if (await check.checkStep(step)) open(step + 1);
  };

  return (
    <>
      <LeaveGuard isUnsaved={isUnsaved} />
      <WizardFrame
        {...{ wizard, conflicts, focusRequest, step, visited }}
        tenants={NO_TENANTS}
        onStep={open}
        onSubmit={next}
        above={
          <>
            <span>{t('create_title')}</span>
            {!isEmpty && (
              <Button variant="subtle" disabled={busy} onClick={discard}>
                <IconTrash aria-hidden size={18} />
                {t('discard_draft')}
              </Button>
            )}
          </>
        }
        notices={
          <>
            {login.hasEnded && <LoginEndedBar isStored={isStored} />}
            {notice && (
              <NoticeBar kind="info">
                <p>{notice.text}</p>
                <Button variant="outline" disabled={busy} onClick={notice.undo}>
                  {t('undo', { ns: 'common' })}
                </Button>
              </NoticeBar>
            )}
            {draft.isReplaced && (
              <NoticeBar kind="warn">
                <p>{t('draft_is_gone')}</p>
              </NoticeBar>
            )}
          </>
        }
        before={listings.length > 0 && <CopyFrom {...{ listings, busy, isEmpty }} onCopy={copy} />}
        after={<Review wizard={wizard} onStep={open} />}
        actions={
          <ActionBar
            step={step}
            busy={busy}
            isEditing={false}
            onBack={() => open(step - 1)}
            note={<SavedNote {...draft} />}
          />
        }
      />
    </>
  );
}

/** "Saved 10:42", in local time. */
function SavedNote({ state, at, saver }: DraftState) {
  const { t } = useTranslation('listings/editor');
  const { locale } = usePage();
  const hydrated = useHydrated();
  // Only the browser has the local time.
  if (!hydrated || state === 'none') return null;
  const hasFailed = state === 'failed' || state === 'ended';
  const Icon = hasFailed ? IconCloudOff : state === 'saving' ? IconCloudUp : IconCloudCheck;
  const text = {
    saving: t('saving'),
    saved: t('saved_at', { time: at === null ? '' : clockTime(at, locale) }),
    failed: t('draft_not_saved'),
    ended: t('draft_not_saved'),
  }[state];
  return (
    <p
      className="m-0 inline-flex min-h-target items-center gap-2 text-xs text-muted data-failed:font-medium data-failed:text-bad [&_svg]:flex-none"
      data-failed={hasFailed || undefined}
    >
      <Icon aria-hidden size={18} />
      {/* Announcing each save would be noise: only a failure is announced. */}
      <span role={state === 'failed' ? 'alert' : undefined}>{text}</span>
      {state === 'failed' && (
        <PlainButton className="min-h-target underline" onClick={() => saver.flush()}>
          {t('retry')}
        </PlainButton>
      )}
    </p>
  );
}

interface CopyFromProps {
  listings: readonly ListingName[];
  busy: boolean;
  /** Whether nothing is typed that a copy would replace. */
  isEmpty: boolean;
  onCopy: (listing: ListingName) => void;
}

/** Starts with a copy of another listing of the lister. */
function CopyFrom({ listings, busy, isEmpty, onCopy }: CopyFromProps) {
  const { t } = useTranslation('listings/editor');
  const { t: f } = useTranslation('ui/form');
  const [listingId, setListingId] = useState('');
  const listing = listings.find(({ id }) => String(id) === listingId);
  return (
    <details className="rounded-md border border-line">
      <DisclosureSummary className="min-h-12! rounded-md px-4 py-0 hover:bg-sunken [&>svg]:flex-none">
        <IconCopy aria-hidden size={20} />
        {t('copy_from')}
      </DisclosureSummary>
      <div className="content grid gap-2 px-4 pt-2 pb-4 sm:grid-cols-1fr-auto sm:items-start">
        <SelectField
          name="copy_from"
          label={t('listing_to_copy')}
          optional
          hint={t(isEmpty ? 'copy_hint' : 'copy_hint_replaces')}
          value={listingId}
          onValue={setListingId}
        >
          <option value="">{f('choose')}</option>
          {listings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button
          variant="outline"
          disabled={busy || !listing}
          className="sm:[.content_&]:mt-7 sm:[.content_&]:min-h-12!"
          onClick={() => listing && onCopy(listing)}
        >
          {t('copy')}
        </Button>
      </div>
    </details>
  );
}
