/** The paragraphs of a text with their offsets. */
export function paragraphsOf(text: string): { at: number; words: string }[] {
  return [...text.matchAll(/[^\r\n]+(?:\r?\n(?!\s*\r?\n)[^\r\n]+)*/g)]
    .map((found) => ({ at: found.index, words: found[0].trim() }))
    .filter(({ words }) => words !== '');
}
