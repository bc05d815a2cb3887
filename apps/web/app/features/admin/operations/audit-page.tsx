import type { contract } from '@crewpad/contract';
import type { Locale } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { MessageView } from '../../../ui/message-view.tsx';
import { Older } from '../../../ui/older.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { Person, wordsOf } from '../person.tsx';
import type { AuditView } from './load-system-status.ts';
import { OfMember } from './of-member.tsx';
import { factsClass, nameClass, rowClass, whenClass } from './system-status-classes.ts';

const CENTS = /_cents$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const STATUS = /^[A-Z]{4,}(?:_[A-Z]+)*$/;

/** Audit entries: action, actor, subject, time and address. */
export function AuditList({ entries }: { entries: readonly contract.admin.AuditEntry[] }) {
  const { t } = useTranslation('admin/operations');
  return (
    <ul aria-label={t('audit')} className="mx-0 mt-0 mb-4 grid list-none p-0">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: contract.admin.AuditEntry }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { at, action, actor, member, address, details } = entry;
  const isOwn = actor !== null && actor.id === member?.id;
  const more = Object.entries(details).filter(([name, value]) => isShown(name, value));
  return (
    <li className={rowClass} data-action={action}>
      <div className="grid min-w-0 content-start gap-1">
        <strong className={nameClass}>{wordsOf(action.replace(/^admin\./, ''))}</strong>
        <p className={factsClass}>
          {actor === null ? <span>{t('by_program')}</span> : <Person {...actor} />}
          {member !== null && !isOwn && (
            <>
              <span aria-hidden>→</span> <Person {...member} />
            </>
          )}
        </p>
        {more.length > 0 && (
          <dl className="m-0 flex flex-wrap gap-x-4 text-xs text-muted [&_dd]:m-0 [&_dd]:min-w-0 [&_div]:flex [&_div]:min-w-0 [&_div]:flex-wrap [&_div]:gap-x-1 [&_dt::after]:[content:':']">
            {more.map(([name, value]) => (
              <div key={name}>
                <dt>{wordsOf(name.replace(CENTS, ''))}</dt>
                <dd>{detailText(name, value, locale)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p className={whenClass}>
        <time dateTime={at}>{dayAndTime(at, locale)}</time>
        {address !== null && <span className="text-muted">{address}</span>}
      </p>
    </li>
  );
}

/** An amount, a time or a status as people read it; anything else as it is. */
function detailText(name: string, value: unknown, locale: Locale): string {
  if (typeof value === 'number' && CENTS.test(name)) return exactMoney(value / 100, locale);
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (INSTANT.test(text)) return dayAndTime(text, locale);
  return STATUS.test(text) ? wordsOf(text.toLowerCase()) : text;
}

/** Whether a detail is shown: hides list cursors and empty values. */
function isShown(name: string, value: unknown): boolean {
  if (name === 'limit' || name === 'offset') return false;
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** What admins did, to which members, and when. */
export function AuditPage({ data, next, before, member }: AuditView) {
  const { t } = useTranslation('admin/operations');
  return (
    <AdminFrame title={t('audit')} lead={t('audit_lead')}>
      {member !== undefined && <OfMember member={member} />}
      {data.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/records.svg"
            title={t('no_audit')}
            text={t('no_audit_text')}
          />
        </div>
      ) : (
        <AuditList entries={data} />
      )}
      <Older {...{ next, before }} />
    </AdminFrame>
  );
}
