/**
 * Letters of other scripts, small capitals and digits that readers take for Latin letters. From
 * the "confusables" of Unicode (UTS #39): those of letters in the names that we reserve.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀꭺᎪ4@',
  b: 'вВΒʙᏴьЬ8',
  c: 'сСϲϹᴄᏟ',
  d: 'ԁԀᴅᎠ',
  e: 'еЕεΕєᴇᎬ3',
  f: 'ϝϜꜰ',
  g: 'ɡԍᏀɢ',
  h: 'һҺнНΗհʜᎻ',
  k: 'кКκΚᴋᏦ',
  l: 'іІıιΙɪӏӀʟᏞᎥ1|!iľ',
  m: 'мМΜᴍᎷ',
  n: 'пηΝոɴ',
  o: 'оОοΟօՕσᴏ0',
  p: 'рРρΡᴘᏢ',
  q: 'ԛԚզ',
  r: 'гᴦʀᏒ',
  s: 'ѕЅꜱᏚ5$',
  t: 'тТτΤᴛᎢ7+',
  u: 'υսᴜцμ',
  v: 'νѵѴᴠᏙ',
  w: 'ԝԜωшᴡᎳ',
  x: 'хХχΧ',
  y: 'уУүΥʏ',
  z: 'ᴢΖᏃ',
};
const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, letters]) =>
    [...letters].map((letter) => [letter, latin] as const),
  ),
);
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu;
/** Pairs that read as one letter. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];
/** Single letters with one sign between them: "C r e w", "C.r.e.w". */
const APART = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}][\p{L}\p{N}](?![\p{L}\p{N}]))+/gu;

/** How a text looks to its readers: texts that look the same have the same result. */
export function lookOf(text: string): string {
  // A few lookalikes have another plain form: "Ϲ" is a Σ.
  const letters = [...text.normalize('NFD').replace(INVISIBLE, '')]
    .flatMap((letter) => LATIN.get(letter) ?? [...letter.normalize('NFKD').toLowerCase()])
    .map((letter) => LATIN.get(letter) ?? letter);
  const latin = PAIRS.reduce((rest, [pair, one]) => rest.replace(pair, one), letters.join(''));
  const joined = latin.replace(APART, (apart) => apart.replace(/[^\p{L}\p{N}]/gu, ''));
  return joined.replace(/\s+/g, ' ').trim();
}
