/**
 * Sentences by the tags that a listing needs for them, separated by blanks; `any` fits every listing.
 * Slots such as {hood} are filled with facts of the listing.
 */
export type Bank = Readonly<Record<string, readonly string[]>>;

export interface Sentence {
  text: string;
  needs: readonly string[];
}

/** All sentences of some banks as one flat list. */
export function sentencesOf(...banks: readonly Bank[]): Sentence[] {
  return banks.flatMap((bank) =>
    Object.entries(bank).flatMap(([key, texts]) => {
      const needs = key === 'any' ? [] : key.split(' ');
      return texts.map((text) => ({ text, needs }));
    }),
  );
}

/** Puts the facts into the slots and a capital letter at the start of each sentence. */
export function fill(text: string, facts: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const fact = facts[slot];
    if (fact === undefined) throw new RangeError(`no fact for {${slot}} in: ${text}`);
    return fact;
  });
  return filled.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
