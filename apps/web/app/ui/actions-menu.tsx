import { type Icon, IconDots } from '@tabler/icons-react';
import classes from './actions-menu.module.css';
import { Menu, type MenuItem } from './menu.tsx';

export interface ActionItem extends Omit<MenuItem, 'icon' | 'label'> {
  Icon: Icon;
  text: string;
  /** Why it is disabled, or what else it does. */
  notes: readonly string[];
}

/** The actions on a row or card, behind a button with three dots. */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly ActionItem[] }) {
  return (
    <Menu
      label={label}
      buttonLabel={label}
      button={<IconDots aria-hidden size={22} />}
      buttonClassName={classes.button}
      className={classes.menu}
      items={actions.map(({ Icon, text, notes, ...item }) => ({
        ...item,
        icon: <Icon aria-hidden size={20} stroke={1.75} className={classes.icon} />,
        label: (
          <>
            {text}
            {notes.map((note) => (
              <span key={note} className={classes.note}>
                {note}
              </span>
            ))}
          </>
        ),
      }))}
    />
  );
}
