import type { contract, OperationAnswer } from '@crewpad/contract';
import { messages, rentals } from '@crewpad/contract/endpoints';
import {
  countedCharacters,
  GROUP_MESSAGE_MAX,
  MESSAGE_COUNTER_FROM,
  MESSAGE_MAX,
} from '@crewpad/domain';
import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { readDraft, storeDraft } from '../../../lib/drafts.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { messageToast } from '../../../ui/toast.ts';
import { nameOf } from '../forms/rental-dialog-context.ts';

const recipientsClass = 'm-0 flex max-h-44 list-none flex-wrap gap-1 overflow-y-auto p-1';
const recipientClass =
  'inline-flex max-w-full items-center rounded-full border border-line bg-sunken pl-3 wrap-anywhere';

/** The recipients: the tenants of these crash pads, or the selected ones. */
export type GroupRequest =
  | { listings: 'all' | readonly number[] }
  | { tenants: readonly { id: number; name: string; byEmail: boolean }[] };

export interface GroupDialogProps {
  /** Null: closed. */
  request: GroupRequest | null;
  onClose: () => void;
}

type Results = OperationAnswer<typeof contract.messages.sendGroupMessage>['results'];
type Recipient = { id: number; name: string; byEmail: boolean };

/** One message to several tenants. Each tenant can be removed. */
export default function GroupDialog({ request, onClose }: GroupDialogProps) {
  const { t } = useTranslation('rentals/group');
  const { forgetText } = useStoredText();
  // Shows its last content while closing.
  const [lastRequest, setLastRequest] = useState(request);
  if (request !== null && request !== lastRequest) setLastRequest(request);
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      onDiscard={forgetText}
      title={t('title')}
      closeLabel={t('close', { ns: 'common' })}
      alert
    >
      {lastRequest && <Content request={lastRequest} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ request, onClose }: { request: GroupRequest; onClose: () => void }) {
  const { t } = useTranslation('rentals/group');
  const someone = t('someone');
  const [recipients, retry] = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        'tenants' in request
          ? Promise.resolve(request.tenants)
          : findTenants(request.listings, someone, signal),
      [request, someone],
    ),
  );
  if (recipients.state !== 'ready') {
    return recipients.state === 'loading' ? (
      <p role="status" className="m-0 text-xs text-ink-soft">
        {t('loading')}
      </p>
    ) : (
      <>
        <FormRefusal>{t('load_failed')}</FormRefusal>
        <Button variant="outline" onClick={retry}>
          {t('try_again', { ns: 'common' })}
        </Button>
      </>
    );
  }
  if (recipients.data.length === 0)
    return <p className="m-0 text-xs text-ink-soft">{t('no_tenants')}</p>;
  return <MessageForm audience={recipients.data} onClose={onClose} />;
}

const DRAFT = 'group-message';

/** The member's message in this browser until it is sent: it survives every way out of the dialog. */
function useStoredText() {
  const memberId = usePage().member?.id ?? 0;
  const storeText = (text: string) =>
    storeDraft(memberId, DRAFT, text === '' ? null : text, 'browser');
  return {
    readText: () => {
      const storedDraft = readDraft(memberId, DRAFT, 'browser');
      return typeof storedDraft === 'string' ? storedDraft : '';
    },
    storeText,
    forgetText: () => storeText(''),
  };
}

