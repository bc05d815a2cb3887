/** Embeddings, overrides and isolates, which can reorder the text around a name. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes characters that could reorder the surrounding text. */
export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '');
}
