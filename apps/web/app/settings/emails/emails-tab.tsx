import type { contract } from '@crewpad/contract';
import { EMAIL_TIMES, EMAIL_TOPICS, type EmailTime } from '@crewpad/domain';
import { useOptimistic, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { endpoint } from '../../lib/browser-call.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import formClasses from '../../ui/form/form.module.css';
import { SelectField } from '../../ui/form/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSave } from '../use-save.ts';

type Emails = contract.notifications.EmailPreferences;

const send = endpoint<typeof contract.notifications.setEmailPreferences>(
  'PUT',
  '/notifications/preferences',
);

/** When emails come, by what they are about. Takes effect at once; a refusal puts the choice back. */
export function EmailsTab({ emails }: { emails: Emails | null }) {
  const { t } = useTranslation('notifications');
  if (emails !== null) return <Choices emails={emails} />;
  return (
    <Panel title={t('emails_title')}>
      <Note>
        <p>{t('emails_switched')}</p>
      </Note>
    </Panel>
  );
}

function Choices({ emails }: { emails: Emails }) {
  const { t } = useTranslation('notifications');
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const { busy, save } = useSave();
  const [, startTransition] = useTransition();
  const [chosen, expect] = useOptimistic<Emails, Partial<Emails>>(emails, (now, change) => ({
    ...now,
    ...change,
  }));

  const choose = (change: Partial<Emails>) =>
    startTransition(async () => {
      expect(change);
      await save(async () => {
        await send({ body: change });
        await revalidate();
        toast({ kind: 'success', message: t('emails_saved'), about: 'emails' });
      });
    });

  return (
    <Panel title={t('emails_title')} text={t('emails_text')}>
      <div className={formClasses.form}>
        <div className={formClasses.two}>
          {EMAIL_TOPICS.map((topic) => (
            <SelectField
              key={topic}
              name={`emails-${topic}`}
              label={t(`topic_${topic}`)}
              hint={t(`topic_${topic}_hint`)}
              value={chosen[topic]}
              disabled={!hydrated || busy}
              onValue={(time) => choose({ [topic]: time as EmailTime })}
            >
              {EMAIL_TIMES.map((time) => (
                <option key={time} value={time}>
                  {t(`time_${time}`)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </div>
    </Panel>
  );
}
