/** Before a vowel, French "de" becomes "d'": the name that follows is only known when it is shown. */
const FRENCH_OF =
  /(?<![\p{L}\p{N}’'-])([dD])e (?=[aeiouœæáàâäéèêëíîïóôöúùûü](?!nze\b|ui\b|n\b))/giu;

/**
 * A text whose values have been inserted, with what depends on them: no double period ("Ada L."
 * already ends with one), no "your The New Hire plan", and the French "d'Ada".
 */
export function finishText(text: string, language: string): string {
  const ended = text.replace(/(\p{Lu}\.)\.(?!\.)/gu, '$1');
  if (language === 'en') return ended.replace(/\b([Yy]our|[Aa]|[Tt]he) The (?=\p{Lu})/gu, '$1 ');
  return language === 'fr' ? ended.replace(FRENCH_OF, '$1’') : ended;
}
