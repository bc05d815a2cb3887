/** Embeddings, overrides and isolates: they reorder the text around a name, up to the whole line. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text that cannot reorder what is shown around it. */
export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '');
}
