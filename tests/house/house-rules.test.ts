import { isConflictInPlace } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { code, isTest, readSources, type Source, under, withoutComments } from './sources.ts';

/** Files that contain this text outside the given places. */
function holding(pattern: RegExp, allowed: RegExp, among: Source[] = code): string[] {
  return among
    .filter(({ path, text }) => pattern.test(text) && !allowed.test(path))
    .map(({ path }) => path);
}

/** Tables whose rows are locked in a fixed order. */
const LOCKED_TABLES = '(?:members|listings|rentals|obligations)';
const LOCK =
  /(?:(?<!')\bfor (?:no key )?update\b(?: of (?<alias>\w+)|(?! of ))|\.for(?:NoKey)?Update\((?:'(?<of>\w+)')?\))(?!\s+skip locked|\s*\.skipLocked)/g;

/** The code of each lock of a row of these tables, from the beginning of its statement. */
function locksIn(text: string): string[] {
  return [...withoutComments(text).matchAll(LOCK)].flatMap((lock) => {
    const before = lock.input.slice(0, lock.index);
    const statement = before.slice(
      Math.max(0, before.lastIndexOf(';\n'), before.lastIndexOf('\n\n')),
    );
    const alias = lock.groups?.alias ?? lock.groups?.of;
    const tables = alias === undefined ? LOCKED_TABLES : `${LOCKED_TABLES} (?:as )?${alias}`;
    return new RegExp(`\\b${tables}\\b`).test(statement) ? [`${statement}${lock[0]}`.trim()] : [];
  });
}

/** Tables that only billing writes. */
const MONEY_TABLES =
  '(?:obligations|payment_attempts|refunds|provider_moves|journal|journal_lines|disputes|shared_cards)';
const MONEY_WRITES = [
  new RegExp(
    `(?:\\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\\(|\\binsertRows\\(\\w+,)\\s*'${MONEY_TABLES}\\b`,
    'g',
  ),
  new RegExp(
    `(?<!\\bfor )(?:\\bupdate|\\binsert\\s+into|\\bdelete\\s+from|\\bmerge\\s+into|\\btruncate(?:\\s+table)?)\\s+(?:only\\s+)?${MONEY_TABLES}\\b`,
    'gi',
  ),
];

/** The writes of money tables in code, and the names of such tables where a write is by a name. */
function moneyWrites(text: string): string[] {
  const statements = withoutComments(text);
  const writes = MONEY_WRITES.flatMap((write) => statements.match(write) ?? []);
  const isByName = /\b(?:update|insert\s+into|delete\s+from|truncate)\s+\$\{sql\.table\(/i;
  if (!isByName.test(statements)) return writes;
  return [...writes, ...(statements.match(new RegExp(`'${MONEY_TABLES}'`, 'g')) ?? [])];
}

describe('what is allowed in one place only', () => {
  it('members, listings, rentals and obligations are locked by locks.ts, or with skip locked', () => {
    const files = code.filter(
      ({ path }) => path.startsWith('apps/server/src/') && !path.endsWith('/database/locks.ts'),
    );
    expect(files.flatMap(({ path, text }) => locksIn(text).map((lock) => [path, lock]))).toEqual(
      [],
    );
  });

  it('the search for locks finds those of these tables, and no others', () => {
    const locks = [
      'await sql`select from members where id = 7 for no key update`.execute(trx);',
      'sql`select from members where id = 7\n order by id for update`',
      'sql`select l.id from listings l join beds b on b.listing_id = l.id for update of l`',
      "trx.selectFrom('rentals').select('id').where('id', '=', id).forUpdate().execute()",
      "trx.selectFrom('obligations as o').innerJoin('refunds as f').forNoKeyUpdate('o')",
      'update listings set views = 0 where id in (select id from listings for update)',
    ];
    expect(locks.map((lock) => locksIn(lock).length)).toEqual(locks.map(() => 1));
    const others = [
      'sql`select from rentals order by id limit 50 for update skip locked`',
      'sql`select from rentals r order by id for no key update of r skip locked`',
      'sql`select from reviews where id = 7 for update`',
      'const rows = sql`select from members`;\nawait sql`select from reviews for update`',
      "trx.selectFrom('shared_cards as c').innerJoin('obligations as o').forUpdate('c')",
      "trx.selectFrom('members').forUpdate().skipLocked()",
      '// Locks members for update.',
    ];
    expect(others.flatMap(locksIn)).toEqual([]);
  });

  it('one function is called lockMember', () => {
    const functions = code.flatMap(({ path, text }) =>
      /function lockMember\b/.test(text) ? [path] : [],
    );
    expect(functions).toEqual(['apps/server/src/platform/database/locks.ts']);
  });

  it('process.env is read in config.ts', () => {
    expect(holding(/process\.env/, /config\.ts$|\/scripts\//)).toEqual([]);
  });

  it('SQL is written in migrations, platform, data and the nouns of features', () => {
    const place = /\/(migrations|platform|data)\/|server\/src\/http\/system\/health\.ts$/;
    const noun =
      /\/features\/(?!.*\/(routes|policy|present|jobs|hooks|feature|index|emails)\.ts$)(?!.*\/emails\/(?!.*\.queries\.ts$))/;
    expect(
      holding(
        /\bsql(\.\w+)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
        place,
        code.filter(({ path }) => path.startsWith('apps/server/') && !noun.test(path)),
      ),
    ).toEqual([]);
  });

  it('queries only read', () => {
    const queries = code.filter(({ path }) => /server\/.*\.queries\.ts$/.test(path));
    const write =
      /\.(insertInto|updateTable|deleteFrom|mergeInto)\(|\b(insert into|delete from) \w|\bupdate \w+ (\w+ )?set\b/i;
    expect(queries.filter(({ text }) => write.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('sessions are opened by one function, and views by another', () => {
    const open = /\.insertInto\(\s*'sessions'|\binsert\s+into\s+sessions\b/i;
    const places =
      /^apps\/server\/(src\/features\/accounts\/sessions\/(sessions|view-as)\.ts$|migrations\/)/;
    expect(holding(open, places)).toEqual([]);
    expect(holding(/\bopenSession\(/, /\/testing\//).toSorted()).toEqual([
      'apps/server/src/features/accounts/second-step/passkeys.ts',
      'apps/server/src/features/accounts/second-step/second-step.ts',
      'apps/server/src/features/accounts/sessions/sessions.ts',
      'apps/server/src/features/accounts/sign-in/sign-in.ts',
      'apps/server/src/features/accounts/sign-up/sign-up.ts',
    ]);
  });

  it('money tables are written by the ledger', () => {
    // Demo data has a past without payments. Migrations and tests are no code of the server.
    const allowed =
      /^apps\/server\/src\/(features\/billing\/ledger\/|data\/demo\/demo-payments\.ts$)/;
    const elsewhere = code.filter(
      ({ path }) => path.startsWith('apps/server/src/') && !allowed.test(path),
    );
    expect(
      elsewhere.flatMap(({ path, text }) => moneyWrites(text).map((at) => [path, at])),
    ).toEqual([]);
  });

  it('the search for writes finds those of money tables, and no others', () => {
    const writes = [
      "trx.updateTable('obligations').set({ status: 'due' }).execute()",
      "trx\n  .insertInto(\n    'refunds')",
      "await insertRows(trx, 'obligations', rows)",
      "db.deleteFrom('payment_attempts as a').where('id', '=', 1)",
      'await sql`update obligations o set status = 7`.execute(trx);',
      'sql`insert  into\n provider_moves (kind) values (7)`',
      'sql`with gone as (delete from only journal_lines returning id) select 1`',
      'sql`merge into disputes d using x on x.id = d.id`',
      "for (const table of ['journal'] as const) sql`delete from $".concat('{sql.table(table)}`'),
      'sql`truncate $'.concat("{sql.table('shared_cards')}`"),
    ];
    expect(writes.map((write) => moneyWrites(write).length)).toEqual(writes.map(() => 1));
    const others = [
      "trx.selectFrom('obligations').select('id')",
      "trx.updateTable('objections').set({ answer: null })",
      'sql`select from rentals r for update of r`',
      'sql`delete from rentals where id in (select rental_id from obligations)`',
      "for (const table of ['objections'] as const) sql`delete from $".concat(
        '{sql.table(table)}`',
      ),
      '// It does not update obligations.',
      "import { refunds } from '../billing/index.ts';",
    ];
    expect(others.flatMap(moneyWrites)).toEqual([]);
  });

  it('fetch is called in platform, in the one API client, for public files and for webhooks of the sandbox', () => {
    expect(
      holding(
        /(?<![.\w])fetch\(/,
        /\/platform\/|stripe-sandbox\/src\/webhook-delivery\.ts$|apps\/web\/app\/lib\/(browser-call|public-file)\.ts$/,
      ),
    ).toEqual([]);
  });

  it('what the browser stores is stored in a few places, which know whose it is', () => {
    const place =
      /lib\/(session-store|storage|drafts|chosen-listing|admin-place|login-return)\.ts$|sign-up\/draft\.ts$|accounts\/login-page\.tsx$|declined-card\.ts$|live\/unsent-store\.ts$|ui\/kept-toasts\.ts$/;
    expect(
      holding(
        /\b(localStorage|sessionStorage|indexedDB|openDB)\b/,
        place,
        under('apps/web/app/'),
      ).filter((path) => !path.includes('.test.')),
    ).toEqual([]);
  });

  it('what a module of the browser holds in memory goes with its member, or is of nobody', () => {
    const nobodys =
      /web\/app\/(i18n|ui\/form\/suggest-field|ui\/toast|features\/(search\/(map|favorites\/favorite-button)|listings\/editor\/state\/use-editor|billing\/card|messages\/live\/hub|accounts\/sign-up\/draft)|pages\/settings\/use-save|lib\/(session-store|page-context|when|format|live-rentals|tab-member|server-time|api-error-events|confirmation|leave-page))/;
    const clearing = /whenMemberLeaves\(|owner === memberId/;
    const files = under('apps/web/app/').filter(
      ({ path, text }) => !path.includes('.test.') && !clearing.test(text),
    );
    const memory = /^(let |const \w+( = |: .* = )(new (Map|Set)[<(]|\[\];))/m;
    expect(holding(memory, nobodys, files)).toEqual([]);
  });

  it('dates are written by dateFormat, which knows the first of a month in French', () => {
    const own =
      /toLocale(Date|Time)String|new Date\([^)]*\)\.toLocaleString|DateTimeFormat\(\s*formatTag/;
    const writers = code.filter(({ text }) => own.test(text)).map(({ path }) => path);
    expect(writers).toEqual(['packages/domain/src/written-time.ts']);
    // The names of time zones that browsers have are not the server's.
    const zoneFormats = code.filter(({ text }) => /timeZoneName: '(?!short')/.test(text));
    expect(zoneFormats.map(({ path }) => path)).toEqual([]);
  });

  it('hours are written in one form for a reader, also in texts', () => {
    const writers = code.filter(({ text }) => /\bhour: '(numeric|2-digit)'/.test(text));
    expect(writers.map(({ path }) => path)).toEqual([
      // It reads the parts of an instant, and writes none.
      'packages/domain/src/zoned-time.ts',
      'apps/server/src/features/accounts/emails/notices.ts',
      'apps/server/src/features/rentals/emails/when.ts',
      'apps/web/app/features/rentals/rental-times.ts',
      'apps/web/app/lib/format-times.ts',
      'apps/web/app/lib/when.ts',
    ]);
    const others = {
      en: /\d:\d\d(?! [AP]M)/,
      es: /\d:\d\d(?! [ap]\.m\.)/,
      fr: /\d ?[AP]M\b/i,
      pt: /\d ?[AP]M\b/i,
    };
    for (const [language, other] of Object.entries(others)) {
      const isText = new RegExp(`/texts/${language}\\.ts$`);
      const texts = code.filter(({ path }) => isText.test(path));
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter(({ text }) => other.test(text)).map(({ path }) => path)).toEqual([]);
    }
  });

  it('pages take the time from useNow and usePage().today, so that both sides render the same', () => {
    // What the browser stores; the year of the error page; filters that reach ten years ahead.
    const allowed =
      /lib\/(server-time|session-store|chosen-listing|page-context)\.ts$|live\/outbox\.ts$|(search-state|payments-state|lib\/months)\.ts$/;
    const own = /new Date\(\)|Date\.now\(\)/;
    const files = code.filter(
      ({ path }) => path.startsWith('apps/web/app/') && !allowed.test(path),
    );
    expect(files.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('every page is linked, except those whose address comes by email or is only for development', () => {
    const web = under('apps/web/app/').filter((file) => !isTest(file));
    const routes = web.find(({ path }) => path === 'apps/web/app/routes.ts')?.text ?? '';
    const pages = [...routes.matchAll(/route\('([a-z-]+(?:\/[a-z-]+)*)'/g)].map(([, path]) => path);
    const others = web
      .filter(({ path }) => !/app\/routes(\.ts|\/)|lib\/sitemap/.test(path))
      .map(({ text }) => text)
      .join('\n');
    expect(pages.length).toBeGreaterThan(40);
    const isLinked = (page = '') => new RegExp(`['"\`]/${page}['"\`?#/]`).test(others);
    expect(pages.filter((page) => !isLinked(page))).toEqual([
      'second-step/reset',
      'second-step/keep',
      'unsubscribe',
      'dev/ui',
    ]);
  });

  it('errors are logged whole, as err: other names would lose their reason', () => {
    expect(
      holding(/\b[lL]og\.(fatal|error|warn|info)\(\s*\{[^}]*(?<!: )\berror\b\s*[,:}]/, /^$/).filter(
        (path) => path.startsWith('apps/server/'),
      ),
    ).toEqual([]);
  });

  it('each 409 of the server has a code that a page shows in place, or opens the dialog', () => {
    const server = under('apps/server/src/').filter((file) => !isTest(file));
    const refusals = server.flatMap(({ text }) => [
      ...text.matchAll(
        /(?:refusal|Refusal)\(\s*409,(?:\s*'([A-Z_]+)'|[^;]*?error_code: '([A-Z_]+)')/g,
      ),
    ]);
    const codes = new Set(refusals.map(([, code, inBody]) => code ?? inBody));
    const inDialog = [...codes].filter((code) => !isConflictInPlace(code));
    expect(codes.size).toBeGreaterThan(15);
    // On the terms page EMAIL_TAKEN leads to the login.
    expect(inDialog.toSorted()).toEqual(['CONFLICT', 'EMAIL_TAKEN']);
    const all = server.flatMap(({ text }) => [...text.matchAll(/[rR]efusal\(\s*409,/g)]);
    expect(refusals).toHaveLength(all.length);
  });

  it('no route has a server action: the browser writes through the API', () => {
    expect(
      holding(/export (async )?(function|const) action\b/, /^$/, under('apps/web/app/')),
    ).toEqual([]);
  });

  it('a choice that a page shows before it is saved is saved also if the page is left', () => {
    const early = under('apps/web/app/').filter(({ text }) => /\buseOptimistic\b/.test(text));
    expect(early.length).toBeGreaterThan(1);
    expect(early.filter(({ text }) => !/keepalive: true/.test(text))).toEqual([]);
  });

  it('every field for a reason shows what is wrong with it', () => {
    const fields = under('apps/web/app/').flatMap(({ path, text }) =>
      [...text.matchAll(/<TextAreaField\b[^>]*?name="reason".*?\/>/gs)].map(([field]) => ({
        path,
        field,
      })),
    );
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter(({ field }) => !/\bissue=/.test(field)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('a folder of a feature lies at most two levels below it, is called after a noun and holds several files', () => {
    const folder = 'apps/server/src/features/';
    const counts = new Map<string, number>();
    for (const { path } of under(folder).filter((file) => !file.path.includes('/texts/'))) {
      const name = path.slice(folder.length, Math.max(folder.length, path.lastIndexOf('/')));
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const wrong = [...counts].filter(
      ([name, count]) =>
        count === 1 || name.split('/').length > 3 || /\/(commands|queries)\b/.test(name),
    );
    expect(counts.size).toBeGreaterThan(5);
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('no file has more than 400 lines', () => {
    const files = [...code, ...readSources('tests', 'tools')];
    const isLong = ({ text }: Source) => text.split('\n').length > 401;
    expect(files.filter(isLong).map(({ path }) => path)).toEqual([]);
  });
});
