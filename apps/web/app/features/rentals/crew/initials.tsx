import classes from './tenant-row.module.css';

/** A member's photo, or the first letters of their name. */
export function Initials({ name, photo }: { name: string; photo: string | null }) {
  if (photo !== null) {
    return <img src={photo} alt="" width={44} height={44} className={classes.photo} />;
  }
  const letters = name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <span aria-hidden className={classes.photo}>
      {letters}
    </span>
  );
}
