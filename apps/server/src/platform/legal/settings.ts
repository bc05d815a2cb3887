import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  LEGAL_VERSION_MAX,
  type LegalDocument,
  type LegalVersion,
  LOCALES,
  type Locale,
  OWN_LEGAL_VERSION,
} from '@crewpad/domain';
import { z } from 'zod';
import { oneLine } from '../start-error.ts';

/** The operator's text of a document. */
interface OperatorText {
  readonly markdown: string;
  readonly locale: Locale;
}

/** What applies now; without `text` the one that the web has in all languages. */
type LegalText = LegalVersion & { readonly text?: OperatorText };
export type LegalTexts = Readonly<Record<LegalDocument, LegalText>>;

type LegalFiles = Partial<Record<'TERMS_FILE' | 'PRIVACY_FILE', string | undefined>>;

const FILE_MAX = 200_000;
const HEAD = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;
const FIELD = /^(\w+):\s*(.*?)\s*$/;
const EXAMPLE = 'it begins with the lines ---, version: 1, date: 2026-12-31, ---';

const head = z.object({
  version: z.string('missing').min(1, 'missing').max(LEGAL_VERSION_MAX, 'too long'),
  date: z.iso.date('not a date like 2026-12-31'),
  language: z.enum(LOCALES, `not one of ${LOCALES.join(', ')}`).default('en'),
});

/** Reads the operator's files. Collects what is wrong with them in `errors`. */
export function readLegalSettings(e: LegalFiles, errors: string[]): LegalTexts {
  const textOf = (setting: keyof LegalFiles): LegalText => {
    const path = e[setting];
    if (path === undefined) return OWN_LEGAL_VERSION;
    try {
      return readText(resolve(path));
    } catch (error) {
      errors.push(`${setting}: ${resolve(path)}: ${oneLine(error)}`);
      return OWN_LEGAL_VERSION;
    }
  };
  return { terms: textOf('TERMS_FILE'), privacy: textOf('PRIVACY_FILE') };
}

function readText(path: string): LegalText {
  const { size } = statSync(path);
  if (size > FILE_MAX) throw new Error(`more than ${FILE_MAX / 1000} kB`);
  // A mark of the byte order, which some editors write, is no text.
  const source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  const [, lines, body = ''] = HEAD.exec(source) ?? [];
  if (lines === undefined) throw new Error(`no version: ${EXAMPLE}`);
  const { version, date, language } = parseHead(lines);
  if (version === OWN_LEGAL_VERSION.version) throw new Error(`version: ${version} is taken`);
  if (body.trim() === '') throw new Error('no text below the version');
  return { version, date, text: { markdown: body, locale: language } };
}

function parseHead(lines: string) {
  const fields = lines.split(/\r?\n/).flatMap((line) => {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    return name === '' ? [] : [[name, value.replace(/^(["'])(.*)\1$/, '$2')]];
  });
  const parsed = head.safeParse(Object.fromEntries(fields));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message} (${EXAMPLE})`);
}
