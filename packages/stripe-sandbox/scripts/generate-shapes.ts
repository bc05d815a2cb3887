import { writeFileSync } from 'node:fs';
import { deriveResponseSchemas } from '../src/sdk-types/response-schemas.ts';
import { loadSdkProgram } from '../src/sdk-types/sdk-program.ts';
import { shapeNames } from '../src/testing/shape-names.ts';

// Run after an update of the SDK: node packages/stripe-sandbox/scripts/generate-shapes.ts
const schemas = deriveResponseSchemas(loadSdkProgram(), shapeNames);
writeFileSync(
  new URL('../src/testing/shapes.generated.json', import.meta.url),
  `${JSON.stringify(schemas)}\n`,
);
