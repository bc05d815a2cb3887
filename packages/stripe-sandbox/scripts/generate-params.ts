import { writeFileSync } from 'node:fs';
import { operations } from '../src/operations.ts';
import { deriveParamTypes } from '../src/sdk-types/param-types.ts';
import { loadSdkProgram } from '../src/sdk-types/sdk-program.ts';

// Run after an update of the SDK or a new operation: node packages/stripe-sandbox/scripts/generate-params.ts
const types = deriveParamTypes(loadSdkProgram(), operations);
writeFileSync(
  new URL('../src/params.generated.json', import.meta.url),
  `${JSON.stringify(types)}\n`,
);
