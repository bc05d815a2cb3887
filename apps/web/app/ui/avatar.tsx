import classes from './avatar.module.css';
import { Picture } from './picture.tsx';

interface AvatarProps {
  name: string;
  photo: string | null;
  /** As high as a line of text, on a button. */
  small?: boolean;
}

/** A member's photo, or the first letters of their name. The name is beside it. */
export function Avatar({ name, photo, small = false }: AvatarProps) {
  const className = small ? classes.small : classes.avatar;
  if (photo !== null) {
    const size = { width: 48, height: 48, sizes: '48px' };
    return <Picture src={photo} alt="" {...size} className={className} />;
  }
  const letters = name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <span aria-hidden className={className}>
      {letters}
    </span>
  );
}
