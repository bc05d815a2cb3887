import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import params from '../params.generated.json' with { type: 'json' };
import { shapeNames } from '../testing/shape-names.ts';
import shapes from '../testing/shapes.generated.json' with { type: 'json' };
import { deriveParamTypes } from './param-types.ts';
import { deriveResponseSchemas } from './response-schemas.ts';
import { loadSdkProgram } from './sdk-program.ts';

describe('the files generated from the SDK', { timeout: 60_000 }, () => {
  const program = loadSdkProgram();

  it('match generate-params.ts and the installed SDK', () => {
    expect(deriveParamTypes(program, operations)).toEqual(params);
  });

  it('match generate-shapes.ts and the installed SDK', () => {
    expect(deriveResponseSchemas(program, shapeNames)).toEqual(shapes);
  });

  it('have what the SDK requires and allows for each interface', () => {
    expect(shapes.interfaces.Refund.required).toContain('balance_transaction');
    expect(shapes.interfaces.Refund.required).not.toContain('failure_reason');
    expect(params.PaymentIntentCreateParams.required).toEqual(['amount', 'currency']);
    expect(Object.keys(params.PaymentIntentCreateParams.keys)).not.toContain(
      'payment_method_types',
    );
  });
});
