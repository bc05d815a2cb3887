import type { BrandName, Locale } from './lists.ts';

type Words = Readonly<Record<string, string>>;

/** A brand's words for those of English texts, in lower case. */
const BRAND_WORDS: Readonly<Record<BrandName, Words>> = {
  crashpad: {},
  crew: {
    'crash pad': 'crew house',
    'crash pads': 'crew houses',
    crashpad: 'crew house',
    crashpads: 'crew houses',
  },
  vacation: {
    'my crashpad': 'my vacation rental',
    'my crew': 'my guests',
    'crash pad': 'vacation rental',
    'crash pads': 'vacation rentals',
    crashpad: 'vacation rental',
    crashpads: 'vacation rentals',
    lister: 'host',
    listers: 'hosts',
    tenant: 'guest',
    tenants: 'guests',
    seeker: 'traveler',
    seekers: 'travelers',
    'airline crew': 'guests',
    'crew members': 'guests',
    crew: 'guests',
  },
};

/**
 * The same for words that another language replaces in place, with gender and articles as they are.
 * All others are in a brand's own texts.
 */
const OTHER_LANGUAGES: Partial<Record<`${BrandName} ${Locale}`, Words>> = {
  'vacation es': { inquilino: 'huésped', inquilinos: 'huéspedes' },
  'vacation pt': { inquilino: 'hóspede', inquilinos: 'hóspedes' },
};

/** Rewords a text for a brand. Placeholders and addresses stay unchanged. */
export function inBrandWords(text: string, brand: BrandName, language: Locale = 'en'): string {
  const words = language === 'en' ? BRAND_WORDS[brand] : OTHER_LANGUAGES[`${brand} ${language}`];
  if (words === undefined) return text;
  const terms = Object.keys(words).sort((a, b) => b.length - a.length);
  if (terms.length === 0) return text;
  const pattern = new RegExp(`(?<![\\w/#{=+-])(?:${terms.join('|')})(?![\\w}+-])`, 'gi');
  return text.replace(pattern, (match) => {
    const word = words[match.toLowerCase()] ?? match;
    return /^[A-Z]/.test(match) ? word[0]?.toUpperCase() + word.slice(1) : word;
  });
}
