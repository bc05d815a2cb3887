import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import formClasses from '../../../../ui/form/form.module.css';
import { Form } from '../../../../ui/form/form.tsx';
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
import stepsClasses from '../steps/steps.module.css';
import { ConflictsBar } from './conflicts-bar.tsx';
import { Preview } from './preview.tsx';
import type { BedTenant } from './tenants.ts';
import classes from './wizard-frame.module.css';

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
    <nav aria-label={t('steps')} className={classes.nav}>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={1}
        aria-valuemax={LAST_STEP}
        aria-valuenow={step}
        aria-valuetext={t('step_of', { step, total: LAST_STEP })}
        className={classes.bar}
      >
        <span className={classes.fill} style={{ width: `${(step / LAST_STEP) * 100}%` }} />
      </div>
      <ol className={classes.steps}>
        {STEPS.map((name, at) => {
          const number = at + 1;
          const isDone = number !== step && number < Math.max(step, visited);
          const inside = (
            <>
              <span aria-hidden className={classes.number}>
                {isDone ? <IconCheck size={16} stroke={2.5} /> : number}
              </span>
              <span className={classes.name}>{t(`step_${name}`)}</span>
            </>
          );
          return (
            <li key={name} data-done={isDone || undefined} data-now={number === step || undefined}>
              {number <= visited ? (
                <button
                  type="button"
                  className={classes.step}
                  aria-current={number === step ? 'step' : undefined}
                  onClick={() => onStep(number)}
                >
                  {inside}
                </button>
              ) : (
                <span className={classes.step}>{inside}</span>
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
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.above}>
          {props.above}
          <LinkButton to="/my-crashpads" variant="subtle" className={classes.cancel}>
            {t('cancel', { ns: 'common' })}
          </LinkButton>
        </div>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {t('step_title', {
            step,
            total: LAST_STEP,
            name: t(`step_${stepName(step)}`),
          })}
        </h1>
      </header>
      <div className={classes.columns}>
        <div className={classes.sheet}>
          <StepNav step={step} visited={visited} onStep={onStep} />
          {props.notices}
          <ConflictsBar {...{ conflicts, focusRequest }} dispatch={wizard.dispatch} />
          <Form form={wizard.issues} onSubmit={props.onSubmit} className={formClasses.form}>
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
      <section className={formClasses.group} aria-labelledby="wizard-pictures">
        <h2 id="wizard-pictures" className={formClasses.heading}>
          {t('pictures')}
        </h2>
        <p className={stepsClasses.text}>{t('pictures_text')}</p>
        <Suspense fallback={<div className={stepsClasses.waiting} />}>
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
    <section aria-labelledby={id} className={classes.field}>
      <div className={classes.chipsFieldHead}>
        <h2 id={id} className={classes.chipsFieldTitle}>
          {title}
        </h2>
        <span className={classes.count} role="status">
          {t('chosen', { count: value.length })}
        </span>
      </div>
      <p className={classes.text}>{text}</p>
      <ul className={classes.list}>
        {options.map((option) => {
          const isSelected = value.includes(option.id);
          const Mark = isSelected ? IconCheck : IconPlus;
          const otherIds = value.filter((id) => id !== option.id);
          return (
            <li key={option.id}>
              <button
                type="button"
                aria-pressed={isSelected}
                className={classes.chip}
                onClick={() => onValue(isSelected ? otherIds : sortIds([...value, option.id]))}
              >
                <Mark aria-hidden size={16} stroke={2.25} />
                {option.name[locale] ?? option.name.en}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
