import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from './lazy-part.ts';
import type { MenuPopupProps, MenuProps } from './menu-popup.tsx';

export type { MenuItem } from './menu-popup.tsx';

const popup = lazyPart<MenuPopupProps>(() => import('./menu-popup.tsx'));

const BUTTON =
  'inline-flex h-target min-w-target cursor-pointer items-center justify-center gap-1 rounded-md border-0 bg-transparent px-2 py-0 text-ink hover:bg-sunken aria-expanded:bg-sunken';

/** A button that opens a menu. The menu's code loads with the first press, which also opens it. */
export function Menu({ buttonClassName = BUTTON, ...props }: MenuProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Another page closes the menu. A page that changes its own search parameters does not.
  if (openAt !== null && openAt !== pathname) setOpenAt(null);
  const open = openAt === pathname;
  const setOpen = (isOpen: boolean) => setOpenAt(isOpen ? pathname : null);
  const MenuPopup = popup.usePart(open);

  return (
    <div className="relative">
      {MenuPopup ? (
        <MenuPopup {...props} buttonClassName={buttonClassName} open={open} onOpen={setOpen} />
      ) : (
        <button
          type="button"
          className={buttonClassName}
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
