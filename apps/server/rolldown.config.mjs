import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const HERE = import.meta.dirname;
const OUTPUT = join(HERE, 'build/program');
const PAGES = join(HERE, '../web/build/server/index.js');

/** Native code, which finds its own files, and what only npm run dev loads. */
const OUTSIDE = /^(@fastify\/middie|@node-rs\/argon2|sharp|vite)$/;

const COMMANDS = readdirSync(join(HERE, 'src/cli'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

/** The name of the program's own folder in its files. */
const FOLDER = '__folderOfTheProgram';
const BESIDE = /(?<![.\w$])(import\.meta\.(?:url|dirname|filename)|__dirname|__filename)(?![\w$])/g;

/**
 * Modules read files beside them: SQL, texts, pages, WebAssembly. They go on finding these where the
 * module itself is: nothing is copied, and a new file needs no line here.
 */
const readWhereTheModuleIs = {
  name: 'read-where-the-module-is',
  transform: {
    filter: { code: BESIDE },
    handler(code, id) {
      const at = (path) => {
        const place = `${FOLDER} + ${JSON.stringify(`/${relative(OUTPUT, path)}`)}`;
        return `process.getBuiltinModule('node:path').resolve(${place})`;
      };
      const values = {
        'import.meta.url': `process.getBuiltinModule('node:url').pathToFileURL(${at(id)}).href`,
        'import.meta.dirname': at(dirname(id)),
        'import.meta.filename': at(id),
      };
      const ofCommonModules = { __dirname: at(dirname(id)), __filename: at(id) };
      const isOurs = !id.includes('node_modules');
      const used = new Set(code.match(BESIDE));
      // A library may declare them itself, so they are variables around its code, not replaced in it.
      const declared = Object.entries(ofCommonModules)
        .filter(([name]) => !isOurs && used.has(name))
        .filter(([name]) => !new RegExp(`(const|let|var)\\s+${name}\\b`).test(code))
        .map(([name, value]) => `var ${name} = ${value};`);
      return declared.join(' ') + code.replace(BESIDE, (name) => values[name] ?? name);
    },
  },
};

/** Imports whose names are computed, and what they import. */
export const COMPUTED_IMPORTS = [
  {
    file: /platform\/database\/migrate\.ts$/,
    from: /import\(new URL\(.+, folder\)\.href\)/,
    to: () => {
      const names = readdirSync(join(HERE, 'migrations')).filter((file) => /^\d.*\.ts$/.test(file));
      const loaders = names.map((file) => {
        const path = JSON.stringify(join(HERE, 'migrations', file));
        return `${JSON.stringify(file.replace(/\.ts$/, ''))}: () => import(${path})`;
      });
      return `({ ${loaders.join(', ')} })[name]()`;
    },
  },
  {
    file: /http\/pages\/web-host\.ts$/,
    from: /import\(`.+build\/server\/index\.js`\)/,
    to: () => `import(${JSON.stringify(PAGES)})`,
  },
];

const nameComputedImports = {
  name: 'name-computed-imports',
  transform: {
    filter: { id: /apps\/server\/src\/.*\.ts$/ },
    handler(code, id) {
      const computed = COMPUTED_IMPORTS.find(({ file }) => file.test(id));
      if (computed === undefined) return;
      if (!computed.from.test(code)) throw new Error(`${id} has no ${computed.from}`);
      return code.replace(computed.from, () => computed.to());
    },
  },
};

/**
 * npm start and the package run the server as a few files instead of thousands of modules, to find
 * and load each of which took half of a start. The pages are among them, with the same contract and
 * libraries. Names and lines are kept, so that stacks in the log can be read.
 */
export default {
  input: {
    main: join(HERE, 'src/main.ts'),
    ...Object.fromEntries(COMMANDS.map((name) => [name, join(HERE, `src/cli/${name}.ts`)])),
  },
  platform: 'node',
  external: OUTSIDE,
  plugins: [nameComputedImports, readWhereTheModuleIs],
  // This and `minify` remove calls whose only effect is that they throw, such as those that check an address.
  treeshake: false,
  transform: { target: 'node24', define: { 'process.env.NODE_ENV': '"production"' } },
  // Libraries bring evals and directives of other bundlers; the errors remain.
  logLevel: 'silent',
  output: {
    dir: OUTPUT,
    cleanDir: true,
    format: 'es',
    minify: false,
    banner: `const ${FOLDER} = import.meta.dirname;`,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
};
