import type { contract } from '@crewpad/contract';

/** The columns of a table of tenants, in the order without a head. */
export const COLUMNS = [
  'email',
  'name',
  'bed',
  'rental_amount',
  'payment_date',
  'deposit',
  'deposit_held',
] as const;
type Column = (typeof COLUMNS)[number];

/** One line of a pasted table. */
export interface TypedRow {
  /** As it was pasted, to be put back. */
  line: string;
  cells: Partial<Record<Column, string>>;
}

/** What heads of columns contain, in every language of the site. */
const HEADS: readonly [Column, RegExp][] = [
  ['email', /mail|courriel|correo/],
  ['deposit_held', /held|already|paid|retenu|déjà|recib|pagad|pago|\bya\b|já/],
  ['payment_date', /day|due|jour|d[ií]a|échéance|vencim/],
  ['deposit', /deposit|d[ée]p[ôo]t|dep[óo]sito|cau[cç]|fianza|caução/],
  ['rental_amount', /rent|loyer|alquiler|renta|aluguel|price/],
  ['bed', /bed|room|lit|chambre|cama|quarto|habitaci/],
  ['name', /name|nom|tenant|who/],
];

/** The rows of a pasted spreadsheet or of a CSV file, with or without a head. Pure. */
export function typedRows(text: string): TypedRow[] {
  const records = recordsOf(text.replace(/^\uFEFF/, ''));
  const [first] = records;
  const columns = first && columnsOf(first.cells);
  return (columns ? records.slice(1) : records).map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      (columns ?? COLUMNS).flatMap((column, at) =>
        column === undefined || cells[at] === undefined ? [] : [[column, cells[at]]],
      ),
    ),
  }));
}

/** The head of a table, to put rows back below it; empty without one. Pure. */
export function headOf(text: string): string {
  const [first] = recordsOf(text.replace(/^\uFEFF/, ''));
  return first && columnsOf(first.cells) ? first.line : '';
}

/** Of the cells of a head; undefined if it is a row: an email has an "@". */
function columnsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  if (cells.some((cell) => cell.includes('@'))) return undefined;
  const columns = cells.map(
    (cell) => HEADS.find(([, words]) => words.test(cell.toLowerCase()))?.[0],
  );
  return columns.includes('email') ? columns : undefined;
}

interface TextRecord {
  line: string;
  cells: string[];
}

/** Lines with cells between tabs, semicolons or commas; quotes keep them together. */
function recordsOf(text: string): TextRecord[] {
  const separator = separatorOf(text);
  const records: TextRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let start = 0;
  const end = (at: number) => {
    const line = text.slice(start, at).replace(/\r$/, '');
    cells.push(cell.trim());
    if (line.trim() !== '') records.push({ line, cells });
    [cells, cell, start] = [[], '', at + 1];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (letter === '\n') end(at);
    else cell += letter;
  }
  end(text.length);
  return records;
}

function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const [line = ''] = text.split('\n');
  return line.includes(';') ? ';' : ',';
}

/** An amount as people type it: "$1,200.00", "390,50". Others stay, and the server refuses them. */
function amountOf(typed: string): string {
  const bare = typed.replace(/[$\s\u00A0]|USD/gi, '');
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare;
}

const YES = /^(y|yes|true|1|x|s|si|sí|sim|o|oui)$/i;
const NO = /^(|n|no|false|0|-|não|nao|non)$/i;

/** The row as the server takes it. Pure. */
export function rowBody({ cells }: TypedRow): contract.rentals.InvitedRow {
  const { email, name = '', bed, rental_amount, payment_date, deposit, deposit_held = '' } = cells;
  const [first_name = '', ...rest] = name.split(/\s+/);
  return {
    email,
    first_name,
    last_name: rest.join(' '),
    bed,
    rental_amount: rental_amount && amountOf(rental_amount),
    // "15th"
    payment_date: payment_date?.replace(/^(\d+)\.?(st|nd|rd|th|er|º|ª)?$/i, '$1'),
    deposit: deposit && amountOf(deposit),
    deposit_held: YES.test(deposit_held) || (NO.test(deposit_held) ? false : deposit_held),
  };
}
