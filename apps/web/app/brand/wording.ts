/**
 * How a brand speaks: words of the catalogue and what this brand says instead. Plural forms are
 * given where adding an s does not make them.
 */
export interface WordingRule {
  from: string;
  to: string;
  fromPlural?: string;
  toPlural?: string;
}

/** What no rule touches: `{{placeholders}}`, `$t(...)`, markup tags, addresses of pages and mail. */
const UNTOUCHED = /\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>|\S+@\S+|https?:\/\/\S+|(?<!\w)\/[\w/-]+/g;

/** Makes the function that rewrites a message; the message's own case and number are kept. */
export function rewriter(rules: readonly WordingRule[]): (message: string) => string {
  const words = new Map<string, string>();
  for (const rule of rules) {
    words.set(rule.from.toLowerCase(), rule.to);
    words.set(plural(rule.from, rule.fromPlural).toLowerCase(), plural(rule.to, rule.toPlural));
  }
  if (words.size === 0) return (message) => message;
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${longestFirst.map(literally).join('|')})(?![\\w-])`,
    'gi',
  );
  const rewrite = (text: string) =>
    text.replace(pattern, (found) => inCaseOf(found, words.get(found.toLowerCase()) ?? found));

  return (message) => {
    let result = '';
    let position = 0;
    for (const kept of message.matchAll(UNTOUCHED)) {
      result += rewrite(message.slice(position, kept.index)) + kept[0];
      position = kept.index + kept[0].length;
    }
    return result + rewrite(message.slice(position));
  };
}

function plural(word: string, given: string | undefined): string {
  return given ?? `${word}s`;
}

function literally(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** An abbreviation has no case of its own: CP -> rental. */
const ABBREVIATION = /^[A-Z]{2}s?$/;

/** CRASHPAD -> VACATION RENTAL, Crash Pad -> Vacation Rental, Crashpad -> Vacation rental. */
function inCaseOf(model: string, word: string): string {
  if (ABBREVIATION.test(model)) return word;
  const letters = model.replace(/[^a-z]/gi, '');
  if (letters === letters.toUpperCase()) return word.toUpperCase();
  const parts = model.split(/[\s-]+/);
  const capitals = parts.filter((part) => /^[A-Z]/.test(part)).length;
  if (capitals === 0) return word;
  if (parts.length > 1 && capitals === parts.length) return word.replace(/\b[a-z]/g, upper);
  return word.replace(/^[a-z]/, upper);
}

function upper(letter: string): string {
  return letter.toUpperCase();
}
