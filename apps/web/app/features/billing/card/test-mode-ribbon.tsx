import { IconFlask } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../lib/page-context.ts';
import classes from './card-form.module.css';

/** Says for as long as a card can be typed that no money moves here. */
export function TestModeRibbon() {
  const { t } = useTranslation('payment');
  const { card } = usePage();
  if (card.mode !== 'sandbox') return null;
  return (
    <p className={classes.ribbon}>
      <IconFlask aria-hidden size={20} />
      {t('test_mode')}
    </p>
  );
}
