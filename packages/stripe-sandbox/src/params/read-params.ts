import { invalidRequest } from '../errors.ts';
import generated from '../params.generated.json' with { type: 'json' };
import type { FormObject, FormValue } from './form.ts';
import type { ParamSpec, ParamTypes } from './param-types.ts';

const types = generated as ParamTypes;

/**
 * Checks a call's parameters against the SDK's declaration and converts them to its types.
 * An empty string becomes null, which means "unset". Throws 400 with Stripe's code and `param`.
 * @param name the SDK's interface, such as "CustomerCreateParams"
 * @param within the name of the parameter that contains them, if they are nested
 */
export function readParams(name: string, form: FormObject, within = ''): Record<string, unknown> {
  return readObject(name, form, within);
}

const inside = (parent: string, key: string) => (parent ? `${parent}[${key}]` : key);

function readObject(name: string, form: FormObject, parent: string): Record<string, unknown> {
  const type = types[name];
  if (!type)
    throw new Error(`params.generated.json has no ${name}: run scripts/generate-params.ts`);
  const params: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(form)) {
    const param = inside(parent, key);
    const spec = type.keys[key];
    if (spec) params[key] = readValue(spec, value, param);
    else if (type.unsupported.includes(key))
      throw invalidRequest(`The sandbox does not act on ${param}.`, {
        code: 'parameter_unsupported',
        param,
      });
    else
      throw invalidRequest(`Received unknown parameter: ${param}`, {
        code: 'parameter_unknown',
        param,
      });
  }
  for (const key of type.required) {
    if (form[key] === undefined) {
      const param = inside(parent, key);
      throw invalidRequest(`Missing required param: ${param}.`, {
        code: 'parameter_missing',
        param,
      });
    }
  }
  return params;
}

function readValue(spec: ParamSpec, value: FormValue, param: string): unknown {
  if (value === '') {
    const mayBeEmpty = spec.emptyable || spec.kind === 'string' || spec.kind === 'array';
    if (mayBeEmpty) return null;
    throw invalidRequest(`An empty value was passed for '${param}'.`, {
      code: 'parameter_invalid_empty',
      param,
    });
  }
  if (spec.kind === undefined) return readAlternative(spec.anyOf, value, param);
  if (spec.kind === 'object' || spec.kind === 'map' || spec.kind === 'array')
    return readNested(spec, value, param);
  if (typeof value !== 'string')
    throw invalidRequest(`Invalid value for '${param}': expected text.`, { param });
  return readScalar(spec, value, param);
}

/** The first of several types that accepts the value is used; if none does, the last error is thrown. */
function readAlternative(specs: ParamSpec[], value: FormValue, param: string): unknown {
  let complaint: unknown;
  for (const spec of specs) {
    try {
      return readValue(spec, value, param);
    } catch (error) {
      complaint = error;
    }
  }
  throw complaint;
}

function readNested(
  spec: Extract<ParamSpec, { kind: 'object' | 'array' }> | { kind: 'map' | string },
  value: FormValue,
  param: string,
): unknown {
  if (typeof value === 'string')
    throw invalidRequest(`Invalid ${'of' in spec ? 'array' : 'object'}`, { param });
  if ('type' in spec) return readObject(spec.type, value, param);
  const entries = Object.entries(value);
  if ('of' in spec)
    return entries.map(([index, item]) => readValue(spec.of, item, inside(param, index)));
  return Object.fromEntries(
    entries.map(([key, item]) => {
      if (typeof item !== 'string')
        throw invalidRequest(`Invalid value for '${inside(param, key)}': expected text.`, {
          param: inside(param, key),
        });
      return [key, item];
    }),
  );
}

function readScalar(
  spec: Extract<ParamSpec, { kind: 'enum' }> | { kind: 'string' | 'integer' | 'boolean' | 'map' },
  value: string,
  param: string,
): string | number | boolean {
  if (spec.kind === 'integer') {
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  }
  if (spec.kind === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalidRequest(`Invalid boolean: ${value}`, { param });
  }
  if (spec.kind === 'enum' && 'values' in spec && !spec.values.includes(value))
    throw invalidRequest(`Invalid ${param}: must be one of ${spec.values.join(', ')}`, { param });
  return value;
}
