import type { Airline } from '../src/types.ts';
import { ADDED_DOMESTIC, ADDED_WORLDWIDE, AIRLINE_NAMES } from './airline-corrections.ts';
import { readAirlines } from './sources.ts';
import { byText, comparable } from './text.ts';

/**
 * The package marks closed and invented airlines as active. These codes belong to airlines that
 * operate today under the stated name. Reviewed.
 */
const KEPT_CODES: ReadonlySet<string> = new Set(
  [
    // United States
    'AA DL UA WN B6 AS NK F9 HA G4 SY OO QX YV ZW C5 G7 9K 5Y OY 1I 2Q 8E CH KO M5 EJ Q5 HI',
    // Canada, Latin America and the Caribbean
    'AC TS WS PD WR 8T 5T 8P J3 AM Y4 CM AR AD H2 JJ LA 4C XL LP PZ V0 9R CU BW KX UP N3 PY PM MW',
    // Europe
    'LH EW CL BA AF KL IB UX YW VY I2 FR EI U2 W6 LS VS BY EN LX WK 2L OS SN LG LO OK BT AY A3 GQ OA KM TP SP',
    'SK DY WF DX RC GL FI DE X3 TO HV QS 6B T3 GR CJ NT XK TU OU JU FB RO A9 PS SU S7 FV UT U6 B2 WX WA XQ TK PC',
    'T7 L5 VI R3 D2 Y7 YL F5 V7',
    // Africa
    'AT MS ET KQ SA TC PW WB HM MK MD TM DT UU AH QC P0 BP 4Z 8U VR UG NP E5 3O 8V L6 OJ 3W D3',
    // Middle East and Central Asia
    'EK EY QR FZ G9 GF KU J9 SV RJ ME LY IZ 6H IR W5 EP IA WY XY IY KC DV HY T5 J2 RQ FG RB Y9',
    // Asia
    'SQ CX HX UO CI BR AE B7 NH JL BC 7G 6J FW JH MM IJ NU KE OZ LJ BX ZE TW 7C CA MU CZ HU 3U ZH FM MF SC 9C HO OQ PN',
    'G5 GX NX AI 6E SG IX UL PK ED PR 5J DG TG PG DD FD SL GA JT ID IW QG QZ SJ MH AK D7 FY OD VN BL QV BI UB BG RA YT HC KB OM',
    'Q2 JS K6 M8 KN',
    // Pacific
    'QF JQ VA ZL NZ FJ PX SB VT NF IE GZ ON QQ TL CW PH RT',
  ].flatMap((line) => line.split(' ')),
);

/** The code read as a number in base 36, plus one. */
function airlineId(code: string): number {
  return Number.parseInt(code, 36) + 1;
}

/** US airlines by name, then all others by name. */
export function buildAirlines(rows = readAirlines()): Airline[] {
  const airlines = new Map<string, Airline>();
  const put = (code: string, name: string, group: Airline['group']) => {
    airlines.set(code, { id: airlineId(code), code, name, group });
  };
  for (const row of rows) {
    if (row.active !== 'Y' || !KEPT_CODES.has(row.iata) || airlines.has(row.iata)) continue;
    const group = row.country === 'United States' ? 'domestic' : 'worldwide';
    put(row.iata, AIRLINE_NAMES[row.iata] ?? row.name.trim(), group);
  }
  for (const [code, name] of Object.entries(ADDED_WORLDWIDE)) put(code, name, 'worldwide');
  for (const [code, name] of Object.entries(ADDED_DOMESTIC)) put(code, name, 'domestic');
  return [...airlines.values()].sort(
    (a, b) => byText(a.group, b.group) || byText(comparable(a.name), comparable(b.name)),
  );
}
