import { invalidRequest } from './errors.ts';
import generated from './params.generated.json' with { type: 'json' };

/** The type of one parameter. `emptyable`: an empty string unsets it. */
export type ParamSpec = { emptyable?: boolean } & (
  | { kind: 'string' | 'integer' | 'boolean' | 'map' }
  | { kind: 'enum'; values: string[] }
  | { kind: 'array'; of: ParamSpec }
  | { kind: 'object'; type: string }
  | { kind?: never; anyOf: ParamSpec[] }
);

/** The keys that an object of parameters accepts, and those that it requires. */
export interface ParamType {
  required: string[];
  keys: Record<string, ParamSpec>;
  /** Keys that Stripe accepts and the sandbox refuses, because it does not support them. */
  unsupported: string[];
}

/** Every described type by its name in the SDK. */
export type ParamTypes = Record<string, ParamType>;

/** Decoded parameters: text, or nested parameters by name. Lists have the names "0", "1", ... */
export interface FormObject {
  [name: string]: FormValue;
}
export type FormValue = string | FormObject;

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Decodes a query or a body such as `expand[0]=a&metadata[b]=c`.
 * @returns undefined when the text is not such a form
 */
export function decodeForm(text: string): FormObject | undefined {
  const form: FormObject = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const match = NAME.exec(name);
    if (!match) return undefined;
    const [, first = '', rest = ''] = match;
    const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
    if (path.some((part) => FORBIDDEN.has(part)) || !place(form, path, value)) return undefined;
  }
  return form;
}

function place(form: FormObject, path: string[], value: string): boolean {
  let target = form;
  for (const [index, part] of path.entries()) {
    // "expand[]=a&expand[]=b" has no indexes, so its items are numbered here.
    const name = part === '' ? String(Object.keys(target).length) : part;
    if (index === path.length - 1) {
      target[name] = value;
      return true;
    }
    const existing = target[name];
    if (typeof existing === 'string') return false;
    const next: FormObject = existing ?? {};
    target[name] = next;
    target = next;
  }
  return false;
}

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
