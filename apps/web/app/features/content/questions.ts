import {
  AIRPORT_RADIUS_MILES,
  ANSWER_HOURS,
  type Locale,
  MAX_AIRPORTS_PER_LISTING,
  PICTURE_MAX_BYTES,
  PICTURES_PER_LISTING,
  PLAN_RECORDS,
  RENT_HOUR_UTC,
  RESET_PASSWORD_DAYS,
  RESET_TOKEN_MINUTES,
  SECOND_STEP_RESET_HOURS,
  toDollars,
} from '@crewpad/domain';
import { money } from '../../lib/format.ts';
import { utcHour } from '../../lib/format-times.ts';
import { plainText } from './text-page/index.ts';

const NUMBERS = {
  seekers: [1, 2, 3, 4, 5, 6, 7, 8],
  tenants: [1, 2, 3, 4, 5, 6],
  listers: [1, 2, 3, 4, 5, 6, 7],
  payments: [1, 2, 3, 4, 5, 6, 7],
  account: [1, 2, 3, 4, 5, 6, 8, 7],
} as const;
export type Group = keyof typeof NUMBERS;
export const GROUPS = Object.keys(NUMBERS) as Group[];

/** The keys of the questions. */
type Name = { [G in Group]: `${G}_${(typeof NUMBERS)[G][number]}` }[Group];
const NAMES = GROUPS.flatMap((group) =>
  NUMBERS[group].map((number) => ({ group, name: `${group}_${number}` as Name })),
);

export interface Question {
  group: Group;
  name: string;
  question: string;
  /** With the markup of RichText. */
  answer: string;
}

type Texts = (key: `${Name}_q` | `${Name}_a`, figures: ReturnType<typeof figuresOf>) => string;

const figuresOf = (locale: Locale) => ({
  miles: AIRPORT_RADIUS_MILES,
  seeker: money(toDollars(PLAN_RECORDS.seeker.price_cents), locale),
  months: PLAN_RECORDS.seeker.months,
  hours: ANSWER_HOURS,
  airports: MAX_AIRPORTS_PER_LISTING,
  pictures: PICTURES_PER_LISTING,
  size: PICTURE_MAX_BYTES / 2 ** 20,
  hour: utcHour(RENT_HOUR_UTC, locale),
  reset: RESET_TOKEN_MINUTES,
  lost: SECOND_STEP_RESET_HOURS,
  young: RESET_PASSWORD_DAYS,
});

/** All questions with their answers, in the page's language. */
export function questionsOf(t: Texts, locale: Locale): Question[] {
  const figures = figuresOf(locale);
  return NAMES.map(({ group, name }) => ({
    group,
    name,
    question: t(`${name}_q`, figures),
    answer: t(`${name}_a`, figures),
  }));
}

/** The questions that contain every search word, in question or answer. */
export function findQuestions(questions: readonly Question[], search: string): Question[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = `${question} ${plainText(answer)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The questions as schema.org data for search engines. */
export function faqData(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
