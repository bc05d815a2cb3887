/** Lower case, without marks and punctuation, one space between words. For comparing names only. */
export function comparable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øðł]/g, (letter) => ({ ø: 'o', ð: 'd', ł: 'l' })[letter] ?? letter)
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/\bsaint\b/g, 'st')
    .replace(/['’‘ʻ`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The name as a URL slug: ASCII letters, digits and hyphens. */
export function slugOf(name: string): string {
  return comparable(name).replace(/ /g, '-');
}

/** Orders by code units: the same on every machine and in every locale. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Rounds to a number of decimals. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Levenshtein distance: how many letters are inserted, deleted or replaced. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
