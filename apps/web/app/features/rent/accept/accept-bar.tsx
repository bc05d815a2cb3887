import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import classes from './accept.module.css';
import type { useAcceptance } from './use-acceptance.ts';

interface AcceptBarProps {
  label: string;
  /** What happens on the press, once the box is checked. */
  next: string;
  acceptance: Pick<ReturnType<typeof useAcceptance>, 'busy' | 'agreed' | 'setAgreed'>;
  onBack: () => void;
}

/** The consent checkbox and the accept button, at the end of the form. */
export function AcceptBar({ label, next, acceptance, onBack }: AcceptBarProps) {
  const { busy, agreed, setAgreed } = acceptance;
  const { t } = useTranslation('rent/accept');
  const { t: terms } = useTranslation('accounts/terms');
  const { t: form } = useTranslation('ui/form');
  const hydrated = useHydrated();
  return (
    <>
      <CheckField name="agreed" label={terms('i_agree')} checked={agreed} onValue={setAgreed} />
      <div className={classes.bar} data-own-bar>
        <div className={classes.buttons}>
          <Button variant="outline" onClick={onBack}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            variant="accent"
            disabled={!hydrated || !agreed || busy}
            aria-describedby="accept-why"
          >
            {busy ? form('one_moment') : label}
          </Button>
        </div>
        <p id="accept-why" className={classes.why}>
          {agreed ? next : t('why_disabled')}
        </p>
      </div>
    </>
  );
}
