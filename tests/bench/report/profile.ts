import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/program.ts';

const SHOWN = 30;

interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  samples: number[];
  timeDeltas: number[];
}

/** Arguments with which Node writes a CPU profile into the folder when it ends. */
export function profileArgs(folder: string): string[] {
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

/** The functions with most time of their own, busiest first, each with its share of the busy time. */
export function readProfile(folder: string): string[] {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'));
  if (file === undefined) return ['The server left no profile: did it end by itself?'];
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
  const own = new Map<string, number>();
  const places = new Map(profile.nodes.map((node) => [node.id, placeOf(node.callFrame)]));
  let busy = 0;
  for (const [n, id] of profile.samples.entries()) {
    const place = places.get(id) ?? '?';
    if (place.startsWith('(idle)') || place.startsWith('(program)')) continue;
    const time = profile.timeDeltas[n] ?? 0;
    busy += time;
    own.set(place, (own.get(place) ?? 0) + time);
  }
  return [...own]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([place, time]) => `${((100 * time) / busy).toFixed(1).padStart(5)} %  ${place}`);
}

function placeOf(frame: CpuProfile['nodes'][number]['callFrame']): string {
  const name = frame.functionName || '(anonymous)';
  if (frame.url === '') return name;
  const path = frame.url.startsWith('file:') ? relative(ROOT, fileURLToPath(frame.url)) : frame.url;
  return `${name} ${path}:${frame.lineNumber + 1}`;
}
