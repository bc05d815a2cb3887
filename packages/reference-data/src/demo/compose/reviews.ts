import { type Deck, deckOf, type Rng } from '../random.ts';
import { type Bank, fill, type Sentence, sentencesOf } from '../sentences/bank.ts';
import { type Answer, SORRY, THANKS } from '../sentences/responses.ts';
import { bad, mixed, niggles, ofLister, praise } from '../sentences/reviews.ts';
import type { DemoMember, DemoRental, DemoReview } from '../types.ts';
import type { Draft } from './listing.ts';
import type { Subject } from './text.ts';

const SCORES: readonly (readonly [DemoReview['score'], number])[] = [
  [5, 52],
  [4, 32],
  [3, 10],
  [2, 4],
  [1, 2],
];
const YEARS = ['two', 'three', 'four', 'five', 'seven', 'nine', 'twelve'];

/** The stock of one lister: what was said once is not said again on his page. */
interface Stock {
  praise: Deck<Sentence>[];
  niggles: Deck<Sentence>;
  mixed: Deck<Sentence>;
  bad: Deck<Sentence>;
  ofLister: Deck<Sentence>;
  thanks: Deck<Answer>;
  sorry: Deck<Answer>;
}

function stockOf(rng: Rng): Stock {
  const deck = (bank: Bank): Deck<Sentence> => deckOf(rng, sentencesOf(bank));
  return {
    praise: Object.values(praise).map(deck),
    niggles: deck(niggles),
    mixed: deck(mixed),
    bad: deck(bad),
    ofLister: deck(ofLister),
    thanks: deckOf(rng, THANKS),
    sorry: deckOf(rng, SORRY),
  };
}

/** All reviews that one lister has received. */
export function reviewsOf(
  lister: DemoMember,
  homes: readonly { draft: Draft; rentals: readonly DemoRental[] }[],
  rng: Rng,
): DemoReview[] {
  const stock = stockOf(rng);
  const say = (subject: Subject, decks: readonly Deck<Sentence>[]): string =>
    decks
      .map((deck) => deck.take((sentence) => sentence.needs.every((tag) => subject.tags.has(tag))))
      .filter((sentence) => sentence !== undefined)
      .map((sentence) =>
        fill(sentence.text, {
          ...subject.facts,
          lister: lister.first_name,
          years: rng.pick(YEARS),
        }),
      )
      .join(' ');

  const message = (score: DemoReview['score'], subject: Subject): string => {
    const kind = rng.shuffle(stock.praise);
    if (score === 5)
      return say(
        subject,
        kind.slice(
          0,
          rng.weighted([
            [1, 25],
            [2, 40],
            [3, 25],
            [4, 10],
          ]),
        ),
      );
    if (score === 4)
      return say(subject, [
        ...kind.slice(0, rng.int(1, 2)),
        ...(rng.chance(0.55) ? [stock.niggles] : []),
      ]);
    if (score === 3)
      return say(subject, [stock.mixed, ...(rng.chance(0.5) ? [stock.niggles] : [])]);
    return say(subject, Array<Deck<Sentence>>(rng.int(1, 3)).fill(stock.bad));
  };

  const responseTo = (
    score: DemoReview['score'],
    text: string,
    written: number,
  ): DemoReview['response'] => {
    if (!rng.chance(score < 4 ? 0.7 : 0.45)) return null;
    const deck = score < 4 ? stock.sorry : stock.thanks;
    const answers = (answer: Answer): boolean => answer[1]?.test(text) ?? true;
    const first = deck.take((answer) => answer[1]?.test(text) ?? false) ?? deck.take(answers);
    if (first === undefined) return null;
    const second = rng.chance(0.3) ? deck.take((answer) => answer[1] === undefined) : undefined;
    const message = second === undefined ? first[0] : `${first[0]} ${second[0]}`;
    return { message, written_days_ago: Math.max(0, written - rng.int(1, 9)) };
  };

  const review = (
    rental: DemoRental,
    listing: string | null,
    score: DemoReview['score'],
    text: string,
  ): DemoReview[] => {
    if (rental.member === null || text === '') return [];
    const left = rental.ended_days_ago;
    const written =
      left === null ? rng.int(1, rental.started_days_ago - 8) : Math.max(0, left - rng.int(0, 20));
    return [
      {
        author: rental.member,
        lister: lister.key,
        listing,
        score,
        message: text,
        written_days_ago: written,
        response: responseTo(score, text, written),
      },
    ];
  };

  return homes.flatMap(({ draft, rentals }) => {
    const lived = rng.shuffle(
      rentals.filter((rental) => rental.status === 'accepted' || rental.status === 'ended'),
    );
    const count = rng.chance(0.62)
      ? Math.min(
          lived.length,
          rng.weighted([
            [1, 2],
            [2, 3],
            [3, 3],
            [4, 3],
            [5, 2],
            [7, 1],
            [9, 1],
          ]),
        )
      : 0;
    const ofHome = lived.slice(0, count).flatMap((rental) => {
      const score = rng.weighted(SCORES);
      return review(rental, draft.listing.key, score, message(score, draft.subject));
    });
    const other = lived[count];
    if (other === undefined || !rng.chance(0.15)) return ofHome;
    return [
      ...ofHome,
      ...review(other, null, rng.chance(0.8) ? 5 : 4, say(draft.subject, [stock.ofLister])),
    ];
  });
}
