/** A room's colors, tuned manually so that any furniture fits in. */
export interface Palette {
  wall: string;
  accent: string;
  floor: string;
  wood: string;
  textile: string;
  textile2: string;
  pop: string;
  deep: string;
}

export const PALETTES: readonly Palette[] = [
  {
    wall: '#e3e6d8',
    accent: '#8fa58c',
    floor: '#cfa474',
    wood: '#b07a45',
    textile: '#d9735a',
    textile2: '#f4e8d2',
    pop: '#f5a524',
    deep: '#3d4f48',
  },
  {
    wall: '#ebe5da',
    accent: '#33507c',
    floor: '#bd8f60',
    wood: '#8f5f39',
    textile: '#2f4a7a',
    textile2: '#f6eddc',
    pop: '#ff8a5c',
    deep: '#22304f',
  },
  {
    wall: '#f3dfd4',
    accent: '#d8917c',
    floor: '#dab68c',
    wood: '#c08a58',
    textile: '#b5566a',
    textile2: '#fbeee4',
    pop: '#5f8f88',
    deep: '#5b3644',
  },
  {
    wall: '#dce8ea',
    accent: '#5b93a6',
    floor: '#d2b48c',
    wood: '#a9764a',
    textile: '#2f7f93',
    textile2: '#f5f1e4',
    pop: '#ffb057',
    deep: '#234a58',
  },
  {
    wall: '#f5e7c8',
    accent: '#d99f3f',
    floor: '#b98552',
    wood: '#925a30',
    textile: '#3f6b5f',
    textile2: '#fff4dc',
    pop: '#d9593d',
    deep: '#4a3a2a',
  },
  {
    wall: '#ecd3bf',
    accent: '#bb6a4d',
    floor: '#c99a6c',
    wood: '#7d4f32',
    textile: '#7a8f5e',
    textile2: '#faeada',
    pop: '#f2b34b',
    deep: '#4f2f2a',
  },
  {
    wall: '#4b6a5e',
    accent: '#37514a',
    floor: '#b98a5c',
    wood: '#a06d3e',
    textile: '#e0a458',
    textile2: '#f1e8d6',
    pop: '#ff8a66',
    deep: '#20332f',
  },
  {
    wall: '#e9dfe7',
    accent: '#7b5878',
    floor: '#c8a27c',
    wood: '#93633f',
    textile: '#6d4a78',
    textile2: '#f8eef0',
    pop: '#f2a65a',
    deep: '#3c2947',
  },
  {
    wall: '#40568a',
    accent: '#2c3d68',
    floor: '#a87a52',
    wood: '#b58352',
    textile: '#f0a04b',
    textile2: '#f4ead8',
    pop: '#ff7a59',
    deep: '#18233f',
  },
  {
    wall: '#f0eae0',
    accent: '#c8b292',
    floor: '#e0c39b',
    wood: '#caa06c',
    textile: '#8ba0a8',
    textile2: '#fffaf0',
    pop: '#e0795a',
    deep: '#5a5148',
  },
  {
    wall: '#d3e5e0',
    accent: '#2f7a76',
    floor: '#c59668',
    wood: '#84552f',
    textile: '#e58f6f',
    textile2: '#fbf3e2',
    pop: '#f5b83d',
    deep: '#1f4a4b',
  },
  {
    wall: '#c9785a',
    accent: '#a2553d',
    floor: '#d0a476',
    wood: '#6f4229',
    textile: '#2f5d66',
    textile2: '#fbe9d5',
    pop: '#f7c25b',
    deep: '#48261f',
  },
  {
    wall: '#e6e3f0',
    accent: '#8c86bd',
    floor: '#d5b08a',
    wood: '#a87851',
    textile: '#5c66a8',
    textile2: '#f7f3ee',
    pop: '#ff9d73',
    deep: '#353763',
  },
];

export type MoodName = 'day' | 'morning' | 'golden' | 'dusk' | 'night' | 'overcast';

/** The time of day: the sky behind the windows and the light in the room. */
export interface Mood {
  name: MoodName;
  sky: readonly [string, string, string];
  /** The light that falls in. */
  beam: string;
  beamOpacity: number;
  /** Laid over the room before the lamps shine. */
  shade: string;
  shadeOpacity: number;
  lamps: number;
  far: string;
  near: string;
}

export const MOODS: Record<MoodName, Mood> = {
  day: {
    name: 'day',
    sky: ['#6fb4e0', '#a9d8ee', '#e8f4ee'],
    beam: '#fff3d0',
    beamOpacity: 0.42,
    shade: '#fff2d8',
    shadeOpacity: 0.05,
    lamps: 0.25,
    far: '#9dbfd0',
    near: '#6d9c86',
  },
  morning: {
    name: 'morning',
    sky: ['#8fb9e4', '#f6cfc0', '#ffe6bf'],
    beam: '#ffdfa8',
    beamOpacity: 0.5,
    shade: '#ffd9b8',
    shadeOpacity: 0.1,
    lamps: 0.3,
    far: '#b3a9c4',
    near: '#6f8c8c',
  },
  golden: {
    name: 'golden',
    sky: ['#6a8fc8', '#ffb98a', '#ffd98f'],
    beam: '#ffb95e',
    beamOpacity: 0.55,
    shade: '#ff9d5c',
    shadeOpacity: 0.13,
    lamps: 0.55,
    far: '#b98a94',
    near: '#6a5a6e',
  },
  dusk: {
    name: 'dusk',
    sky: ['#2b3a78', '#a2628f', '#ff9a6b'],
    beam: '#ff9f7a',
    beamOpacity: 0.3,
    shade: '#2c2a66',
    shadeOpacity: 0.2,
    lamps: 0.9,
    far: '#6a4f84',
    near: '#33305c',
  },
  night: {
    name: 'night',
    sky: ['#0b1b3a', '#1d3161', '#40507f'],
    beam: '#7f9bd8',
    beamOpacity: 0.16,
    shade: '#0f1a48',
    shadeOpacity: 0.3,
    lamps: 1,
    far: '#2a3d6c',
    near: '#14224a',
  },
  overcast: {
    name: 'overcast',
    sky: ['#b4c6d2', '#d3dee0', '#eef0ea'],
    beam: '#f4f6ee',
    beamOpacity: 0.35,
    shade: '#dfe6ea',
    shadeOpacity: 0.08,
    lamps: 0.5,
    far: '#b0bfc6',
    near: '#84988f',
  },
};
