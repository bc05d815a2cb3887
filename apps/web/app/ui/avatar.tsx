import classes from './avatar.module.css';
import { Picture } from './picture.tsx';

interface AvatarProps {
  name: string;
  photo: string | null;
  /** As high as a line of text, on a button. */
  small?: boolean;
  /** At the top of a profile. */
  large?: boolean;
}

const HUES = 6;

/** The same name always has the same color. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % HUES) + 1;
}

/** A member's photo, or the first letters of their name when there is none or it fails. The name is beside it. */
export function Avatar({ name, photo, small = false, large = false }: AvatarProps) {
  const className = small ? classes.small : large ? classes.large : classes.avatar;
  const letters = name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const initials = (
    <span aria-hidden className={`${className} ${classes.initials}`} data-hue={hueOf(name)}>
      {letters}
    </span>
  );
  if (photo === null) return initials;
  const pixels = large ? 160 : 48;
  const size = { width: pixels, height: pixels, sizes: `${pixels}px` };
  return (
    <Picture
      src={photo}
      alt=""
      {...size}
      priority={large}
      className={className}
      instead={initials}
    />
  );
}
