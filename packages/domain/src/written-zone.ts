import { finishText } from './finish-text.ts';
import type { Locale } from './lists.ts';
import { dateFormat } from './written-time.ts';

/**
 * Names of time zones, where the city in the zone's id has another one. They are ours, because
 * browsers lack those that the server has ("hora de New York"), and both have to write the same.
 */
const ZONES: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  es: {
    'Africa/Cairo': 'El Cairo',
    'Africa/Johannesburg': 'Johannesburgo',
    'America/Argentina/Buenos_Aires': 'Buenos Aires',
    'America/Belem': 'Belém',
    'America/Bogota': 'Bogotá',
    'America/Cancun': 'Cancún',
    'America/Havana': 'La Habana',
    'America/Los_Angeles': 'Los Ángeles',
    'America/Mexico_City': 'Ciudad de México',
    'America/New_York': 'Nueva York',
    'America/Panama': 'Panamá',
    'America/Sao_Paulo': 'São Paulo',
    'Asia/Dubai': 'Dubái',
    'Asia/Kolkata': 'Calcuta',
    'Asia/Riyadh': 'Riad',
    'Asia/Seoul': 'Seúl',
    'Asia/Shanghai': 'Shanghái',
    'Asia/Singapore': 'Singapur',
    'Asia/Tehran': 'Teherán',
    'Asia/Tokyo': 'Tokio',
    'Australia/Sydney': 'Sídney',
    'Europe/Amsterdam': 'Ámsterdam',
    'Europe/Athens': 'Atenas',
    'Europe/Berlin': 'Berlín',
    'Europe/Brussels': 'Bruselas',
    'Europe/Bucharest': 'Bucarest',
    'Europe/Copenhagen': 'Copenhague',
    'Europe/Dublin': 'Dublín',
    'Europe/Istanbul': 'Estambul',
    'Europe/Kyiv': 'Kiev',
    'Europe/Lisbon': 'Lisboa',
    'Europe/London': 'Londres',
    'Europe/Madrid': 'España',
    'Europe/Moscow': 'Moscú',
    'Europe/Paris': 'París',
    'Europe/Prague': 'Praga',
    'Europe/Rome': 'Roma',
    'Europe/Stockholm': 'Estocolmo',
    'Europe/Vienna': 'Viena',
    'Europe/Warsaw': 'Varsovia',
    'Europe/Zurich': 'Zúrich',
  },
  fr: {
    'America/Belem': 'Belém',
    'America/Bogota': 'Bogota',
    'America/Havana': 'La Havane',
    'America/Mexico_City': 'Mexico',
    'America/Sao_Paulo': 'São Paulo',
    'Asia/Dubai': 'Dubaï',
    'Asia/Kolkata': 'Calcutta',
    'Asia/Manila': 'Manille',
    'Asia/Riyadh': 'Riyad',
    'Asia/Seoul': 'Séoul',
    'Asia/Singapore': 'Singapour',
    'Asia/Tehran': 'Téhéran',
    'Europe/Athens': 'Athènes',
    'Europe/Brussels': 'Bruxelles',
    'Europe/Bucharest': 'Bucarest',
    'Europe/Copenhagen': 'Copenhague',
    'Europe/Kyiv': 'Kiev',
    'Europe/Lisbon': 'Lisbonne',
    'Europe/London': 'Londres',
    'Europe/Moscow': 'Moscou',
    'Europe/Paris': 'France',
    'Europe/Vienna': 'Vienne',
    'Europe/Warsaw': 'Varsovie',
  },
  pt: {
    'Africa/Johannesburg': 'Joanesburgo',
    'America/Belem': 'Belém',
    'America/Bogota': 'Bogotá',
    'America/Mexico_City': 'Cidade do México',
    'America/New_York': 'Nova York',
    'America/Sao_Paulo': 'São Paulo',
    'Asia/Kolkata': 'Calcutá',
    'Asia/Riyadh': 'Riad',
    'Asia/Seoul': 'Seul',
    'Asia/Shanghai': 'Xangai',
    'Asia/Singapore': 'Singapura',
    'Asia/Tehran': 'Teerã',
    'Asia/Tokyo': 'Tóquio',
    'Europe/Amsterdam': 'Amsterdã',
    'Europe/Athens': 'Atenas',
    'Europe/Berlin': 'Berlim',
    'Europe/Brussels': 'Bruxelas',
    'Europe/Bucharest': 'Bucareste',
    'Europe/Copenhagen': 'Copenhague',
    'Europe/Istanbul': 'Istambul',
    'Europe/Lisbon': 'Portugal',
    'Europe/London': 'Londres',
    'Europe/Madrid': 'Madri',
    'Europe/Moscow': 'Moscou',
    'Europe/Prague': 'Praga',
    'Europe/Rome': 'Roma',
    'Europe/Stockholm': 'Estocolmo',
    'Europe/Vienna': 'Viena',
    'Europe/Warsaw': 'Varsóvia',
    'Europe/Zurich': 'Zurique',
  },
};

/** "hora de Nueva York". In English, zones have abbreviations that crew know. */
const ZONE_WORDS: Readonly<Partial<Record<Locale, string>>> = {
  es: 'hora de ',
  fr: 'heure de ',
  pt: 'horário de ',
};

/** A time zone by its city: "New York", in Spanish "Nueva York". */
export function zoneName(timeZone: string, locale: Locale): string {
  const city = timeZone.split('/').at(-1) ?? timeZone;
  return ZONES[locale]?.[timeZone] ?? city.replaceAll('_', ' ');
}

/** An instant with the name of its time zone: "3:00 PM EDT", "13:00, heure de New York". */
export function formatInZone(
  instant: Date,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  locale: Locale,
): string {
  const words = ZONE_WORDS[locale];
  if (words === undefined || timeZone === 'UTC') {
    return dateFormat(locale, { ...options, timeZone, timeZoneName: 'short' }).format(instant);
  }
  const local = dateFormat(locale, { ...options, timeZone }).format(instant);
  return `${local}, ${finishText(`${words}${zoneName(timeZone, locale)}`, locale)}`;
}
