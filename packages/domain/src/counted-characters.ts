/** What takes no place on the page: zero width, fillers, signs that only steer how others look. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** The empty pattern of Braille looks like a space and is none. */
const SPACES = /[\s\u2800]+/g;

/** How many characters a reader sees: nothing invisible, and white space in a row as one. */
export function countedCharacters(text: string): number {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().length;
}
