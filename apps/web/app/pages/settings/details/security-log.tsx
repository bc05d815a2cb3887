import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { SecurityRow } from '../load-settings.ts';
import { Panel } from '../parts/panel.tsx';
import classes from './details.module.css';
import { useDeviceName } from './use-device-name.ts';

/** Failed logins, new devices and changes of the account. Null: only the member can see it. */
export function SecurityLog({ rows }: { rows: readonly SecurityRow[] | null }) {
  const { t } = useTranslation('settings');
  if (rows === null || rows.length === 0) return null;
  return (
    <Panel title={t('security_log')} text={t('security_log_text')}>
      <ul aria-label={t('security_log')} className={classes.list}>
        {rows.map((row) => (
          <SecurityItem key={row.id} {...row} />
        ))}
      </ul>
    </Panel>
  );
}

function SecurityItem({ event, at, device, network, changed }: SecurityRow) {
  const { t } = useTranslation('settings');
  const { locale } = usePage();
  const nameOf = useDeviceName();
  const lines =
    event === 'support_changed'
      ? changed.map((what) => t(`support_changed_${what}`))
      : [t(`security_${event}`)];
  return (
    <li className={classes.item}>
      <p className={`${classes.facts} ${classes.grow}`}>
        {lines.map((words) => (
          <span key={words} className={classes.value}>
            {words}
          </span>
        ))}
        {device !== null && <span className={classes.label}>{nameOf(device)}</span>}
        {network !== null && (
          <span className={classes.label}>{t('security_network', { network })}</span>
        )}
        <span className={classes.label}>{dayAndTime(at, locale)}</span>
      </p>
    </li>
  );
}
