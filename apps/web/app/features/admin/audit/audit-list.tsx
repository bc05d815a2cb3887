import type { contract } from '@crewpad/contract';
import { deviceName, type Locale } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { factsClass, nameClass, rowClass, whenClass } from '../operations/system-status-classes.ts';
import { Person, wordsOf } from '../person.tsx';
import {
  type AuditTexts,
  auditSentence,
  foldReading,
  otherDetails,
  reasonOf,
} from './audit-sentence.ts';

type Entry = contract.admin.AuditEntry;

const CENTS = /_cents$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const STATUS = /^[A-Z]{4,}(?:_[A-Z]+)*$/;

/** Audit entries as sentences. What the reading admin only read is folded away. */
export function AuditList({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('admin/operations');
  const { member: self } = usePage();
  return (
    <ul aria-label={t('audit')} className="mx-0 mt-0 mb-4 grid list-none p-0">
      {foldReading(entries, self?.id).map((item) => {
        if (!Array.isArray(item)) return <EntryRow key={item.id} entry={item} />;
        return (
          <li key={item[0]?.id} className="border-b border-b-line">
            <details>
              <DisclosureSummary className="text-xs text-ink-soft">
                {t('own_reading', { count: item.length })}
              </DisclosureSummary>
              <ul className="m-0 grid list-none p-0 ps-4">
                {item.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** An entry as a sentence, with who did it, why and from where. */
export function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { at, action, actor, member, address } = entry;
  const isOwn = actor !== null && actor.id === member?.id;
  const reason = reasonOf(entry);
  const more = otherDetails(entry);
  return (
    <li className={rowClass} data-action={action}>
      <div className="grid min-w-0 content-start gap-1">
        <strong className={nameClass}>
          {auditSentence(entry, { t: t as unknown as AuditTexts, locale })}
        </strong>
        <p className={factsClass}>
          {actor === null ? <span>{t('by_program')}</span> : <Person {...actor} />}
          {member !== null && !isOwn && (
            <>
              <span aria-hidden>→</span> <Person {...member} />
            </>
          )}
        </p>
        {reason !== null && <p className="m-0 max-w-text text-xs">{t('reason_is', { reason })}</p>}
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
  if (name === 'device') {
    const { browser, system } = deviceName(text);
    return [browser, system].filter((part) => part !== null).join(', ') || text;
  }
  if (INSTANT.test(text)) return dayAndTime(text, locale);
  return STATUS.test(text) ? wordsOf(text.toLowerCase()) : text;
}
