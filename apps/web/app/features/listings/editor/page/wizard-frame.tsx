import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { PlainButton } from '../../../../ui/button.tsx';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { groupClass } from '../../../../ui/form/form-classes.ts';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import { lazyComponent } from '../../../../ui/lazy-part.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Conflict } from '../form/merge.ts';
import { LAST_STEP, STEPS, stepName } from '../form/steps.ts';
import { sortIds } from '../form/wizard-form.ts';
import type { Wizard, WizardLists } from '../state/use-editor.ts';
import { StepBasic } from '../steps/step-basic.tsx';
import { StepRooms } from '../steps/step-rooms.tsx';
import { PartMissing, StepRules } from '../steps/step-rules.tsx';
import { ConflictsBar } from './conflicts-bar.tsx';
import { Preview } from './preview.tsx';
import type { BedTenant } from './tenants.ts';

const stepClass =
  'inline-flex min-h-target cursor-pointer items-center gap-2 rounded-sm border-0 bg-transparent px-1 py-0 text-xs font-medium text-ink-soft max-md:w-full max-md:flex-col max-md:justify-start max-md:gap-1 max-md:px-1 max-md:pt-1 max-md:pb-0 [[data-now]_&]:font-bold [[data-now]_&]:text-ink';

interface StepNavProps {
  step: number;
  /** The last step that can be opened. */
  visited: number;
  onStep: (step: number) => void;
}

