import { useEffect, useRef } from 'react';
import { Glyph } from '../../ui/glyph.tsx';
import { type StepProgress, resultWords } from './lab-progress.ts';

interface LabCardProps {
  firm: string;
  path: string;
  title: string;
  courseTitle: string;
  steps: StepProgress[];
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];

/** A picture of the result to save or share. The page draws it, without a name or answers. */
export function LabCard({ firm, path, title, courseTitle, steps }: LabCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const firstTries = steps.filter((step) => resultWords(step) === resultWords(FIRST_TRY)).length;
  const result = `${firstTries} of ${steps.length} steps right at the first try`;

  useEffect(() => {
    // The display font may not be loaded yet in that weight.
    const drawn = canvas.current;
    if (!drawn) return;
    void document.fonts.load(fontOf(drawn, TITLE, 'display')).then(() => {
      draw(drawn, { firm, path, title, courseTitle, steps, result });
    });
  }, [firm, path, title, courseTitle, steps, result]);

  async function saveOrShare(): Promise<void> {
    const picture = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve));
    if (!picture) return;
    const name = `${path.split('/').at(-2)}-lab.png`;
    const file = new File([picture], name, { type: 'image/png' });
    const shared = { title, url: location.origin + path, files: [file] };
    if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
      // Closing the share dialog is not an error.
      await navigator.share(shared).catch(() => {});
      return;
    }
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(picture),
      download: name,
    });
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className="lab-card">
      <h3>A card to share</h3>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`${firm}, open lab: ${title}. ${result}.`}
      />
      <button type="button" className="button ghost" onClick={() => void saveOrShare()}>
        Save or share the card
        <Glyph name="download" />
      </button>
      <p className="note">Drawn in this page. It has no name on it and gives no answer away.</p>
    </div>
  );
}

const FIRST_TRY: StepProgress = { outcome: 'solved', wrongTries: 0 };

const TITLE = '600 88px';
type FontUse = 'display' | 'body' | 'mono';

/** Font families from the page's styles, for the canvas and `document.fonts`. */
function fontOf(canvas: HTMLCanvasElement, weightAndSize: string, use: FontUse): string {
  return `${weightAndSize} ${getComputedStyle(canvas).getPropertyValue(`--font-${use}`)}`;
}

interface CardWords extends LabCardProps {
  result: string;
}

function draw(canvas: HTMLCanvasElement, { firm, path, title, courseTitle, steps, result }: CardWords): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const property = (name: string) => getComputedStyle(canvas).getPropertyValue(`--${name}`);
  const font = (weightAndSize: string, use: FontUse) => fontOf(canvas, weightAndSize, use);
  const titleFont = font(TITLE, 'display');
  const write = (text: string, x: number, y: number, lineFont: string, name: string) => {
    pen.font = lineFont;
    pen.fillStyle = property(name);
    pen.fillText(text, x, y);
  };

  pen.fillStyle = property('surface');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = property('accent');
  pen.fillRect(0, 0, WIDTH, 10);
  write(`Open lab · ${courseTitle}`, MARGIN, 122, font('500 36px', 'body'), 'text-2');
  pen.font = titleFont;
  const lines = wrapped(title, WIDTH - 2 * MARGIN, (text) => pen.measureText(text).width);
  lines.forEach((line, index) => write(line, MARGIN, 232 + index * 94, titleFont, 'text'));

  // A plate for each step. It is full if the step was solved at the first try, half full after more tries, and an
  // outline if the answer was shown.
  const gap = 14;
  const width = (WIDTH - 2 * MARGIN - gap * (steps.length - 1)) / steps.length;
  steps.forEach((step, index) => {
    const x = MARGIN + index * (width + gap);
    pen.strokeStyle = pen.fillStyle = property('accent-2');
    pen.lineWidth = 3;
    pen.strokeRect(x + 1.5, 417.5, width - 3, 53);
    if (step.outcome === 'solved')
      pen.fillRect(x, step.wrongTries ? 444 : 416, width, step.wrongTries ? 28 : 56);
  });
  write(`${result}.`, MARGIN, 530, font('500 36px', 'body'), 'text');
  write(`${firm}  ${location.host}${path}`, MARGIN, 584, font('400 28px', 'mono'), 'text-2');
}

/** Text in as many lines as needed. */
function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
