import { type Icon, IconDots } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import { Menu, type MenuItem } from './menu.tsx';

export interface ActionItem extends Omit<MenuItem, 'icon' | 'label'> {
  Icon: Icon;
  text: string;
  /** Why it is disabled, or what else it does. */
  notes: readonly string[];
}

interface ActionsMenuProps {
  label: string;
  actions: readonly ActionItem[];
  /** In a line of a table, where each row has one. */
  plain?: boolean | undefined;
}

/** The actions on a row or card, behind a button with three dots. */
export function ActionsMenu({ label, actions, plain }: ActionsMenuProps) {
  return (
    <Menu
      label={label}
      buttonLabel={label}
      button={<IconDots aria-hidden size={22} />}
      buttonClassName={cx(
        'grid size-target cursor-pointer place-items-center rounded-md text-ink hover:bg-sunken aria-expanded:bg-sunken',
        plain ? 'border-0 bg-transparent' : 'border border-line bg-surface',
      )}
      className="w-[min(20rem,calc(100vw-3rem))] [&_[role=menuitem]]:items-start [&_[role=menuitem]]:px-2 [&_[role=menuitem]]:py-2"
      items={actions.map(({ Icon, text, notes, ...item }) => ({
        ...item,
        icon: (
          <Icon
            aria-hidden
            size={20}
            stroke={1.75}
            className="mt-px flex-none text-muted [[data-danger]:not([data-disabled])_&]:text-inherit"
          />
        ),
        label: (
          <>
            {text}
            {notes.map((note) => (
              <span key={note} className="block text-xs leading-snug">
                {note}
              </span>
            ))}
          </>
        ),
      }))}
    />
  );
}
