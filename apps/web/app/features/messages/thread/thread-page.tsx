import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import { type Target, useMessages } from '../thread-actions.ts';
import { Composer } from './composer/composer.tsx';
import { WriteRefusal } from './composer/write-refusal.tsx';
import type { LoadedThread } from './load-thread.ts';
import { MessageLog } from './log/message-log.tsx';
import { ThreadHead } from './thread-head.tsx';
import classes from './thread-page.module.css';
import { useThread } from './use-thread.ts';

/** A thread: the other member, messages, and the message field. */
export function ThreadPage({ loaded }: { loaded: LoadedThread }) {
  const { t } = useTranslation('messages');
  const { member } = usePage();
  const { actions } = useMessages();
  const view = useThread(loaded);
  const { head } = view;
  const outbox = useOutbox(member?.id ?? 0, head.to_user_id);
  const [edited, setEdited] = useState<{ text: string; count: number }>({ text: '', count: 0 });
  const field = useRef<HTMLTextAreaElement>(null);
  const name = nameOf(head, t('former_member'));
  const target: Target = {
    id: loaded.id,
    userId: head.to_user_id,
    name,
    listingId: head.listing_id,
  };
  const { listingId } = loaded;
  useEffect(() => {
    // From a crash pad's page, the message is about it.
    if (listingId !== null) field.current?.focus({ preventScroll: true });
  }, [listingId]);

  return (
    <section aria-label={t('conversation_with', { name })} className={classes.thread}>
      <ThreadHead head={head} name={name} target={target} />
      <MessageLog
        threadId={loaded.id}
        name={name}
        view={view}
        at={loaded.at}
        opensAfter={loaded.thread.read_seq}
        outbox={outbox}
        onEdit={(unsent) => {
          setEdited((last) => ({ text: unsent.message, count: last.count + 1 }));
          void outbox.remove(unsent);
        }}
        onEscape={() => field.current?.focus()}
      />
      {head.blocked ? (
        <div className={classes.notice}>
          <p className={classes.noticeText}>{t('you_blocked', { name })}</p>
          <Button variant="outline" onClick={() => actions.unblock(target)}>
            {t('act_unblock', { name })}
          </Button>
        </div>
      ) : head.abilities.write ? (
        <Composer
          field={field}
          name={name}
          firstName={head.is_active ? head.names.first_name : undefined}
          peerId={head.to_user_id}
          threadId={loaded.id}
          listings={head.items}
          listingId={listingId ?? head.listing_id}
          edited={edited}
          onSend={outbox.add}
        />
      ) : (
        <WriteRefusal refusal={head.write_refusal} />
      )}
    </section>
  );
}

function nameOf(
  { to_user, names, is_active }: Pick<LoadedThread['thread'], 'to_user' | 'names' | 'is_active'>,
  former: string,
): string {
  if (!is_active) return former;
  return to_user || names.first_name;
}
