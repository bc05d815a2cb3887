import type { ReactNode } from 'react';

interface TableRow {
  name: string;
  cells: readonly ReactNode[];
  isTotal?: boolean;
}

interface TextTableProps {
  caption: string;
  /** The first is the heading of the row names. */
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Right-align columns with amounts. */
  hasNumbers?: boolean;
}

/** A small table of a text page; its first column has the row names. */
export function TextTable({ caption, heads, rows, hasNumbers }: TextTableProps) {
  const cell = hasNumbers ? '[.table-box_&]:text-end [td&]:whitespace-nowrap' : undefined;
  return (
    <div className="mx-0 mt-0 mb-4 overflow-x-auto" data-scrolls-x>
      <table
        className="table-box w-full border-collapse wrap-break-word [&_td]:border-b [&_td]:border-b-line [&_td]:pt-2 [&_td]:pr-2 [&_td]:pb-2 [&_td]:pl-0 [&_td]:text-start [&_td]:align-top [&_th]:border-b [&_th]:border-b-line [&_th]:pt-2 [&_th]:pr-2 [&_th]:pb-2 [&_th]:pl-0 [&_th]:text-start [&_th]:align-top [&_thead_th]:text-xs [&_thead_th]:text-muted"
        aria-label={caption}
      >
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={at === 0 ? undefined : cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, isTotal }) => (
            <tr key={name} className={isTotal ? '*:font-bold!' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((content, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are never reordered
                <td key={at} className={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Large numbers with labels. */
export function Figures({ figures }: { figures: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mx-0 mt-0 mb-6 grid grid-fit-40 gap-4 [&_dd]:m-0 [&_dd]:text-lg [&_dd]:font-bold [&_dd]:tabular [&_dt]:text-xs [&_dt]:text-muted [&>div]:rounded-md [&>div]:bg-sunken [&>div]:p-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
