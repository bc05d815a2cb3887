import { IconFlask } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import classes from './card-form.module.css';

/** Shows that no money moves, while a card can be entered. */
export function TestModeRibbon() {
  const { t } = useTranslation('billing/payment');
  const { card } = usePage();
  if (card.mode !== 'sandbox') return null;
  return (
    <p className={classes.ribbon}>
      <IconFlask aria-hidden size={20} />
      {t('test_mode')}
    </p>
  );
}
