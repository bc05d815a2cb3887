import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { EMAIL_STATES } from '@crewpad/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import fieldClasses from '../../../ui/form/field.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Older } from '../../../ui/older.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import memberClasses from '../members-page.module.css';
import reportClasses from '../reports/reports-page.module.css';
import { EmailList } from './email-list.tsx';
import type { FoundEmails } from './load-running.ts';
import { OfMember } from './of-member.tsx';

/** Ordered, sent and failed emails. */
export function EmailsPage({ data, next, before, member, state }: FoundEmails) {
  const { t } = useTranslation('admin/operations');
  const [params] = useSearchParams();
  const [found, setFound] = useState<Found | null>(null);
  const at = (to: string | null) => {
    const query = new URLSearchParams(params);
    query.delete('before');
    if (to === null) query.delete('state');
    else query.set('state', to);
    return `?${query}`;
  };
  const emails = found?.emails ?? data;
  return (
    <AdminFrame title={t('emails')} lead={t('emails_lead')}>
      <AddressSearch onFound={setFound} />
      {found === null && (
        <nav aria-label={t('states')} className={reportClasses.states}>
          {[null, ...EMAIL_STATES].map((one) => (
            <FilterLink
              key={one}
              to={at(one)}
              aria-current={one === (state ?? null) ? 'page' : undefined}
            >
              {t(`state_${one ?? 'all'}`)}
            </FilterLink>
          ))}
        </nav>
      )}
      {found === null && member !== undefined && <OfMember member={member} />}
      {emails.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/empty-search.svg"
            title={t('no_emails')}
            text={found === null ? t('no_emails_text') : t('no_emails_to', { to: found.to })}
          />
        </div>
      ) : (
        <EmailList emails={emails} />
      )}
      {found === null && <Older {...{ next, before }} />}
    </AdminFrame>
  );
}

interface Found {
  to: string;
  emails: readonly contract.admin.OrderedEmail[];
}

/** Finds the emails to an address. The address is not part of the URL. */
function AddressSearch({ onFound }: { onFound: (found: Found | null) => void }) {
  const { t } = useTranslation('admin/operations');
  const hydrated = useHydrated();
  const [to, setTo] = useState('');
  const { busy, refused, send } = useSend();
  const find = async () => {
    const address = to.trim();
    if (address === '') return onFound(null);
    const answer = await send(() =>
      call(admin.getOrderedEmails, { query: { to: address } }, { quiet: true }),
    );
    if (answer !== undefined) onFound({ to: address, emails: answer.data });
  };
  return (
    <Form onSubmit={find} className={memberClasses.search}>
      <label htmlFor="find-emails" className={fieldClasses.label}>
        {t('search_address')}
      </label>
      <div className={memberClasses.line}>
        <input
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
          className={fieldClasses.control}
        />
        <Button type="submit" variant="accent" disabled={!hydrated || busy}>
          {t('find')}
        </Button>
      </div>
      {refused && <FormRefusal>{refused.body.message || t('failed')}</FormRefusal>}
    </Form>
  );
}
