import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import classes from '../../../../ui/form/dialog-form.module.css';
import { FormRefusal } from '../../../../ui/form/form-refusal.tsx';

/** Replaces content that is loading or failed to load. */
export function NotReady({ state, onRetry }: { state: 'loading' | 'failed'; onRetry: () => void }) {
  const { t } = useTranslation('rentals/forms');
  if (state === 'failed') {
    return (
      <>
        <FormRefusal>{t('not_loaded')}</FormRefusal>
        <div className={classes.ways}>
          <Button variant="outline" onClick={onRetry}>
            {t('try_again', { ns: 'common' })}
          </Button>
        </div>
      </>
    );
  }
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      <span />
      <span />
      <span />
    </div>
  );
}
