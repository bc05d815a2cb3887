import { LOCALES } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../i18n/texts.ts';
import help from './help/texts/en.ts';
import { faqData, findQuestions, GROUPS, questionsOf } from './questions.ts';

const { t } = textsFor('crashpad', 'en');
const questions = questionsOf((key, figures) => t(key, { ns: 'content/help', ...figures }), 'en');

describe('the questions of the help page', () => {
  it('cover all texts, with every number filled in', () => {
    const keys = Object.keys(help);
    expect(questions).toHaveLength(keys.filter((key) => /_\d+_q$/.test(key)).length);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/[\w”][?.]$/);
      expect(answer).not.toMatch(/\{\{|_a$/);
    }
    expect(new Set(questions.map(({ group }) => group))).toEqual(new Set(GROUPS));
  });

  it('are found by all words of a search, in any order and letter case', () => {
    const matches = findQuestions(questions, 'BED hot');
    expect(matches.map(({ name }) => name)).toContain('seekers_4');
    expect(findQuestions(questions, 'hot zebra')).toEqual([]);
    expect(findQuestions(questions, '  ')).toEqual(questions);
    // Link targets are not part of an answer's text.
    expect(findQuestions(questions, 'image-requirements')).toEqual([]);
  });

  it.each(LOCALES)('include in %s the one of the link for location access', (locale) => {
    const texts = textsFor('crashpad', locale).t;
    const questionsInLocale = questionsOf(
      (key, figures) => texts(key, { ns: 'content/help', ...figures }),
      locale,
    );
    const matches = findQuestions(questionsInLocale, texts('geolocation_help', { ns: 'search' }));
    expect(matches.map(({ name }) => name)).toContain('seekers_8');
  });

  it('are plain text for search engines', () => {
    const { mainEntity } = faqData(questions);
    expect(mainEntity).toHaveLength(questions.length);
    expect(JSON.stringify(mainEntity)).not.toMatch(/\]\(|\*\*/);
  });
});
