import ts from 'typescript-api';
import type { ParamSpec, ParamType, ParamTypes } from '../params.ts';
import { isOpenString, type SdkProgram, unionMembers } from './sdk-program.ts';

/** A parameter interface of the SDK, such as "CustomerCreateParams", and the keys that the sandbox supports. */
export interface ParamRoot {
  params: string;
  supports: readonly string[];
}

/**
 * Reads the accepted keys and types of a call from the SDK's declarations. Unsupported keys are
 * only listed, to keep the result small.
 */
export function deriveParamTypes(
  { checker, typeNamed }: SdkProgram,
  roots: readonly ParamRoot[],
): ParamTypes {
  const types: ParamTypes = {};

  function objectType(type: ts.Type, supports?: readonly string[]): string {
    const name = checker.getFullyQualifiedName(type.symbol).replace(/^".*"\./, '');
    if (types[name]) return name;
    const described: ParamType = { required: [], keys: {}, unsupported: [] };
    types[name] = described;
    for (const property of checker.getPropertiesOfType(type)) {
      if (!(property.flags & ts.SymbolFlags.Optional)) described.required.push(property.name);
      if (supports && !supports.includes(property.name)) described.unsupported.push(property.name);
      else described.keys[property.name] = spec(checker.getTypeOfSymbol(property));
    }
    return name;
  }

  function spec(type: ts.Type): ParamSpec {
    const members = unionMembers(type).filter(({ flags }) => !(flags & ts.TypeFlags.Null));
    const emptyable = members.some((member) => member.isStringLiteral() && member.value === '');
    const nonEmpty = members.filter((member) => !(member.isStringLiteral() && member.value === ''));
    const specs = alternatives(nonEmpty);
    const [only] = specs;
    const described = specs.length === 1 && only ? only : { anyOf: specs };
    return emptyable ? { ...described, emptyable: true } : described;
  }

  function alternatives(members: ts.Type[]): ParamSpec[] {
    const specs: ParamSpec[] = [];
    // Text comes last: "false" is also text, but must be read as a boolean.
    if (members.some(({ flags }) => flags & ts.TypeFlags.BooleanLike))
      specs.push({ kind: 'boolean' });
    if (members.some(({ flags }) => flags & ts.TypeFlags.NumberLike))
      specs.push({ kind: 'integer' });
    const values = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
    const open = members.some(
      (member) => isOpenString(member) || member.flags & ts.TypeFlags.String,
    );
    if (open) specs.push({ kind: 'string' });
    else if (values.length > 0) specs.push({ kind: 'enum', values: values.toSorted() });
    for (const member of members.filter(({ flags }) => flags & ts.TypeFlags.Object))
      specs.push(objectSpec(member));
    return specs;
  }

  function objectSpec(type: ts.Type): ParamSpec {
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      if (item) return { kind: 'array', of: spec(item) };
    }
    if (checker.getIndexInfosOfType(type).length > 0) return { kind: 'map' };
    // Stripe sends decimals as text, and no call of the sandbox has such a parameter.
    if (type.symbol.name === 'Decimal') return { kind: 'string' };
    return { kind: 'object', type: objectType(type) };
  }

  for (const { params, supports } of roots) objectType(typeNamed(params), supports);
  return types;
}
