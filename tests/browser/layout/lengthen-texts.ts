/**
 * Makes the texts of the page 30 % longer than the English ones, as they are in other languages. A text
 * that was lengthened before stays. Runs in the page, so it must not use anything from outside.
 * @returns how many texts became longer
 */
export function lengthenTexts(): number {
  const SHARE = 0.3;
  /** Numbers, amounts and airport codes are the same in every language. */
  const isText = (text: string) => /\p{L}{2}/u.test(text) && !/^\s*[A-Z]{3,4}\s*$/.test(text);
  const longer = (text: string): string => {
    const words = text.trimEnd();
    const more = words.trimStart().slice(0, Math.ceil(words.length * SHARE));
    // One word becomes one longer word that cannot wrap.
    const gap = /\s/.test(words.trim()) ? ' ' : '';
    return `${words}${gap}${more.toLowerCase()}${text.slice(words.length)}`;
  };
  const page = globalThis as { lengthenedTexts?: WeakMap<Text, string> };
  page.lengthenedTexts ??= new WeakMap();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement?.closest('script, style, textarea') || !isText(text.data)) continue;
    if (page.lengthenedTexts.get(text) === text.data) continue;
    text.data = longer(text.data);
    page.lengthenedTexts.set(text, text.data);
    count += 1;
  }
  return count;
}
