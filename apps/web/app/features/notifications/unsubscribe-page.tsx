import { notifications } from '@crewpad/contract/endpoints';
import { EMAIL_TOPICS } from '@crewpad/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';

type State = 'asks' | 'busy' | 'done' | 'bad' | 'unreachable';

/**
 * The unsubscribe page of emails. It asks for confirmation, because email scanners open every link.
 */
export function UnsubscribePage() {
  const { t } = useTranslation('pages/settings/emails');
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const token = query.get('token') ?? '';
  const [topic, setTopic] = useState(EMAIL_TOPICS.find((value) => value === query.get('topic')));
  const [state, setState] = useState<State>(token === '' ? 'bad' : 'asks');

  const unsubscribe = async () => {
    setState('busy');
    try {
      const answer = await call(
        notifications.unsubscribe,
        { body: { token } },
        { quiet: true, anonymous: true },
      );
      setTopic(answer.topic);
      setState('done');
    } catch (error) {
      const isRefused = isApiError(error) && [400, 422].includes(error.status);
      setState(isRefused ? 'bad' : 'unreachable');
    }
  };
  const topicName = topic && t(`topic_${topic}`);
  const toSettings = (
    <LinkButton to="/account-setting?tab=emails" variant="outline">
      {t('choose_emails')}
    </LinkButton>
  );

  if (state === 'done' || state === 'bad') {
    const isDone = state === 'done';
    return (
      <ScenePage title={t(isDone ? 'unsubscribed_title' : 'unsubscribe_bad_title')}>
        <Sheet>
          <p role={isDone ? 'status' : 'alert'} className="mx-0 mt-0 mb-4">
            {isDone ? t('unsubscribed_text', { topic: topicName ?? '' }) : t('unsubscribe_bad')}
          </p>
          <div className="flex flex-wrap gap-2 max-sm:flex-col">{toSettings}</div>
        </Sheet>
      </ScenePage>
    );
  }
  return (
    <ScenePage title={t('unsubscribe_title')}>
      <Sheet>
        <p className="mx-0 mt-0 mb-4">{t('unsubscribe_ask')}</p>
        {topic && (
          <p className="mx-0 mt-0 mb-6 grid gap-1 border-l-3 border-l-line pl-4 [&_span]:text-xs [&_span]:text-muted">
            <strong>{topicName}</strong>
            <span>{t(`topic_${topic}_hint`)}</span>
          </p>
        )}
        {state === 'unreachable' && (
          <p role="alert" className="mx-0 mt-0 mb-4">
            {t('unsubscribe_unreachable')}
          </p>
        )}
        <div className="flex flex-wrap gap-2 max-sm:flex-col">
          <Button
            variant="accent"
            disabled={!hydrated || state === 'busy'}
            onClick={() => void unsubscribe()}
          >
            {t('unsubscribe_confirm')}
          </Button>
          {toSettings}
        </div>
      </Sheet>
    </ScenePage>
  );
}
