import { inflateSync } from 'node:zlib';

/** In points, from the lower left corner of the sheet. */
export interface DrawnBox {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

type Matrix = [number, number, number, number, number, number];

const PAINTS = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);

/** What the lines and areas that Chromium draws on each sheet of a PDF reach over; nothing for a sheet without any. */
export function drawnOnSheets(pdf: Buffer): (DrawnBox | undefined)[] {
  const source = pdf.toString('latin1');
  const streams = new Map<string, string>();
  for (const [, id = '', packing, content = ''] of source.matchAll(
    /^(\d+) 0 obj\n<<(\/Filter \/FlateDecode\n)?\/Length \d+>> stream\n([^]*?)\nendstream/gm,
  )) {
    const bytes = Buffer.from(content, 'latin1');
    streams.set(id, (packing ? inflateSync(bytes) : bytes).toString('latin1'));
  }
  return Array.from(source.matchAll(/<<\/Type \/Page\n[^]*?\/Contents (\d+) 0 R/g), ([, id = '']) =>
    drawnBy(streams.get(id)!.split('\n')),
  );
}

function drawnBy(operators: string[]): DrawnBox | undefined {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let path: [number, number][] = [];
  const saved: Matrix[] = [];
  const drawn: [number, number][] = [];
  for (const line of operators) {
    const words = line.split(' ');
    const operator = words.pop()!;
    const numbers = words.map(Number);
    const add = (x: number, y: number) => {
      const [a, b, c, d, e, f] = matrix;
      path.push([a * x + c * y + e, b * x + d * y + f]);
    };
    if (operator === 'q') saved.push(matrix);
    else if (operator === 'Q') matrix = saved.pop()!;
    else if (operator === 'cm') matrix = within(matrix, numbers as Matrix);
    else if (operator === 'm' || operator === 'l' || operator === 'c')
      add(...(numbers.slice(-2) as [number, number]));
    else if (operator === 're') {
      const [x, y, width, height] = numbers as [number, number, number, number];
      add(x, y);
      add(x + width, y + height);
    } else if (operator === 'n') path = [];
    else if (PAINTS.has(operator)) drawn.push(...path.splice(0));
  }
  if (drawn.length === 0) return undefined;
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

function within([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
