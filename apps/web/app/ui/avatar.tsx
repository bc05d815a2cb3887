import { cva } from 'class-variance-authority';
import { Picture } from './picture.tsx';

interface AvatarProps {
  name: string;
  photo: string | null;
  /** As high as a line of text, on a button. */
  small?: boolean;
  /** At the top of a profile. */
  large?: boolean;
}

const avatar = cva('flex-none rounded-full font-bold', {
  variants: {
    size: {
      line: 'w-[min(2.125rem,44px)] text-xs tracking-normal',
      row: 'w-[min(3rem,64px)] text-sm',
      profile: 'w-[clamp(5rem,16vw,10rem)] text-xl',
    },
    shows: {
      photo: 'aspect-square',
      initials: 'grid place-items-center text-on-initials [print-color-adjust:exact]',
    },
  },
  compoundVariants: [
    { shows: 'photo', size: 'line', className: 'bg-night' },
    { shows: 'photo', size: ['row', 'profile'], className: 'bg-sunken' },
    { shows: 'initials', size: 'line', className: 'h-[min(2.125rem,44px)]' },
    { shows: 'initials', size: 'row', className: 'h-[min(3rem,64px)]' },
    { shows: 'initials', size: 'profile', className: 'aspect-square h-auto' },
  ],
});

const HUES = [
  'bg-initials-1',
  'bg-initials-2',
  'bg-initials-3',
  'bg-initials-4',
  'bg-initials-5',
  'bg-initials-6',
];

/** The same name always has the same color. */
function hueOf(name: string): string | undefined {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return HUES[sum % HUES.length];
}

/** A member's photo, or the first letters of their name when there is none or it fails. The name is beside it. */
export function Avatar({ name, photo, small = false, large = false }: AvatarProps) {
  const size = small ? 'line' : large ? 'profile' : 'row';
  const letters = name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const initials = (
    <span aria-hidden className={avatar({ size, shows: 'initials', className: hueOf(name) })}>
      {letters}
    </span>
  );
  if (photo === null) return initials;
  const pixels = large ? 160 : 48;
  return (
    <Picture
      src={photo}
      alt=""
      width={pixels}
      height={pixels}
      sizes={`${pixels}px`}
      priority={large}
      className={avatar({ size, shows: 'photo' })}
      instead={initials}
    />
  );
}
