/**
 * The scenes in public/images/bases, each before the one most like it, with the bases that it suits,
 * best first. tools/pictures draws them.
 */
export const BASES_OF_SCENES = {
  towers: 'JFK LGA EWR YYZ ICN GMP GRU PVG PEK',
  lake: 'ORD MDW DTW CLE MKE YUL',
  bridge: 'SFO OAK SJC LIS OPO',
  lighthouse: 'BOS PVD PWM YHZ SYD AKL',
  woods: 'ATL CLT RDU BNA IAD DCA BWI FRA',
  prairie: 'DFW DAL IAH HOU AUS SAT MCI EZE',
  desert: 'PHX LAS TUS ABQ ELP DXB SHJ RUH',
  savanna: 'NBO JNB CPT ADD',
  domes: 'IST SAW DEL CAI DOH',
  hilltop: 'FCO MAD BCN ATH NCE MXP',
  boulevard: 'CDG ORY VIE BUD PRG',
  terraces: 'LHR LGW STN MAN DUB EDI PHL',
  canal: 'AMS CPH BRU HAM ARN',
  aurora: 'MSP ANC FAI OSL HEL KEF',
  peaks: 'DEN SLC ZRH GVA MUC YVR YYC',
  volcano: 'SEA PDX HND NRT MEX BOG',
  palms: 'LAX MIA FLL SAN HNL MCO TPA CUN SJU',
  tropics: 'SIN BKK HKG PTY KUL',
} as const;

type Scene = keyof typeof BASES_OF_SCENES;

export const SCENES = Object.keys(BASES_OF_SCENES) as readonly Scene[];

/** The scene that suits a base, and how well, 0 being best; of an unknown base, by its code. */
function ownScene(code: string): { scene: number; place: number } {
  for (const [scene, name] of SCENES.entries()) {
    const place = BASES_OF_SCENES[name].split(' ').indexOf(code);
    if (place >= 0) return { scene, place };
  }
  const sum = [...code].reduce((total, letter) => total * 26 + letter.charCodeAt(0), 0);
  return { scene: sum % SCENES.length, place: Number.MAX_SAFE_INTEGER };
}

/**
 * The pictures of the bases on a page. A scene that suits several goes to the one that it suits
 * best; the others get the next free scene, so that none repeats before all are used.
 */
export function baseScenes(codes: readonly string[]): string[] {
  const bases = codes.map((code, at) => ({ at, ...ownScene(code) }));
  const pictures: string[] = [];
  let free = new Set<Scene>(SCENES);
  for (const { at, scene } of bases.sort((a, b) => a.place - b.place)) {
    if (free.size === 0) free = new Set(SCENES);
    const name = [...SCENES.slice(scene), ...SCENES].find((option) => free.has(option)) ?? 'towers';
    free.delete(name);
    pictures[at] = `/images/bases/${name}.svg`;
  }
  return pictures;
}
