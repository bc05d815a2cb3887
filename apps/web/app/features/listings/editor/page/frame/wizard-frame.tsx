import type { ReactNode } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import formClasses from '../../../../../ui/form/form.module.css';
import { Form } from '../../../../../ui/form/form.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import type { Conflict } from '../../form/merge.ts';
import { LAST_STEP, stepName } from '../../form/steps.ts';
import { StepAmenities } from '../../steps/step-amenities.tsx';
import { StepBasic } from '../../steps/step-basic.tsx';
import { StepPictures } from '../../steps/step-pictures.tsx';
import { StepRooms } from '../../steps/step-rooms.tsx';
import { StepRules } from '../../steps/step-rules.tsx';
import { Preview } from '../review/preview.tsx';
import type { BedTenant } from '../review/tenants.ts';
import { useHeadingOfStep } from '../state/use-step.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { ConflictsBar } from './conflicts-bar.tsx';
import { StepNav } from './step-nav.tsx';
import classes from './wizard-frame.module.css';

interface WizardFrameProps {
  wizard: Wizard;
  conflicts: readonly Conflict[];
  /** Changes each time the lister must resolve a conflict between two tabs. */
  asked: number;
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
  const { wizard, conflicts, asked, step, visited, onStep } = props;
  const { t } = useTranslation('wizard');
  const heading = useHeadingOfStep(step, wizard.issues.issues.length > 0);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.above}>
          {props.above}
          <LinkButton to="/my-crashpads" variant="subtle" className={classes.cancel}>
            {t('cancel')}
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
          <ConflictsBar {...{ conflicts, asked }} dispatch={wizard.dispatch} />
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
