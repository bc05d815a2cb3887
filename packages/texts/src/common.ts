import type { Locale } from '@crewpad/domain';
import * as en from '../texts/en.ts';
import * as es from '../texts/es.ts';
import * as fr from '../texts/fr.ts';
import * as pt from '../texts/pt.ts';
import type { TextFile } from './text-file.ts';

export type CommonTexts = typeof en.default;

/** The area `common`. Pages fetch its files one by one. */
export const common: Readonly<Record<Locale, TextFile>> = { en, es, fr, pt };
