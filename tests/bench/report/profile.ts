import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/program.ts';

const MAX_ROWS = 30;

interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  samples: number[];
  timeDeltas: number[];
}

/** Node arguments that write a CPU profile into the folder on exit. */
export function profileArgs(folder: string): string[] {
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

/** Shares of busy time: per package, then of the busiest functions, self time only. */
export function readProfile(folder: string): string[] {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'));
  if (file === undefined) return ['The server left no profile: did it end by itself?'];
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
  const frames = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
  const functions = new Map<string, number>();
  const packages = new Map<string, number>();
  let busy = 0;
  for (const [n, id] of profile.samples.entries()) {
    const frame = frames.get(id);
    if (frame === undefined || /^\((idle|program|root)\)$/.test(frame.functionName)) continue;
    const time = profile.timeDeltas[n] ?? 0;
    const [place, owner] = [placeOf(frame), ownerOf(frame)];
    busy += time;
    functions.set(place, (functions.get(place) ?? 0) + time);
    packages.set(owner, (packages.get(owner) ?? 0) + time);
  }
  const shares = (times: Map<string, number>) =>
    [...times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_ROWS)
      .map(([name, time]) => `${((100 * time) / busy).toFixed(1).padStart(5)} %  ${name}`);
  return [...shares(packages), '', ...shares(functions)];
}

type Frame = CpuProfile['nodes'][number]['callFrame'];

/** The package of a function. */
function ownerOf({ url, functionName }: Frame): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (inPackage !== undefined) return inPackage;
  if (functionName === '(garbage collector)') return functionName;
  return url.startsWith('file:') ? 'Crewpad' : 'Node';
}

function placeOf(frame: Frame): string {
  const name = frame.functionName || '(anonymous)';
  if (frame.url === '') return name;
  const path = frame.url.startsWith('file:') ? relative(ROOT, fileURLToPath(frame.url)) : frame.url;
  return `${name} ${path}:${frame.lineNumber + 1}`;
}
