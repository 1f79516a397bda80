import { type Plane, type Planes, boxBlur } from './planes.ts';

const SEARCH_RADIUS = 6;
const PATCH_RADIUS = 2;
/** How far colour, surface colour and direction may differ before two pixels count as different things. */
const TOLERANCE = { colour: 0.055, albedo: 0.06, normal: 0.1 };
const ALPHA_PENALTY = 200;
/** Beyond it a neighbour's weight is under 0.00001. */
const LARGEST_EXPONENT = 12;

const precision = (tolerance: number) => 1 / (2 * tolerance ** 2);

/** Joint non-local means: every pixel becomes the mean of neighbours that look alike and lie on a like surface. */
export function denoise(picture: Planes): Planes {
  const { width, height, colour, alpha, guides } = picture;
  // Square roots weigh noise in the dark like noise in the light.
  const compared = colour.map(squareRoot);
  const albedo = guides.albedo?.map(squareRoot);
  const sums = colour.map((plane) => new Float32Array(plane.length));
  const weights = new Float32Array(alpha.length);
  const difference = new Float32Array(alpha.length);

  const eachNeighbour = (dx: number, dy: number, visit: (pixel: number, neighbour: number) => void) => {
    for (let y = 0; y < height; y++) {
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
      for (let x = 0; x < width; x++) visit(y * width + x, row + Math.min(width - 1, Math.max(0, x + dx)));
    }
  };

  for (const [dx, dy] of offsets()) {
    eachNeighbour(dx, dy, (pixel, neighbour) => {
      difference[pixel] = distance(compared, pixel, neighbour) / 3;
    });
    const unlike = boxBlur(difference, width, height, PATCH_RADIUS);
    eachNeighbour(dx, dy, (pixel, neighbour) => {
      let exponent = unlike[pixel]! * precision(TOLERANCE.colour);
      if (albedo) exponent += distance(albedo, pixel, neighbour) * precision(TOLERANCE.albedo);
      if (guides.normal) exponent += distance(guides.normal, pixel, neighbour) * precision(TOLERANCE.normal);
      exponent += (alpha[pixel]! - alpha[neighbour]!) ** 2 * ALPHA_PENALTY;
      if (exponent > LARGEST_EXPONENT) return;
      const weight = Math.exp(-exponent);
      weights[pixel] = weights[pixel]! + weight;
      for (let channel = 0; channel < sums.length; channel++) {
        const sum = sums[channel]!;
        sum[pixel] = sum[pixel]! + weight * colour[channel]![neighbour]!;
      }
    });
  }
  return { ...picture, colour: sums.map((sum) => sum.map((value, i) => value / weights[i]!)) };
}

const squareRoot = (plane: Plane) => plane.map(Math.sqrt);

function distance(planes: Plane[], pixel: number, neighbour: number): number {
  let sum = 0;
  for (let channel = 0; channel < planes.length; channel++) {
    const plane = planes[channel]!;
    const difference = plane[pixel]! - plane[neighbour]!;
    sum += difference * difference;
  }
  return sum;
}

function* offsets(): Generator<[number, number]> {
  for (let dy = -SEARCH_RADIUS; dy <= SEARCH_RADIUS; dy++) {
    for (let dx = -SEARCH_RADIUS; dx <= SEARCH_RADIUS; dx++) {
      if (dx * dx + dy * dy <= SEARCH_RADIUS ** 2 + 1) yield [dx, dy];
    }
  }
}
