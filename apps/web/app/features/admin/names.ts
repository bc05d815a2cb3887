/**
 * Formats an identifier as words: "rental_invitation" and "run-rent" as "Rental invitation", "Run
 * rent".
 */
export function wordsOf(code: string): string {
  const words = code.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
