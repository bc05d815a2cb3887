/** Makes drawings smaller by merging neighbors of one color into one path. */

const SHAPE =
  /<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)" fill="(#\w+)"( opacity="[^"]*")?\/>|<polygon points="([^"]*)" fill="(#\w+)"( opacity="[^"]*")?\/>/y;

interface Shape {
  look: string;
  d: string;
  source: string;
}

const shapeAt = (text: string, index: number): Shape | undefined => {
  SHAPE.lastIndex = index;
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [source, x, y, w, h, fill, level, points, fill2, level2] = match;
  return points === undefined
    ? { source, look: `fill="${fill}"${level ?? ''}`, d: `M${x} ${y}h${w}v${h}H${x}z` }
    : { source, look: `fill="${fill2}"${level2 ?? ''}`, d: `M${points.replace(/ /g, 'L')}z` };
};

const flush = (run: readonly Shape[]): string => {
  const [first] = run;
  if (first === undefined) return '';
  return run.length === 1
    ? first.source
    : `<path ${first.look} d="${run.map((shape) => shape.d).join('')}"/>`;
};

export const compact = (content: string): string => {
  const text = content.replace(/ +(?=\/?>)/g, '');
  const out: string[] = [];
  let run: Shape[] = [];
  let index = 0;
  while (index < text.length) {
    const shape = shapeAt(text, index);
    if (shape !== undefined) {
      if (run[0] !== undefined && run[0].look !== shape.look) {
        out.push(flush(run));
        run = [];
      }
      run.push(shape);
      index += shape.source.length;
      continue;
    }
    out.push(flush(run));
    run = [];
    const next = text.indexOf('<', index + 1);
    out.push(text.slice(index, next === -1 ? text.length : next));
    index = next === -1 ? text.length : next;
  }
  out.push(flush(run));
  return out.join('');
};
