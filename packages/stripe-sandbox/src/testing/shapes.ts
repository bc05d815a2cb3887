import { Ajv, type ValidateFunction } from 'ajv';
import type { ResponseSchemas } from '../sdk-types/response-schemas.ts';
import generated from './shapes.generated.json' with { type: 'json' };

const schemas: ResponseSchemas = generated;
const ajv = new Ajv({ allErrors: true, strict: false });
const compiled = new Map<string, ValidateFunction>();

/**
 * Compares an answer and every object inside it with the SDK's declarations.
 * @returns what is missing, wrong or extra; empty if the shapes match
 */
export function shapeProblems(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const own = isObjectOfStripe(body) ? objectProblems(body) : errorProblems(body);
  return [...own, ...Object.values(body).flatMap(shapeProblems)];
}

function isObjectOfStripe(body: object): body is { object: string } {
  return 'object' in body && typeof body.object === 'string';
}

function objectProblems(body: { object: string }): string[] {
  if (body.object === 'list') return listProblems(body);
  const pascal = body.object.replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) =>
    letter.toUpperCase(),
  );
  if (body.object === 'event') return [...problems('EventBase', body), ...eventProblems(body)];
  return problems('deleted' in body ? `Deleted${pascal}` : pascal, body);
}

function listProblems(list: object): string[] {
  const fields = Object.keys(list).toSorted().join();
  return fields === 'data,has_more,object,url' ? [] : [`list has the fields ${fields}`];
}

function eventProblems(body: object): string[] {
  const event = body as { type?: string; data?: { object?: { object?: string } } };
  const declared = schemas.events[event.type ?? ''];
  const report = event.data?.object?.object;
  return declared === report ? [] : [`event ${event.type} is about ${report}, not ${declared}`];
}

/** An error has the same fields as the error that an intent stores. */
function errorProblems(body: object): string[] {
  if (!('error' in body) || typeof body.error !== 'object' || body.error === null) return [];
  return problems('PaymentIntent.LastPaymentError', body.error);
}

function problems(name: string, value: object): string[] {
  const validate = compiled.get(name) ?? compile(name);
  compiled.set(name, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${name}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function compile(name: string): ValidateFunction {
  const schema = schemas.interfaces[name] ?? schemas.definitions[name];
  if (!schema) throw new Error(`No shape of ${name}: add it to shape-names.ts`);
  // The object of an event depends on its type and is compared separately.
  const properties = { ...(schema.properties as object), data: {} };
  const own = name === 'EventBase' ? { ...schema, properties } : schema;
  return ajv.compile({ ...own, $defs: schemas.definitions });
}
