import type { contract } from '@crewpad/contract';
import { notifications } from '@crewpad/contract/endpoints';
import { EMAIL_TIMES, EMAIL_TOPICS, type EmailTime, type EmailTopic } from '@crewpad/domain';
import { useOptimistic, useTransition } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { twoClass } from '../../ui/form/form-classes.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { Note, RefusalNote } from './parts/note.tsx';
import { Panel } from './parts/panel.tsx';
import { useReload, useSave } from './use-save.ts';

type Emails = contract.notifications.EmailPreferences;

/** Email preferences by topic. */
export function EmailsTab({
  user,
  emails,
}: {
  user: contract.accounts.OwnUser;
  emails: Emails | null;
}) {
  const { t } = useTranslation('pages/settings/emails');
  return (
    <Panel title={t('emails_title')} text={emails === null ? undefined : t('emails_text')}>
      {user.email_refusal && (
        <RefusalNote refusal={user.email_refusal}>
          <p>
            <Link to="/account-setting">{t('refusal_check')}</Link>
          </p>
        </RefusalNote>
      )}
      {emails === null ? (
        <Note>
          <p>{t('emails_switched')}</p>
        </Note>
      ) : (
        <div className="grid gap-6">
          <div className={twoClass}>
            {EMAIL_TOPICS.map((topic) => (
              <TopicField key={topic} topic={topic} time={emails[topic]} />
            ))}
          </div>
        </div>
      )}
    </Panel>
  );
}

/** The choice for one topic. Takes effect immediately; an error reverts it. */
function TopicField({ topic, time }: { topic: EmailTopic; time: EmailTime }) {
  const { t } = useTranslation('pages/settings/emails');
  const hydrated = useHydrated();
  const reload = useReload();
  const { save } = useSave();
  const [, startTransition] = useTransition();
  const [chosenTime, expect] = useOptimistic(time);

  const choose = (next: EmailTime) =>
    startTransition(async () => {
      expect(next);
      await save(async () => {
        const body = { [topic]: next };
        await call(notifications.setEmailPreferences, { body }, { keepalive: true });
        await reload();
        toast({ kind: 'success', message: t('emails_saved'), about: 'emails' });
      });
    });

  return (
    <SelectField
      name={`emails-${topic}`}
      label={t(`topic_${topic}`)}
      hint={t(`topic_${topic}_hint`)}
      value={chosenTime}
      disabled={!hydrated}
      onValue={(next) => choose(next as EmailTime)}
    >
      {EMAIL_TIMES.map((option) => (
        <option key={option} value={option}>
          {t(`time_${option}`)}
        </option>
      ))}
    </SelectField>
  );
}
