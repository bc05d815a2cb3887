import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type TermsRole, TermsText } from '../../accounts/index.ts';
import classes from './accept.module.css';

const READER: TermsRole = 'tenant';

/** The tenant terms in a scrollable box, so that the buttons stay near. */
export function TermsBox() {
  const { t } = useTranslation('rent/accept');
  return (
    <div className={classes.terms}>
      <h2 id="terms" className={classes.heading}>
        {t('terms_title')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too. */}
      <section tabIndex={0} aria-labelledby="terms" className={classes.termsText}>
        <TermsText role={READER} plan={null} />
      </section>
    </div>
  );
}
