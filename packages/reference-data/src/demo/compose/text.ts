import { type Deck, deckOf, type Rng } from '../random.ts';
import { fill, type Sentence, sentencesOf } from '../sentences/bank.ts';
import { beds } from '../sentences/beds.ts';
import { house } from '../sentences/house.ts';
import { life } from '../sentences/life.ts';
import { location } from '../sentences/location.ts';
import { openings } from '../sentences/openings.ts';
import { rules } from '../sentences/rules.ts';

const DESCRIPTION_MAX = 700;

/** What a text may speak of: tags say which sentences fit, facts fill their slots. */
export interface Subject {
  tags: ReadonlySet<string>;
  facts: Readonly<Record<string, string>>;
}

/** The sentences of one metro, dealt so that repeats lie as far apart as can be. */
export interface Writer {
  description(subject: Subject): string;
  rules(subject: Subject): string;
}

/** What one text says only once: a slot that was filled, a thing of the house that was named. */
const GENERAL = new Set(['group', 'shared', 'single', 'whole', 'hosted', 'bath']);
function topicsOf(sentence: Sentence): string[] {
  const slots = [...sentence.text.matchAll(/\{(?!hood|air|code|city|street)(\w+)\}/g)].map(
    (match) => match[1] ?? '',
  );
  return [...slots, ...sentence.needs.filter((need) => !GENERAL.has(need))];
}

const fits = (subject: Subject, used: ReadonlySet<string>) => (sentence: Sentence) =>
  !used.has(sentence.text) &&
  sentence.needs.every((tag) => subject.tags.has(tag)) &&
  !topicsOf(sentence).some((topic) => used.has(topic));

/** Special sentences come before general ones now and then, so that each place says what only it has. */
function deal(
  deck: Deck<Sentence>,
  subject: Subject,
  used: Set<string>,
  special: boolean,
): string | undefined {
  const isFit = fits(subject, used);
  const found =
    (special
      ? deck.deal((sentence) => sentence.needs.some((tag) => tag !== 'group') && isFit(sentence))
      : undefined) ?? deck.deal(isFit);
  if (!found) return undefined;
  used.add(found.text);
  for (const topic of topicsOf(found)) used.add(topic);
  return fill(found.text, subject.facts);
}

export function writerOf(rng: Rng): Writer {
  const first = deckOf(rng, sentencesOf(openings));
  const parts = [location, beds, house, life].map((bank) => deckOf(rng, sentencesOf(bank)));
  const ruleDecks = Object.entries(rules).map(([subject, bank]) => ({
    subject,
    deck: deckOf(rng, sentencesOf(bank)),
  }));

  const description = (subject: Subject): string => {
    const used = new Set<string>();
    const opening = deal(
      first,
      subject,
      used,
      subject.tags.has('single') || subject.tags.has('hosted') || rng.chance(0.4),
    );
    const target = rng.int(260, 560);
    const chosen: string[][] = parts.map(() => []);
    let length = opening?.length ?? 0;
    const speaks = subject.tags.has('full') || subject.tags.has('last') ? 0.7 : 0.25;
    for (let turn = 0; turn < 12 && (length < target || turn < 3); turn += 1) {
      const part = turn % parts.length;
      const deck = parts[part];
      if (!deck) continue;
      const text = deal(
        deck,
        subject,
        used,
        part === parts.length - 1 ? rng.chance(speaks) : rng.chance(0.5),
      );
      if (text === undefined || length + text.length + 1 > DESCRIPTION_MAX) continue;
      chosen[part]?.push(text);
      length += text.length + 1;
    }
    return [opening, ...chosen.flat()].filter((text) => text !== undefined).join(' ');
  };

  const rulesText = (subject: Subject): string => {
    const skipped = subject.tags.has('hosted') ? ['kitchen', 'clean', 'safety'] : [];
    const subjects = rng
      .shuffle(ruleDecks.map((_, index) => index))
      .filter((index) => !skipped.includes(ruleDecks[index]?.subject ?? ''))
      .slice(0, rng.int(4, 6))
      .sort((a, b) => a - b);
    const used = new Set<string>();
    return subjects
      .map((index) => ruleDecks[index])

      .map((entry) => entry && deal(entry.deck, subject, used, rng.chance(0.3)))
      .filter((text) => text !== undefined)
      .join(' ');
  };
  return { description, rules: rulesText };
}
