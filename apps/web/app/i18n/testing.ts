import { bundled } from 'virtual:texts';
import { BRANDS, type BrandName, type Locale } from '@crewpad/domain';
import type { Messages, TextFile } from '@crewpad/texts';

/** The texts of a file for every brand, or the wording of one brand. */
export interface TextPart {
  name: string;
  area: string;
  language: Locale;
  brand: BrandName | undefined;
  messages: Messages;
}

function partsOf(file: TextFile, area: string, language: Locale): TextPart[] {
  return ['default' as const, ...BRANDS].flatMap((part) => {
    const messages = file[part];
    const brand = part === 'default' ? undefined : part;
    const name = [area, language, brand].filter(Boolean).join(' ');
    return messages ? [{ name, area, language, brand, messages }] : [];
  });
}

/** All texts of the pages. */
export const webTexts: TextPart[] = Object.entries(bundled).flatMap(([language, areas]) =>
  Object.entries(areas).flatMap(([area, file]) => partsOf(file, area, language as Locale)),
);

const serverFiles = import.meta.glob<TextFile>('../../../server/src/**/texts/*.ts', {
  eager: true,
});

/** All texts of answers and emails. */
export const serverTexts: TextPart[] = Object.entries(serverFiles).flatMap(([path, file]) => {
  const [, area = '', language = ''] = /src\/(.+)\/texts\/(\w+)\.ts$/.exec(path) ?? [];
  return partsOf(file, area, language as Locale);
});
