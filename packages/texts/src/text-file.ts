import { type BrandName, inBrandWords, type Locale } from '@crewpad/domain';
import type { Messages } from './translator.ts';

/**
 * The file `<folder>/texts/<language>.ts`: its default export serves every brand, and an export
 * with the name of a brand has that brand's own wording.
 */
export type TextFile = { readonly default: Messages } & {
  readonly [B in BrandName]?: Messages;
};

/**
 * The texts of a file in the wording of a brand.
 * @param words values of placeholders that any text may have, such as `{{brand}}`
 */
export function messagesOf(
  file: TextFile,
  brand: BrandName,
  language: Locale,
  words: Messages,
): Messages {
  const common = Object.entries(file.default).map(([key, text]) => [
    key,
    inBrandWords(text, brand, language),
  ]);
  const messages: Messages = { ...Object.fromEntries(common), ...file[brand] };
  const filled = Object.entries(messages).map(([key, text]) => [
    key,
    text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => words[name] ?? placeholder),
  ]);
  return Object.fromEntries(filled);
}
