import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { itemClass, valueClass } from '../details/details-classes.ts';
import type { SecurityRow } from '../load-settings.ts';
import { Panel } from '../parts/panel.tsx';
import { useDeviceName } from './sessions.tsx';

/** Failed logins, new devices and changes of the account. Null: only the member can see it. */
export function SecurityLog({ rows }: { rows: readonly SecurityRow[] | null }) {
  const { t } = useTranslation('pages/settings');
  if (rows === null || rows.length === 0) return null;
  return (
    <Panel title={t('security_log')} text={t('security_log_text')}>
      <ul aria-label={t('security_log')} className="m-0 grid list-none p-0">
        {rows.map((row) => (
          <SecurityItem key={row.id} {...row} />
        ))}
      </ul>
    </Panel>
  );
}

function SecurityItem({ event, at, device, network, changed }: SecurityRow) {
  const { t } = useTranslation('pages/settings');
  const { locale } = usePage();
  const nameOf = useDeviceName();
  const lines =
    event === 'support_changed'
      ? changed.map((what) => t(`support_changed_${what}`))
      : [t(`security_${event}`)];
  return (
    <li className={itemClass}>
      <p className="m-0 min-w-0 wrap-anywhere min-w-0 grow basis-32">
        {lines.map((words) => (
          <span key={words} className={valueClass}>
            {words}
          </span>
        ))}
        {device !== null && <span className="block text-xs text-muted">{nameOf(device)}</span>}
        {network !== null && (
          <span className="block text-xs text-muted">{t('security_network', { network })}</span>
        )}
        <span className="block text-xs text-muted">{dayAndTime(at, locale)}</span>
      </p>
    </li>
  );
}
