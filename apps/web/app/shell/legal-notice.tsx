import type { ShellMember } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { call } from '../lib/browser-call.ts';
import { readDraft, storeDraft } from '../lib/drafts.ts';
import { shortDate } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { useSend } from '../lib/use-send.ts';
import { Button } from '../ui/button.tsx';
import { FormRefusal } from '../ui/form/form-refusal.tsx';
import classes from './notice.module.css';
import { asksForLegal } from './page-notices.ts';

/** What the member puts off until the next login. */
const LATER = 'legal_later';

/** Asks for the acceptance of new terms, in the flow of the page: nothing waits for the answer. */
export function LegalNotice({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const { t: shell } = useTranslation('shell');
  const { legal, locale } = usePage();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { busy, refused, send } = useSend();
  const accepted = member.to_accept.map((document) => ({
    document,
    version: legal[document].version,
  }));
  const [later, setLater] = useState(() => readDraft(member.id, LATER, 'tab'));
  const asked = JSON.stringify(accepted);
  if (later === asked || !asksForLegal(member, pathname)) return null;
  const putOff = () => {
    storeDraft(member.id, LATER, asked, 'tab');
    setLater(asked);
  };
  const agree = () =>
    send(async () => {
      await call(accounts.acceptLegal, { body: { accepted } }, { quiet: true });
      await revalidate();
      // Another version may apply meanwhile.
    }, revalidate);
  return (
    <section aria-label={t('legal_title')} className={classes.notice}>
      <p className={classes.title}>{t('legal_title')}</p>
      <ul className={classes.list}>
        {member.to_accept.map((document) => (
          <li key={document}>
            <Link to={`/${document}`}>{shell(document)}</Link>,{' '}
            {shortDate(legal[document].date, locale)}
          </li>
        ))}
      </ul>
      {refused && <FormRefusal>{refused.body.message}</FormRefusal>}
      <div className={classes.actions}>
        <Button variant="accent" onClick={agree} disabled={busy}>
          {t('legal_agree')}
        </Button>
        <Button variant="outline" onClick={putOff}>
          {t('legal_later')}
        </Button>
      </div>
    </section>
  );
}
