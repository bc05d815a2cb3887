const INITIAL = /\s+\p{Lu}\.?$/u;

/** "Noah" for "Noah C." and "Noah Carter", for running text. Any other display name stays whole. */
export function firstNameOf(displayName: string): string {
  const name = displayName.trim();
  if (INITIAL.test(name)) return name.replace(INITIAL, '');
  const words = name.split(/\s+/);
  const isFullName = words.length === 2 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return (isFullName && words[0]) || name;
}
