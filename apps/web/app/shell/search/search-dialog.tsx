import type { ShellMember } from '@crewpad/contract';
import { DESK_SEARCH } from '@crewpad/domain';
import {
  IconArrowRight,
  IconHome,
  IconMessageCircle,
  IconPlane,
  IconUser,
  IconUserShield,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Answer, ask } from '../../lib/use-suggestions.ts';
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KEEPS_TEXT } from '../../ui/typed-text.ts';
import { entriesFor } from '../entries.ts';
import { actionsFor, isNamed } from './actions.ts';
import { findHits, type Hit, sourcesFor } from './find-hits.ts';

const ICONS = {
  tenant: IconUser,
  crashpad: IconHome,
  thread: IconMessageCircle,
  airport: IconPlane,
  member: IconUserShield,
} as const;

const ASK_AFTER_MS = 150;

export interface SearchDialogProps {
  member: ShellMember;
  open: boolean;
  /** What was typed before the box was there. */
  takeEarly: () => string;
  onClose: () => void;
}

/** One box for people, crash pads, threads and actions. A press, or Enter, leads there. */
export default function SearchDialog({ open, onClose, ...rest }: SearchDialogProps) {
  const { t } = useTranslation('shell/search');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close', { ns: 'common' })}
      wide
    >
      <SearchBox {...rest} onClose={onClose} />
    </Dialog>
  );
}

function SearchBox({ member, takeEarly, onClose }: Omit<SearchDialogProps, 'open'>) {
  const { t } = useTranslation('shell/search');
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const answer = useHits(member, text);
  const actions = useActions(member);
  const start = useEffectEvent(() => setText(takeEarly()));
  useEffect(() => {
    start();
    // Also by touch: the box is all that the dialog is for.
    box.current?.focus();
  }, []);

  const typed = text.trim();
  const rows = [
    ...(answer.hits ?? []).map(({ kind, ...hit }) => ({ ...hit, Icon: ICONS[kind], group: kind })),
    ...actions
      .filter(({ name }) => typed === '' || isNamed(name, typed))
      .map((action) => ({ ...action, more: '', Icon: IconArrowRight, group: 'action' as const })),
  ];
  const options: ComboboxOption[] = rows.map(({ to, name, more, Icon, group }) => ({
    key: `${group} ${to}`,
    group: t(`group_${group}`),
    label: (
      <>
        <Icon aria-hidden size={20} stroke={1.75} />
        <span className="min-w-0 wrap-anywhere">
          {name}
          {more !== '' && <span className="text-xs text-muted"> {more}</span>}
        </span>
      </>
    ),
  }));
  const pick = (at: number) => {
    const row = rows[at];
    if (row === undefined) return;
    onClose();
    navigate(row.to);
  };
  const status = answer.hasFailed
    ? t('failed')
    : rows.length === 0
      ? t('none')
      : t('found', { count: rows.length });
  return (
    <div
      {...KEEPS_TEXT}
      className="relative min-h-104"
      // Escape closes the dialog, not only its list.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Combobox
        box={box}
        input={{
          ...{ className: 'control', maxLength: DESK_SEARCH.max, enterKeyHint: 'go' },
          ...{ 'aria-label': t('title'), placeholder: t('placeholder') },
        }}
        text={text}
        onText={setText}
        open
        onOpen={() => undefined}
        options={options}
        waits={answer.isWaiting}
        listLabel={t('results')}
        status={status}
        marksFirst={typed !== ''}
        onPick={pick}
        panelClassName="static! mt-2 border-0! p-0! shadow-none!"
      />
      {answer.hasFailed && (
        <p role="alert" className="mx-0 mt-2 mb-0 text-bad">
          {t('failed')}
        </p>
      )}
    </div>
  );
}

/** What is found for a text that is long enough. */
function useHits(member: ShellMember, text: string) {
  const [answer, setAnswer] = useState<Answer<Hit> | null>(null);
  const sources = useMemo(() => sourcesFor(member), [member]);
  const typed = text.trim();
  const isAsked = typed.length >= DESK_SEARCH.min;
  useEffect(() => {
    if (!isAsked) return;
    const find = (words: string, signal: AbortSignal) => findHits(sources, words, signal);
    return ask(typed, { find, onAnswer: setAnswer, delay: ASK_AFTER_MS });
  }, [typed, isAsked, sources]);
  if (!isAsked) return { hits: [], isWaiting: false, hasFailed: false };
  const isWaiting = answer?.text !== typed;
  return {
    hits: answer?.items ?? [],
    isWaiting,
    hasFailed: !isWaiting && answer.items === null,
  };
}

/** Pages and actions that the member can name. */
function useActions(member: ShellMember): { name: string; to: string }[] {
  const { t } = useTranslation('shell/search');
  const { t: tMember } = useTranslation('shell/member');
  return [
    ...actionsFor(member).map(([action, to]) => ({ name: t(`do_${action}`), to })),
    ...entriesFor(member, 'menu').map(({ label, to }) => ({ name: tMember(label), to })),
  ];
}
