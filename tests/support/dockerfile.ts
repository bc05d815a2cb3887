import { readFileSync } from 'node:fs';
import { Copy, DockerfileParser, Env, type Instruction } from 'dockerfile-ast';

export interface Step {
  keyword: string;
  /** As written, without flags. */
  text: string;
  /** The elements of a command in JSON form; else none. */
  words: readonly string[];
  /** The stage that COPY takes from. */
  from: string | undefined;
  /** The names and values of ENV. */
  env: Readonly<Record<string, string>>;
}

/** The stages of a Dockerfile, each with its steps. The last one is what runs. */
export function readStages(path: string): Step[][] {
  const stages: Step[][] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    const step = stepOf(instruction);
    if (step.keyword === 'FROM') stages.push([]);
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`${step.keyword} stands before the first stage`);
    stage.push(step);
  }
  return stages;
}

function stepOf(instruction: Instruction): Step {
  const text = (instruction.getArgumentsContent() ?? '').replace(/^(--\S+\s+)+/, '');
  const [, list] = /^(?:CMD )?(\[.*\])$/.exec(text) ?? [];
  const pairs = instruction instanceof Env ? instruction.getProperties() : [];
  return {
    keyword: instruction.getKeyword(),
    text,
    words: list === undefined ? [] : JSON.parse(list),
    from:
      instruction instanceof Copy
        ? (instruction.getFromFlag()?.getValue() ?? undefined)
        : undefined,
    env: Object.fromEntries(pairs.map((pair) => [pair.getName(), pair.getValue() ?? ''])),
  };
}
