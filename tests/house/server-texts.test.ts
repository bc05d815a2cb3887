import { LOCALES } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
/** What a metric says of itself to operators. */
const HELP = /\bhelp: '[^'\n]*'/g;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** User-facing text: two words, the first capitalized. Codes and SQL do not match. */
const isSentence = (literal: string) => /^.[A-Z][a-z’]*,? \S*[a-z]/.test(literal);

/** Sources of all texts for API callers and email recipients. */
const FOR_PEOPLE =
  /\/src\/(features|http|platform\/(access|idempotency|jobs|mail|outbox|uploads|errors\.ts))/;
/** For developers and operators, and text typed by members: English. */
const IN_ENGLISH =
  /\/(http\/(system\/.+|pages\/build-files)|content\/contact|admin\/members|platform\/outbox\/outbox)\.ts$/;
const NAMES = /^.(American Express|Diners Club|Crew Quarters|Crewpad \$\{words\.title\})/;

const sources = readSources('apps/server/src').filter(
  ({ path }) => FOR_PEOPLE.test(path) && !/\.test\.ts$|\/testing(-data)?\.ts$|\/texts\//.test(path),
);

it('user-facing server texts come from a catalog', () => {
  const literals = sources
    .filter(({ path }) => !IN_ENGLISH.test(path))
    .flatMap(({ path, text }) =>
      (text.replace(COMMENT, '').replace(HELP, '').match(LITERAL) ?? [])
        .filter((literal) => isSentence(literal) && !NAMES.test(literal))
        .map((literal) => `${path}: ${literal}`),
    );
  expect(literals).toEqual([]);
});

it.each(LOCALES)('the AutoPay email quotes the consent on screen: %s', async (locale) => {
  const screen = await import(`../../apps/web/app/features/rent/tenant/money/texts/${locale}.ts`);
  const emails = await import(`../../apps/server/src/features/rentals/emails/texts/${locale}.ts`);
  for (const key of ['consent_charge', 'consent_raise', 'consent_stop']) {
    expect(emails.default[key], key).toBe(screen.default[key]);
  }
});
