/** Invisible characters: zero width, fillers, formatting characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** The empty Braille pattern looks like a space but is not one. */
const SPACES = /[\s\u2800]+/g;

/**
 * The number of visible characters: ignores invisible ones, and counts consecutive whitespace as
 * one.
 */
export function countedCharacters(text: string): number {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().length;
}
