import type { ShellMember } from '@crewpad/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { readDraft, storeDraft } from '../lib/drafts.ts';
import { fullDate } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import classes from './notice.module.css';
import { warnsOfRefusal } from './page-notices.ts';

/** Which refusal the member puts off until the next login. */
const LATER = 'refusal_later';

/** Warns a member that their email refuses emails, in the flow of the page. */
export function RefusalNotice({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const { locale } = usePage();
  const { pathname } = useLocation();
  const { reason = '', refused_at = '' } = member.email_refusal ?? {};
  const [later, setLater] = useState(() => readDraft(member.id, LATER, 'tab'));
  if (later === refused_at || !warnsOfRefusal(member, pathname)) return null;
  const putOff = () => {
    storeDraft(member.id, LATER, refused_at, 'tab');
    setLater(refused_at);
  };
  return (
    <section aria-label={t('refusal_title')} className={classes.notice}>
      <p className={classes.title}>{t('refusal_title')}</p>
      <p className={classes.text}>
        {t('refusal_text', { date: fullDate(refused_at, locale), reason })}
      </p>
      <div className={classes.actions}>
        <LinkButton variant="accent" to="/account-setting">
          {t('refusal_check')}
        </LinkButton>
        <Button variant="outline" onClick={putOff}>
          {t('legal_later')}
        </Button>
      </div>
    </section>
  );
}
