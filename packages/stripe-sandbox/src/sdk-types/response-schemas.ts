import ts from 'typescript-api';
import { isOpenString, type SdkProgram, unionMembers } from './sdk-program.ts';

type JsonSchema = Record<string, unknown>;

/** The SDK's declarations of Stripe's answers. */
export interface ResponseSchemas {
  /** By interface, such as "Customer"; objects inside it appear only as their kind. */
  interfaces: Record<string, JsonSchema>;
  /** Shared parts, referenced as "#/$defs/...". */
  definitions: Record<string, JsonSchema>;
  /** The kind of `object` of each event type. */
  events: Record<string, string>;
}

/**
 * Derives JSON Schemas: fields that are not optional are required, null is allowed only where the type
 * has it, and other fields are not allowed.
 * @param names the SDK's interfaces of whole objects, such as "Customer"
 */
export function deriveResponseSchemas(
  program: SdkProgram,
  names: readonly string[],
): ResponseSchemas {
  const { checker, typeNamed } = program;
  const definitions: Record<string, JsonSchema> = {};

  function objectSchema(type: ts.Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      properties[property.name] = schemaOf(checker.getTypeOfSymbol(property));
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    return { type: 'object', properties, required, additionalProperties: false };
  }

  function schemaOf(type: ts.Type): JsonSchema {
    const members = unionMembers(type);
    const literals = members.flatMap((member) => (member.isLiteral() ? [member.value] : []));
    const isOpen = members.some(isOpenString);
    const others = members.filter((member) => !member.isLiteral() && !isOpenString(member));
    const schemas = [
      ...(isOpen ? [{ type: 'string' }] : []),
      ...(literals.length > 0 && !isOpen ? [{ enum: literals.toSorted() }] : []),
      ...others.map(memberSchema),
    ];
    // The order of a union's members depends on what the compiler has read before.
    const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema]))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, schema]) => schema);
    const [only = {}] = different;
    return different.length > 1 ? { anyOf: different } : only;
  }

  function memberSchema(type: ts.Type): JsonSchema {
    const { flags } = type;
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    // The SDK declares fields as void that only a deleted object has.
    if (flags & (ts.TypeFlags.Void | ts.TypeFlags.Never)) return { not: {} };
    if (flags & ts.TypeFlags.Object) return compoundSchema(type);
    return {};
  }

  function compoundSchema(type: ts.Type): JsonSchema {
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? schemaOf(item) : {} };
    }
    const kind = kindOf(program, type);
    if (kind)
      return { type: 'object', properties: { object: { const: kind } }, required: ['object'] };
    const [index] = checker.getIndexInfosOfType(type);
    if (index) return { type: 'object', additionalProperties: schemaOf(index.type) };
    const name = checker.getFullyQualifiedName(type.symbol).replace(/^".*"\./, '');
    if (name.endsWith('__type')) return objectSchema(type);
    if (!definitions[name]) {
      definitions[name] = {};
      definitions[name] = objectSchema(type);
    }
    return { $ref: `#/$defs/${name}` };
  }

  const interfaces = Object.fromEntries(names.map((name) => [name, objectSchema(typeNamed(name))]));
  return { interfaces, definitions, events: eventKinds(program) };
}

/** The `object` of a type that is a whole object of the API. */
function kindOf({ checker }: SdkProgram, type: ts.Type): string | undefined {
  const property = type.getProperty('object');
  if (!property || property.flags & ts.SymbolFlags.Optional) return undefined;
  const literal = checker.getTypeOfSymbol(property);
  return literal.isStringLiteral() ? literal.value : undefined;
}

function eventKinds(program: SdkProgram): Record<string, string> {
  const { checker, names, typeNamed } = program;
  const kinds: Record<string, string> = {};
  for (const name of names().filter((item) => item.endsWith('Event'))) {
    const type = typeNamed(name);
    const [literal, data] = ['type', 'data'].map((key) => {
      const property = type.getProperty(key);
      return property && checker.getTypeOfSymbol(property);
    });
    const about = data?.getProperty('object');
    const kind = about && kindOf(program, checker.getTypeOfSymbol(about));
    if (literal?.isStringLiteral() && kind) kinds[literal.value] = kind;
  }
  return kinds;
}
