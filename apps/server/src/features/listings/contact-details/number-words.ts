const SINGLE: readonly (readonly string[])[] = [
  ['zero', 'cero', 'null', 'nought', 'naught'],
  ['one', 'uno', 'un', 'une', 'um', 'uma'],
  ['two', 'dos', 'deux', 'dois', 'duas'],
  ['three', 'tres', 'trois'],
  ['four', 'cuatro', 'quatre', 'quatro'],
  ['five', 'cinco', 'cinq'],
  ['six', 'seis'],
  ['seven', 'siete', 'sept', 'sete'],
  ['eight', 'ocho', 'huit', 'oito'],
  ['nine', 'nueve', 'neuf', 'nove', 'niner'],
];
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Words for digits and small numbers in the languages of the site. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...SINGLE.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)),
  ...TEENS.map((word, at) => [word, String(at + 10)] as const),
  ...TENS.map((word, at) => [word, String((at + 2) * 10)] as const),
  ['hundred', '00'],
]);

/** Spoken forms of zero; only between other digits. */
export const WEAK_WORDS: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['oh', '0'],
]);

export const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['doble', 2],
  ['triple', 3],
]);