/** The progress, with links to all opened steps. */
function StepNav({ step, visited, onStep }: StepNavProps) {
  const { t } = useTranslation('listings/editor');
  return (
    <nav aria-label={t('steps')} className="@container mb-6">
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={1}
        aria-valuemax={LAST_STEP}
        aria-valuenow={step}
        aria-valuetext={t('step_of', { step, total: LAST_STEP })}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <span
          className="block h-full rounded-[inherit] bg-button [transition:width_var(--quick)]"
          style={{ width: `${(step / LAST_STEP) * 100}%` }}
        />
      </div>
      <ol className="mx-0 mt-1 mb-0 flex list-none justify-between gap-1 p-0 max-md:grid max-md:grid-cols-5 max-md:gap-0">
        {STEPS.map((name, at) => {
          const number = at + 1;
          const isDone = number !== step && number < Math.max(step, visited);
          const inside = (
            <>
              <span
                aria-hidden
                className="grid size-7 flex-none place-items-center rounded-full border border-line-strong text-xs font-bold [[data-done]_&]:border-good [[data-done]_&]:bg-good-soft [[data-done]_&]:text-good [[data-now]_&]:border-button [[data-now]_&]:bg-button [[data-now]_&]:text-on-button"
              >
                {isDone ? <IconCheck size={16} stroke={2.5} /> : number}
              </span>
              <span className="max-md:text-center max-md:text-xs max-md:leading-tight @max-xs:sr-only group-hover/step:underline">
                {t(`step_${name}`)}
              </span>
            </>
          );
          return (
            <li key={name} data-done={isDone || undefined} data-now={number === step || undefined}>
              {number <= visited ? (
                <PlainButton
                  className={`group/step ${stepClass}`}
                  aria-current={number === step ? 'step' : undefined}
                  onClick={() => onStep(number)}
                >
                  {inside}
                </PlainButton>
              ) : (
                <span className={stepClass}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface WizardFrameProps {
  wizard: Wizard;
  conflicts: readonly Conflict[];
  /** Changes each time the lister must resolve a conflict between two tabs. */
  focusRequest: number;
  tenants: ReadonlyMap<number, BedTenant>;
  step: number;
  visited: number;
  onStep: (step: number) => void;
  /** Next, or Save in the last step. */
  onSubmit: () => void;
  /** Above the heading: the title of the page. */
  above: ReactNode;
  /** Above the step: notices about the form as a whole. */
  notices: ReactNode;
  /** Before the first field of the first step. */
  before?: ReactNode;
  /** After the pictures of the last step. */
  after?: ReactNode;
  actions: ReactNode;
}

/** The wizard's page: progress, step, preview card and navigation. */
export function WizardFrame(props: WizardFrameProps) {
  const { wizard, conflicts, focusRequest, step, visited, onStep } = props;
  const { t } = useTranslation('listings/editor');
  const heading = useHeadingOfStep(step, wizard.issues.issues.length > 0);
  return (
    <div className="mx-auto my-0 max-w-page px-gutter pt-6 pb-12">
      <header className="mb-6">
        <div className="above flex min-h-target flex-wrap items-center justify-between gap-x-4 font-medium text-ink-soft max-sm:gap-x-2 max-sm:[&_:is(a,button)]:px-1 max-sm:[&_button_svg]:hidden [&>:first-child]:min-w-0 [&>:first-child]:grow [&>:first-child]:basis-24 [&>:first-child]:truncate">
          {props.above}
          <LinkButton to="/my-crashpads" variant="subtle" className="md:[.above_&]:hidden">
            {t('cancel', { ns: 'common' })}
          </LinkButton>
        </div>
        <h1 ref={heading} tabIndex={-1} className="mx-0 mt-1 mb-0 text-lg font-bold">
          {t('step_title', {
            step,
            total: LAST_STEP,
            name: t(`step_${stepName(step)}`),
          })}
        </h1>
      </header>
      <div className="grid items-start gap-6 max-sm:[margin:0_calc(-1*var(--gutter)_+_var(--space-1))] lg:[grid-template-columns:minmax(0,1fr)_var(--aside-width)]">
        <div className="min-w-0 rounded-lg border border-line bg-surface p-sheet shadow">
          <StepNav step={step} visited={visited} onStep={onStep} />
          {props.notices}
          <ConflictsBar {...{ conflicts, focusRequest }} dispatch={wizard.dispatch} />
          <Form form={wizard.issues} onSubmit={props.onSubmit} className="grid gap-6">
            {step === 1 && props.before}
            <Step {...props} />
            {props.actions}
          </Form>
        </div>
        <Preview wizard={wizard} tenants={props.tenants} />
      </div>
    </div>
  );
}

/** A heading that takes the focus on a step change. */
function useHeadingOfStep(step: number, hasIssues: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // An error already has the focus.
    if (hasIssues) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step, hasIssues]);
  return heading;
}

function Step({ wizard, tenants, step, onStep, after }: WizardFrameProps) {
  switch (stepName(step)) {
    case 'basic':
      return <StepBasic wizard={wizard} />;
    case 'rooms':
      return <StepRooms wizard={wizard} tenants={tenants} onStep={onStep} />;
    case 'amenities':
      return <StepAmenities wizard={wizard} />;
    case 'rules':
      return <StepRules wizard={wizard} />;
    case 'pictures':
      return <StepPictures wizard={wizard}>{after}</StepPictures>;
  }
}

/** Step 3: amenities, preferences, and nearby places. */
function StepAmenities({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form, lists, set } = wizard;
  return (
    <>
      <ChipsField
        title={t('amenities')}
        text={t('amenities_text')}
        options={lists.amenities}
        value={form.amenities}
        onValue={(amenities) => set({ amenities })}
      />
      <ChipsField
        title={t('preferences')}
        text={t('preferences_text')}
        options={lists.preferences}
        value={form.preferences}
        onValue={(preferences) => set({ preferences })}
      />
      <ChipsField
        title={t('places_nearby')}
        text={t('places_nearby_text')}
        options={lists.places}
        value={form.places}
        onValue={(places) => set({ places })}
      />
    </>
  );
}

const PicturesField = lazyComponent(async () => {
  const { PicturesField: Field } = await import('../media/pictures-field.tsx');
  return { default: Field };
}, PartMissing);

interface StepPicturesProps {
  wizard: Wizard;
  /** Shown before the listing is published. */
  children: ReactNode;
}

/** Step 5: pictures, and the primary one. */
function StepPictures({ wizard, children }: StepPicturesProps) {
  const { t } = useTranslation('listings/editor');
  const { form: values, set, issues } = wizard;
  return (
    <>
      <section className={groupClass} aria-labelledby="wizard-pictures">
        <h2 id="wizard-pictures" className="m-0 text-md">
          {t('pictures')}
        </h2>
        <p className="mx-0 -mt-4 mb-0 max-w-text text-ink-soft">{t('pictures_text')}</p>
        <Suspense fallback={<div className="min-h-40 rounded-md bg-sunken" />}>
          <PicturesField
            id={fieldId('images')}
            describedBy={`${fieldId('images')}-error`}
            value={[...values.images]}
            thumbnail={values.thumbnail}
            onChange={({ images, thumbnail }) => set({ images, thumbnail })}
          />
        </Suspense>
        <FieldNotes name="images" issue={issues.keyOf('images') ?? issues.keyOf('thumbnail')} />
      </section>
      {children}
    </>
  );
}

interface ChipsFieldProps {
  title: string;
  text: string;
  options: WizardLists['amenities'];
  value: readonly number[];
  onValue: (ids: number[]) => void;
}

/** Multiple choices as toggle buttons. */
function ChipsField({ title, text, options, value, onValue }: ChipsFieldProps) {
  const { t } = useTranslation('listings/editor');
  const { locale } = usePage();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-t-line pt-8 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="m-0 text-md">
          {title}
        </h2>
        <span className="text-xs text-muted" role="status">
          {t('chosen', { count: value.length })}
        </span>
      </div>
      <p className="mx-0 mt-1 mb-4 text-ink-soft">{text}</p>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {options.map((option) => {
          const isSelected = value.includes(option.id);
          const Mark = isSelected ? IconCheck : IconPlus;
          const otherIds = value.filter((id) => id !== option.id);
          return (
            <li key={option.id}>
              <PlainButton
                aria-pressed={isSelected}
                className="inline-flex min-h-target items-center gap-2 rounded-full border border-line-strong bg-surface pt-0 pr-3 pb-0 pl-3 text-start text-sm text-ink hover:bg-sunken aria-pressed:border-button aria-pressed:bg-button aria-pressed:text-on-button aria-pressed:hover:bg-button-hover [&_svg]:flex-none [&_svg]:text-muted [&[aria-pressed='true']_svg]:text-inherit"
                onClick={() => onValue(isSelected ? otherIds : sortIds([...value, option.id]))}
              >
                <Mark aria-hidden size={16} stroke={2.25} />
                {option.name[locale] ?? option.name.en}
              </PlainButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
