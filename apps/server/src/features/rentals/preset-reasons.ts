import { LOCALES, type Locale, PRESET_REASONS, type PresetReason } from '@crewpad/domain';
import { textsIn } from '../../platform/texts.ts';

/** Each preset reason by its code and, as older releases stored it, by its text in every language. */
const presets = new Map<string, PresetReason>();

function presetOf(reason: string): PresetReason | undefined {
  if (presets.size === 0) {
    for (const code of PRESET_REASONS) {
      presets.set(code, code);
      for (const locale of LOCALES) presets.set(textsIn(locale).t(`rentals:${code}`), code);
    }
  }
  return presets.get(reason);
}

/** A stored reason as its reader reads it: a preset one in their language, another as it was typed. */
export function reasonIn<Reason extends string | null>(
  reason: Reason,
  locale: Locale,
): Reason | string {
  const preset = reason === null ? undefined : presetOf(reason);
  return preset === undefined ? reason : textsIn(locale).t(`rentals:${preset}`);
}