function MessageForm({
  audience,
  onClose,
}: {
  audience: readonly Recipient[];
  onClose: () => void;
}) {
  const { t } = useTranslation('rentals/group');
  const [recipients, setRecipients] = useState(() => audience.slice(0, GROUP_MESSAGE_MAX));
  const { readText, storeText, forgetText } = useStoredText();
  const [text, setText] = useState(readText);
  const { busy, refusal, send } = useSend();
  const [results, setResults] = useState<Results | null>(null);
  // A repeated message after a lost answer is sent once.
  const key = useRef(crypto.randomUUID?.() ?? String(Math.random()));
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const issue = refusal && Object.values(refusal.body.errors ?? {})[0]?.[0];
  const charactersLeft = MESSAGE_MAX - text.trim().length;
  const why =
    recipients.length === 0
      ? 'why_nobody'
      : countedCharacters(text) === 0
        ? 'why_no_text'
        : charactersLeft < 0
          ? 'why_too_long'
          : null;

  const change = () => {
    key.current = crypto.randomUUID?.() ?? String(Math.random());
  };
  const remove = (at: number) => {
    removedAt.current = at;
    setRecipients((last) => last.filter((_, place) => place !== at));
    change();
  };
  // The focus stays in the list when the focused button goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each removal.
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)];
    removedAt.current = null;
    (next ?? document.getElementById('field-message_body'))?.focus();
  }, [recipients]);

  const submit = async () => {
    if (why !== null) return;
    const body = { message_body: text, tenants: recipients.map(({ id }) => id) };
    const answer = await send(() =>
      call(messages.sendGroupMessage, { body }, { quiet: true, idempotencyKey: key.current }),
    );
    if (answer === undefined) return;
    if (answer.results.some(({ result }) => result === 'not_reached')) {
      forgetText();
      return setResults(answer.results);
    }
    const message = [
      answer.sent > 0 && t('sent', { count: answer.sent }),
      answer.mailed > 0 && t('mailed', { count: answer.mailed }),
    ];
    forgetText();
    messageToast({ kind: 'success', message: message.filter(Boolean).join(' ') });
    onClose();
  };

  if (results !== null) return <ResultList results={results} people={audience} onClose={onClose} />;
  return (
    <Form onSubmit={submit} className="grid gap-6">
      <div>
        <p id="group-recipients" className="mx-0 mt-0 mb-2 text-sm font-medium">
          {t('recipients')} <span className="font-medium text-muted">{recipients.length}</span>
        </p>
        {audience.length > GROUP_MESSAGE_MAX && (
          <p className="m-0 text-xs text-ink-soft">{t('more', { max: GROUP_MESSAGE_MAX })}</p>
        )}
        {recipients.length === 0 && <p className="m-0 text-xs text-ink-soft">{t('none_left')}</p>}
        <ul ref={list} aria-labelledby="group-recipients" className={recipientsClass}>
          {recipients.map(({ id, name, byEmail }, at) => (
            <li key={id} className={recipientClass}>
              <span>
                {name}
                {byEmail && <span className="text-xs text-muted"> {t('by_email')}</span>}
              </span>
              <PlainButton
                className="grid size-target flex-none place-items-center rounded-full text-ink-soft hover:text-ink"
                aria-label={t('remove', { name })}
                onClick={() => remove(at)}
              >
                <IconX aria-hidden size={18} />
              </PlainButton>
            </li>
          ))}
        </ul>
      </div>
      <TextAreaField
        name="message_body"
        label={t('message')}
        hint={t('message_hint')}
        rows={5}
        value={text}
        onValue={(value) => {
          setText(value);
          storeText(value);
          change();
        }}
        issue={issue ?? undefined}
        more={
          text.length >= MESSAGE_COUNTER_FROM && (
            <p className="m-0 text-xs text-ink-soft">
              {t('characters_left', { count: Math.max(0, charactersLeft) })}
            </p>
          )
        }
      />
      {refusal && !issue && (
        <FormRefusal>{refusal.body.message || t('something_went_wrong')}</FormRefusal>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="accent"
          disabled={why !== null || busy}
          aria-describedby={why === null ? undefined : 'group-why'}
        >
          {t('send')}
        </Button>
        {why !== null && (
          <p id="group-why" className="m-0 text-xs text-ink-soft">
            {t(why)}
          </p>
        )}
      </div>
    </Form>
  );
}

interface ResultListProps {
  results: Results;
  people: readonly Recipient[];
  onClose: () => void;
}

/** A line for each tenant, if someone was not reached. */
function ResultList({ results, people, onClose }: ResultListProps) {
  const { t } = useTranslation('rentals/group');
  const resultOf = new Map(results.map(({ tenant_id, result }) => [tenant_id, result]));
  return (
    <div className="grid gap-6" role="status">
      <ul className={recipientsClass}>
        {people.map(({ id, name }) => {
          const result = resultOf.get(id);
          return (
            result && (
              <li key={id} className={recipientClass}>
                <span>
                  {name} <span className="text-xs text-muted">{t(`result_${result}`)}</span>
                </span>
              </li>
            )
          );
        })}
      </ul>
      <Button variant="accent" onClick={onClose}>
        {t('close', { ns: 'common' })}
      </Button>
    </div>
  );
}

/** Tenants and invited people of one, several or all crash pads. */
async function findTenants(
  listings: 'all' | readonly number[],
  someone: string,
  signal: AbortSignal,
): Promise<Recipient[]> {
  const places = listings === 'all' ? [undefined] : listings;
  const pages = await Promise.all(
    places.flatMap((location_id) =>
      (['accepted', 'pending'] as const).map((status) =>
        call(
          rentals.getTenants,
          { query: { status, location_id, limit: 100 } },
          { quiet: true, signal },
        ),
      ),
    ),
  );
  return pages.flatMap(({ data }) =>
    data.map((rental) => ({
      id: rental.id,
      name: nameOf(rental, someone),
      byEmail: rental.user_id === null,
    })),
  );
}
