import { findEmails } from './emails.ts';
import { findPhones } from './phones.ts';
import { PlainText, type Stretch } from './plain-text.ts';

/** Removing a part can join others: the text is checked again, up to this many times. */
const ROUNDS = 5;

/**
 * A text without phone numbers and email addresses, including those spelled out, spaced, or written
 * in another script. Prices, dates, times, postal codes, distances and flights stay. The characters
 * of a description are counted after this.
 * @returns the same text if there is nothing to remove
 */
export function stripContactDetails(text: string): string {
  let rest = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = new PlainText(rest);
    const stretches = [...findEmails(plain.text), ...findPhones(plain.text)];
    if (stretches.length === 0) return rest;
    rest = cut(
      rest,
      stretches.map((stretch) => plain.original(widened(plain.text, stretch))),
    );
  }
  return rest;
}

/** Whether a text has contact details. */
export const hasContactDetails = (text: string) => stripContactDetails(text) !== text;

const LEAD = /(?:(?:mailto|tel|sms):|[+(<[])\s*$/;
const TAIL = /^\s*[)>\]]/;

/** Including adjacent symbols, such as brackets. */
function widened(text: string, { start, end }: Stretch): Stretch {
  let from = start;
  for (let lead = LEAD.exec(text.slice(Math.max(0, from - 10), from)); lead !== null; ) {
    from -= lead[0].length;
    lead = LEAD.exec(text.slice(Math.max(0, from - 10), from));
  }
  const opened = text.slice(from, start);
  const tail = /[(<[]/.test(opened) && TAIL.exec(text.slice(end));
  return { start: from, end: tail ? end + tail[0].length : end };
}

function cut(text: string, stretches: readonly Stretch[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    if (start > at) rest += text.slice(at, start);
    if (end <= at) continue;
    at = end;
    // One of two adjacent spaces.
    if (/(?:^|\s)$/.test(rest) && /^[ \t]/.test(text.slice(at))) at += 1;
  }
  return (rest + text.slice(at)).replace(/[ \t]+$/, '');
}
