import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript-api';

/** The SDK's declarations, loaded once, to find exported types by name. */
export interface SdkProgram {
  checker: ts.TypeChecker;
  /** The names of all exported interfaces. */
  names(): string[];
  /** The type of an exported interface of the SDK's resources. Throws for an unknown name. */
  typeNamed(name: string): ts.Type;
}

/** Loads the installed SDK's declarations; takes about two seconds. */
export function loadSdkProgram(): SdkProgram {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('stripe')), '../esm/resources');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
  const program = ts.createProgram(files, {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  const declared = exportedInterfaces(program, folder);
  return {
    checker,
    names: () => [...declared.keys()],
    typeNamed(name) {
      const declaration = declared.get(name);
      if (!declaration) throw new Error(`The SDK declares no ${name}`);
      return checker.getTypeAtLocation(declaration);
    },
  };
}

function exportedInterfaces(
  program: ts.Program,
  folder: string,
): Map<string, ts.InterfaceDeclaration> {
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  for (const file of program.getSourceFiles()) {
    if (dirname(file.fileName) !== folder) continue;
    for (const statement of file.statements) {
      if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement);
    }
  }
  return interfaces;
}

/** The members of a union without undefined, or the type itself alone. */
export function unionMembers(type: ts.Type): ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members.filter((member) => !(member.flags & ts.TypeFlags.Undefined));
}

/** Whether the type is the SDK's open-ended "or any other string". */
export function isOpenString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
}
