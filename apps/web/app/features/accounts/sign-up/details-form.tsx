import type { Plan } from '@crewpad/domain';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import classes from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { DetailsFields } from './details-fields.tsx';
import type { Draft } from './draft.ts';
import { PolicyLinks } from './policy-links.tsx';
import { useDetails } from './use-details.ts';

export function DetailsForm({ draft, plan }: { draft: Draft; plan: Plan }) {
  const { t } = useTranslation('sign-up');
  const { t: f } = useTranslation('form');
  const hydrated = useHydrated();
  const filled = useDetails(draft, plan);
  return (
    <Form form={filled.form} onSubmit={filled.submit}>
      <DetailsFields {...filled} />
      <div>
        <Button
          type="submit"
          variant="accent"
          className={classes.submit}
          disabled={!hydrated || filled.busy}
        >
          {filled.busy ? f('one_moment') : t('continue')}
        </Button>
        <p className={classes.why}>{t('continue_hint')}</p>
        <PolicyLinks />
      </div>
    </Form>
  );
}
