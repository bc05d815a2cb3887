import { Menu } from '@base-ui/react/menu';
import { IconCheck } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** The page to which the item leads. */
  to?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
  /** The item is one of several that can be on, each by itself. */
  isChecked?: boolean;
  isDanger?: boolean;
}

export interface MenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** The button's content. */
  button: ReactNode;
  /** The accessible name of the button where its content has none. */
  buttonLabel?: string;
  buttonClassName?: string | undefined;
  className?: string | undefined;
  /** Stands above the items. */
  head?: ReactNode;
  items: readonly MenuItem[];
  /** The key of the chosen item: the menu offers one choice of several. */
  selected?: string;
}

export interface MenuPopupProps extends MenuProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

const MENU =
  'max-h-(--available-height) max-w-(--available-width) min-w-[12rem] overflow-y-auto rounded-md border border-line bg-surface p-1 shadow';
const ITEM =
  'flex min-h-target w-full cursor-pointer items-center gap-2 rounded-sm border-0 bg-transparent px-2 py-1 text-start text-ink no-underline hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-3 data-danger:not-data-disabled:text-bad data-disabled:cursor-default data-disabled:text-muted';

export default function MenuPopup(props: MenuPopupProps) {
  const { open, onOpen, label, button, buttonLabel, buttonClassName, className, head } = props;
  const place = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root open={open} onOpenChange={onOpen} modal={false}>
      <Menu.Trigger className={buttonClassName} aria-label={buttonLabel}>
        {button}
      </Menu.Trigger>
      {/* Beside the button, so that the menu moves with a sticky header. */}
      <div ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner
          className="z-20"
          align="end"
          // A list that scrolls would cut it off.
          positionMethod="fixed"
          sideOffset={4}
          collisionPadding={barPadding()}
        >
          <Menu.Popup
            ref={popup}
            className={cx(MENU, className)}
            aria-label={label}
            aria-labelledby={undefined}
          >
            <FirstFocus popup={popup} />
            {head && <div className="px-2 py-2 font-bold">{head}</div>}
            <Items {...props} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const EDGE_PX = 5;

/** The space that the bars at the edges of the screen cover, as pages leave it when they scroll. */
function barPadding() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const paddingOf = (padding: string) => Number.parseFloat(padding) || EDGE_PX;
  return {
    top: paddingOf(scrollPaddingTop),
    bottom: paddingOf(scrollPaddingBottom),
    left: EDGE_PX,
    right: EDGE_PX,
  };
}

/** Focuses the chosen item, else the first one, however the menu was opened. */
function FirstFocus({ popup }: { popup: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const item =
      popup.current?.querySelector<HTMLElement>('[aria-checked="true"]') ??
      popup.current?.querySelector<HTMLElement>('[role^="menuitem"]');
    item?.focus({ preventScroll: true });
  }, [popup]);
  return null;
}

function Items({ items, selected }: MenuPopupProps) {
  if (selected === undefined) return items.map((item) => <Item key={item.key} item={item} />);
  return (
    <Menu.RadioGroup value={selected}>
      {items.map(({ key, icon, label, onSelect }) => (
        <Menu.RadioItem key={key} value={key} closeOnClick className={ITEM} onClick={onSelect}>
          {icon}
          <span className="flex-1">{label}</span>
          {key === selected && <IconCheck aria-hidden size={18} />}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function Item({ item }: { item: MenuItem }) {
  const { icon, label, to, onSelect, isDisabled, isDanger, isChecked } = item;
  const content = (
    <>
      {icon}
      <span className="flex-1">{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Menu.LinkItem closeOnClick className={ITEM} render={<Link to={to} />}>
        {content}
      </Menu.LinkItem>
    );
  }
  if (isChecked !== undefined) {
    return (
      <Menu.CheckboxItem
        checked={isChecked}
        className={ITEM}
        disabled={isDisabled}
        onClick={onSelect}
      >
        <IconCheck aria-hidden size={18} className={isChecked ? undefined : 'invisible'} />
        {content}
      </Menu.CheckboxItem>
    );
  }
  return (
    <Menu.Item
      className={ITEM}
      disabled={isDisabled}
      data-danger={isDanger || undefined}
      onClick={onSelect}
    >
      {content}
    </Menu.Item>
  );
}
