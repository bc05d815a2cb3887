import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';

/** Replaces a removed item, with an Undo button. Takes over its focus. */
export function UndoBar({ text, onUndo }: { text: string; onUndo: () => void }) {
  const { t } = useTranslation('listings/editor/media');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="flex flex-wrap content-center items-center justify-around gap-x-2 rounded-md border border-dashed border-line-strong p-2">
      <span className="min-w-0 text-xs wrap-anywhere text-ink-soft">{text}</span>
      <Button ref={button} variant="subtle" onClick={onUndo}>
        <IconArrowBackUp aria-hidden size={20} />
        {t('undo', { ns: 'common' })}
      </Button>
    </li>
  );
}

/** Inserts an item into a list at a position, at most at the end. */
export function withInserted<T>(items: readonly T[], at: number, item: T | null): readonly T[] {
  return item === null ? items : items.toSpliced(at, 0, item);
}
