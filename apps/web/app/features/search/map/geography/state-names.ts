import { translateCountry } from '../../../../lib/countries.ts';

/** States of the USA whose names differ: in Spanish, French and Portuguese. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  Alaska: 'Alaska|Alaska|Alasca',
  California: 'California|Californie|Califórnia',
  'Commonwealth of the Northern Mariana Islands':
    'Islas Marianas del Norte|Îles Mariannes du Nord|Ilhas Marianas do Norte',
  'District of Columbia': 'Distrito de Columbia|district de Columbia|Distrito de Colúmbia',
  Florida: 'Florida|Floride|Flórida',
  Georgia: 'Georgia|Géorgie|Geórgia',
  Hawaii: 'Hawái|Hawaï|Havaí',
  Louisiana: 'Luisiana|Louisiane|Luisiana',
  Michigan: 'Míchigan|Michigan|Michigan',
  Mississippi: 'Misisipi|Mississippi|Mississippi',
  Missouri: 'Misuri|Missouri|Missouri',
  'New Hampshire': 'Nuevo Hampshire|New Hampshire|Nova Hampshire',
  'New Jersey': 'Nueva Jersey|New Jersey|Nova Jersey',
  'New Mexico': 'Nuevo México|Nouveau-Mexique|Novo México',
  'New York': 'Nueva York|New York|Nova York',
  'North Carolina': 'Carolina del Norte|Caroline du Nord|Carolina do Norte',
  'North Dakota': 'Dakota del Norte|Dakota du Nord|Dakota do Norte',
  Oregon: 'Oregón|Oregon|Oregon',
  Pennsylvania: 'Pensilvania|Pennsylvanie|Pensilvânia',
  'South Carolina': 'Carolina del Sur|Caroline du Sud|Carolina do Sul',
  'South Dakota': 'Dakota del Sur|Dakota du Sud|Dakota do Sul',
  'United States Virgin Islands':
    'Islas Vírgenes de EE. UU.|Îles Vierges des États-Unis|Ilhas Virgens Americanas',
  Virginia: 'Virginia|Virginie|Virgínia',
  'West Virginia': 'Virginia Occidental|Virginie-Occidentale|Virgínia Ocidental',
};

const COLUMNS: Readonly<Record<string, number>> = { es: 0, fr: 1, pt: 2 };

/** Names a country or a state of the USA in a language, for the map. */
export function areaName(language: string, name: string): string {
  const state = STATE_NAMES[name]?.split('|')[COLUMNS[language] ?? -1];
  return state ?? translateCountry(name, language);
}
