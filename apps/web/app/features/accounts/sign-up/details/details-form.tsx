import type { Plan } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import classes from '../../../../ui/form/form.module.css';
import { Form } from '../../../../ui/form/form.tsx';
import type { Draft } from '../draft.ts';
import { PolicyLinks } from '../policy-links.tsx';
import { DetailsFields } from './details-fields.tsx';
import ownClasses from './details-form.module.css';
import { DetailsProgress } from './details-progress.tsx';
import { DETAILS_STEPS } from './details-steps.ts';
import { useDetails } from './use-details.ts';

interface DetailsFormProps {
  draft: Draft;
  plan: Plan;
  /** The path of the listing that the visitor chose. */
  chosenPath: string | null;
}

/** The account details on three short screens. */
export function DetailsForm({ draft, plan, chosenPath }: DetailsFormProps) {
  const { t } = useTranslation('sign-up');
  const { t: f } = useTranslation('form');
  const hydrated = useHydrated();
  const filled = useDetails(draft, plan, chosenPath);
  const { step, busy } = filled;
  const isLast = step === DETAILS_STEPS.at(-1);
  return (
    <>
      <DetailsProgress step={step} />
      <Form form={filled.form} onSubmit={filled.submit}>
        <DetailsFields {...filled} />
        <div>
          <div className={ownClasses.buttons}>
            {step !== DETAILS_STEPS[0] && (
              <Button variant="outline" className={ownClasses.back} onClick={filled.goBack}>
                {t('back')}
              </Button>
            )}
            <Button
              type="submit"
              variant="accent"
              className={classes.submit}
              disabled={!hydrated || busy}
            >
              {busy ? f('one_moment') : t('continue')}
            </Button>
          </div>
          <p className={classes.why}>{t(isLast ? 'optional_hint' : 'continue_hint')}</p>
          <PolicyLinks />
        </div>
      </Form>
    </>
  );
}
