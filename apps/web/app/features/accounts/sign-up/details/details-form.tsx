import type { Plan } from '@crewpad/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import classes from '../../../../ui/form/form.module.css';
import { Form } from '../../../../ui/form/form.tsx';
import type { Draft } from '../draft.ts';
import { PolicyLinks } from '../policy-links.tsx';
import { AboutYou, ALittleMore, ContactAndLogin } from './details-fields.tsx';
import ownClasses from './details-form.module.css';
import { DETAILS_STEPS } from './details-steps.ts';
import { useDetails } from './use-details.ts';

const FIELDS = { you: AboutYou, contact: ContactAndLogin, more: ALittleMore } as const;

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
  const of = DETAILS_STEPS.length;
  const at = DETAILS_STEPS.indexOf(step) + 1;
  const isLast = at === of;
  const progress = useRef<HTMLParagraphElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // The pressed button keeps its place, so new content starts here.
    progress.current?.focus({ preventScroll: true });
    progress.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [step]);
  const Fields = FIELDS[step];
  return (
    <>
      <p ref={progress} tabIndex={-1} className={ownClasses.progress}>
        {t('details_progress', { at, of })}
        <span aria-hidden className={ownClasses.track}>
          <span className={ownClasses.done} data-at={at} />
        </span>
      </p>
      <Form form={filled.form} onSubmit={filled.submit}>
        <Fields {...filled} />
        <div>
          <div className={ownClasses.buttons}>
            {at > 1 && (
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
