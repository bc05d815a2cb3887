import type { ReactNode } from 'react';
import classes from './text-page.module.css';

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
  const cell = hasNumbers ? classes.number : undefined;
  return (
    <div className={classes.scroll} data-scrolls-x>
      <table className={classes.table} aria-label={caption}>
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
            <tr key={name} className={isTotal ? classes.total : undefined}>
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
    <dl className={classes.facts}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
