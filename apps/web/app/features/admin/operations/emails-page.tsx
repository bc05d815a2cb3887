import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { EMAIL_STATES } from '@crewpad/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Older } from '../../../ui/older.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { lineClass } from '../members-page-classes.ts';
import { Person, wordsOf } from '../person.tsx';
import type { EmailsView } from './load-system-status.ts';
import { OfMember } from './of-member.tsx';
import { RetryButton, retryWork } from './retry-button.tsx';
import { factsClass, nameClass, rowClass, stateClass, whenClass } from './system-status-classes.ts';

/** Emails: subject, recipient, type and status. Never their text. */
export function EmailList({ emails }: { emails: readonly contract.admin.OrderedEmail[] }) {
  const { t } = useTranslation('admin/operations');
  return (
    <ul aria-label={t('emails')} className="mx-0 mt-0 mb-4 grid list-none p-0">
      {emails.map((email) => (
        <EmailRow key={email.id} email={email} />
      ))}
    </ul>
  );
}

function EmailRow({ email }: { email: contract.admin.OrderedEmail }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const {
    id,
    kind,
    state,
    subject,
    recipient,
    member,
    ordered_at,
    done_at,
    next_attempt_at,
    error,
    refusal,
  } = email;
  const name = wordsOf(kind);
  return (
    <li className={rowClass} data-email={id}>
      <div className="grid min-w-0 content-start gap-1">
        <strong className={nameClass}>
          {subject ?? name}
          <span className={stateClass} data-state={state}>
            {t(`state_${state}`)}
          </span>
        </strong>
        <p className={factsClass}>
          {member !== null && <Person {...member} />}
          <span>{recipient ?? t('nobody_yet')}</span>
          {subject !== null && <span className="text-muted">{name}</span>}
        </p>
        {error !== null && (
          <p className="m-0 max-w-text text-xs text-bad">
            {t('error', { error, count: email.attempts })}
          </p>
        )}
        {refusal !== null && (
          <p className="m-0 max-w-text text-xs text-bad">
            {t('refusal', {
              when: dayAndTime(refusal.refused_at, locale),
              reason: refusal.reason,
            })}
          </p>
        )}
        {email.stays_unsent && <p className={factsClass}>{t('stays_unsent')}</p>}
        {email.abilities.retry && (
          <RetryButton retry={() => retryWork(id)} name={subject ?? name} label={t('send_again')} />
        )}
      </div>
      <p className={whenClass}>
        <time dateTime={ordered_at}>{dayAndTime(ordered_at, locale)}</time>
        {done_at !== null && done_at !== ordered_at && (
          <span className="text-muted">
            {t(`done_${state === 'waiting' ? 'sent' : state}`, {
              when: dayAndTime(done_at, locale),
            })}
          </span>
        )}
        {next_attempt_at !== null && (
          <span className="text-muted">
            {t('next_attempt', { when: dayAndTime(next_attempt_at, locale) })}
          </span>
        )}
      </p>
    </li>
  );
}

/** Ordered, sent and failed emails. */
export function EmailsPage({ data, next, before, member, state }: EmailsView) {
  const { t } = useTranslation('admin/operations');
  const [params] = useSearchParams();
  const [result, setResult] = useState<SearchResult | null>(null);
  const at = (to: string | null) => {
    const query = new URLSearchParams(params);
    query.delete('before');
    if (to === null) query.delete('state');
    else query.set('state', to);
    return `?${query}`;
  };
  const emails = result?.emails ?? data;
  return (
    <AdminFrame title={t('emails')} lead={t('emails_lead')}>
      <AddressSearch onFound={setResult} />
      {result === null && (
        <nav aria-label={t('states')} className="flex flex-wrap gap-2">
          {[null, ...EMAIL_STATES].map((option) => (
            <FilterLink
              key={option}
              to={at(option)}
              aria-current={option === (state ?? null) ? 'page' : undefined}
            >
              {t(`state_${option ?? 'all'}`)}
            </FilterLink>
          ))}
        </nav>
      )}
      {result === null && member !== undefined && <OfMember member={member} />}
      {emails.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/records.svg"
            title={t('no_emails')}
            text={result === null ? t('no_emails_text') : t('no_emails_to', { to: result.to })}
          />
        </div>
      ) : (
        <EmailList emails={emails} />
      )}
      {result === null && <Older {...{ next, before }} />}
    </AdminFrame>
  );
}

interface SearchResult {
  to: string;
  emails: readonly contract.admin.OrderedEmail[];
}

/** Finds the emails to an address. The address is not part of the URL. */
function AddressSearch({ onFound }: { onFound: (result: SearchResult | null) => void }) {
  const { t } = useTranslation('admin/operations');
  const hydrated = useHydrated();
  const [to, setTo] = useState('');
  const { busy, refusal, send } = useSend();
  const find = async () => {
    const address = to.trim();
    if (address === '') return onFound(null);
    const answer = await send(() =>
      call(admin.getOrderedEmails, { query: { to: address } }, { quiet: true }),
    );
    if (answer !== undefined) onFound({ to: address, emails: answer.data });
  };
  return (
    <Form onSubmit={find} className="mx-0 mt-0 mb-6">
      <label htmlFor="find-emails" className={fieldClasses.label}>
        {t('search_address')}
      </label>
      <div className={lineClass}>
        <Input
          id="find-emails"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          value={to}
          onChange={({ currentTarget: { value } }) => {
            setTo(value);
            if (value === '') onFound(null);
          }}
        />
        <Button type="submit" variant="accent" disabled={!hydrated || busy}>
          {t('find')}
        </Button>
      </div>
      {refusal && <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>}
    </Form>
  );
}
