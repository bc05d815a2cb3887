import { withoutDirections } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import type { Message } from './message-rows.ts';

/** The minimum interval between screen reader announcements. */
const EVERY_MS = 2000;

/** The screen reader announcement of new messages. */
export function useAnnouncements(name: string, arrived: readonly Message[]): string {
  const { t } = useTranslation('messages');
  const [said, setSaid] = useState('');
  const waiting = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (arrived.length === 0) return;
    waiting.current.push(...arrived);
    if (timer.current !== undefined) return;
    const say = () => {
      const [first, ...more] = waiting.current.splice(0);
      timer.current = first && setTimeout(say, EVERY_MS);
      if (!first) return;
      const text = withoutDirections(first.message);
      setSaid(
        more.length === 0
          ? t('says', { name, text })
          : t('says_more', { name, count: more.length + 1 }),
      );
    };
    say();
  }, [arrived, name, t]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return said;
}
