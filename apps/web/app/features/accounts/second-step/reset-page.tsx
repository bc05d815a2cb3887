import { accounts } from '@crewpad/contract/endpoints';
import { SECOND_STEP_RESET_HOURS } from '@crewpad/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { isRefused } from '../use-link.ts';

interface LinkPageProps<T> {
  title: string;
  /** What a press on the button does. */
  question: ReactNode;
  button: string;
  /** What a used or expired link says. */
  dead: string;
  /** Acts on a press: scanners of emails open every link. */
  act: () => Promise<T>;
  doneTitle: string;
  done: (answer: T) => ReactNode;
}

/** The page of an emailed link about the removal of the second step. */
function LinkPage<T>({ title, question, button, dead, act, doneTitle, done }: LinkPageProps<T>) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const [answer, setAnswer] = useState<{ of: T } | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; isFinal: boolean } | null>(null);

  const press = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      setAnswer({ of: await act() });
    } catch (error) {
      setBusy(false);
      if (openErrorDialog(error)) return;
      const isFinal = isRefused(error);
      const isDead = isApiError(error) && [400, 404, 422].includes(error.status);
      const text = isDead ? dead : isApiError(error) && error.body.message;
      setRefusal({ text: text || t('something_went_wrong', { ns: 'common' }), isFinal });
    }
    setBusy(false);
  };

  if (answer !== null) {
    return (
      <ScenePage title={doneTitle}>
        <Sheet>
          <div role="status" className="grid gap-4 [&_p]:m-0">
            {done(answer.of)}
          </div>
        </Sheet>
      </ScenePage>
    );
  }
  return (
    <ScenePage title={title}>
      <Sheet>
        <div className="grid gap-4 [&_p]:m-0">
          {refusal !== null && <FormRefusal>{refusal.text}</FormRefusal>}
          {refusal?.isFinal ? (
            <LinkButton to="/login" variant="accent">
              {t('login')}
            </LinkButton>
          ) : (
            <>
              {question}
              <Button
                variant="accent"
                className="min-h-13! w-full text-md"
                disabled={!hydrated || busy}
                onClick={press}
              >
                {busy ? f('one_moment') : button}
              </Button>
            </>
          )}
        </div>
      </Sheet>
    </ScenePage>
  );
}

/** Starts the removal of the second step, for a member who lost their phone and codes. */
export function StartResetPage({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const { locale } = usePage();
  const hours = SECOND_STEP_RESET_HOURS;
  const options = { quiet: true, anonymous: true };
  return (
    <LinkPage
      title={t('start_reset_title')}
      question={
        <>
          <p>{t('start_reset_text', { hours })}</p>
          <p>{t('second_step_lost_stop')}</p>
          <p>{t('start_reset_not_you')}</p>
        </>
      }
      button={t('start_reset', { hours })}
      dead={t('reset_link_over')}
      act={() => call(accounts.startSecondStepReset, { body: { token } }, options)}
      doneTitle={t('reset_started_title')}
      done={({ due_at }) => (
        <>
          <p>{t('reset_started_text', { when: dayAndTime(due_at, locale) })}</p>
          <p>{t('second_step_lost_stop')}</p>
          <LinkButton to="/login" variant="outline">
            {t('login')}
          </LinkButton>
        </>
      )}
    />
  );
}

/** Stops the removal of the second step, also for members who are not logged in. */
export function KeepSecondStepPage({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const options = { quiet: true, anonymous: true };
  return (
    <LinkPage
      title={t('keep_second_step_title')}
      question={<p>{t('keep_second_step_text')}</p>}
      button={t('keep_second_step')}
      dead={t('keep_link_over')}
      act={() => call(accounts.cancelSecondStepReset, { body: { token } }, options)}
      doneTitle={t('second_step_kept_title')}
      done={() => (
        <>
          <p>{t('second_step_kept_text')}</p>
          <LinkButton to="/forgot" variant="accent">
            {t('choose_new_password')}
          </LinkButton>
          <LinkButton to="/account-setting?tab=security" variant="outline">
            {t('account_setting')}
          </LinkButton>
        </>
      )}
    />
  );
}
