import {
  IconAlertTriangle,
  IconBedOff,
  IconCalendarQuestion,
  IconCash,
  IconChevronRight,
  IconCreditCardOff,
  IconMailOpened,
  IconMessageExclamation,
  IconPhotoOff,
  IconReceiptOff,
  IconScale,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { AttentionEntry } from './attention.ts';
import classes from './needs-attention.module.css';

const ICONS: Record<AttentionEntry['kind'], typeof IconCash> = {
  removed: IconAlertTriangle,
  renewal: IconCreditCardOff,
  objections: IconMessageExclamation,
  checkout_dates: IconCalendarQuestion,
  late_rent: IconCash,
  settlements: IconScale,
  rejected_requests: IconReceiptOff,
  invitations: IconMailOpened,
  no_picture: IconPhotoOff,
  full: IconBedOff,
};

/** What needs the lister's attention, with links. Empty if nothing does. */
export function NeedsAttention({ entries }: { entries: readonly AttentionEntry[] }) {
  const { t } = useTranslation('pages/my-crashpads/list');
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="needs-attention" className={classes.box}>
      <h2 id="needs-attention" className={classes.title}>
        {t('title')}
      </h2>
      <ul className={classes.list}>
        {entries.map(({ kind, count, name, to }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind}>
              <Link to={to} className={classes.entry} data-kind={kind}>
                <Icon aria-hidden size={22} stroke={1.75} className={classes.icon} />
                <span className={classes.text}>
                  {name === null ? t(kind, { count }) : t(`${kind}_named`, { name })}
                </span>
                <IconChevronRight aria-hidden size={18} className={classes.go} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
