import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from './lazy-part.ts';
import classes from './menu.module.css';
import type { MenuPopupProps, MenuProps } from './menu-popup.tsx';

export type { MenuItem } from './menu-popup.tsx';

const popup = lazyPart<MenuPopupProps>(() => import('./menu-popup.tsx'));

/** A button that opens a menu. The menu's code loads with the first press, which also opens it. */
export function Menu(props: MenuProps) {
  const { key } = useLocation();
  // Open on one entry of the history: another page closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const setOpen = (isOpen: boolean) => setOpenAt(isOpen ? key : null);
  const MenuPopup = popup.usePart(open);

  return (
    <div className={classes.root}>
      {MenuPopup ? (
        <MenuPopup {...props} open={open} onOpen={setOpen} />
      ) : (
        <button
          type="button"
          className={props.buttonClassName ?? classes.button}
          aria-label={props.buttonLabel}
          aria-haspopup="menu"
          aria-expanded={open}
          onPointerEnter={popup.preload}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {props.button}
        </button>
      )}
    </div>
  );
}
