import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { newOperator, type Operator } from '../support/operator.ts';
import { readPdf, scanFigure } from '../support/read-pdf.ts';

// Every command is a process of its own: slow on a machine that does other work too.
vi.setConfig({ testTimeout: 120_000 });

async function issue(operator: Operator, name: string): Promise<string> {
  const words = ['--name', name, '--course', 'DevOps Automation'];
  const { number } = await operator.json<{ number: string }>('certificates', 'issue', ...words);
  return number;
}

it('a certificate is drawn with a QR code that carries its number and key to the check', async () => {
  const operator = await newOperator({ PUBLIC_URL: 'https://firm.example' });
  const number = await issue(operator, 'अनिता शर्मा');
  const out = join(operator.dataFolder, 'certificate.pdf');
  expect(await operator.run('certificates', 'pdf', number, '--out', out)).toMatchObject({ status: 0 });
  const pdf = readPdf(await readFile(out));
  const scanned = new URL((await scanFigure(pdf.drawn(pdf.pages[0]!))) ?? '');
  expect(scanned.origin + scanned.pathname).toBe('https://firm.example/it-trainings/certificate');
  expect(scanned.searchParams.get('cert_number')).toBe(number);
  expect(scanned.searchParams.get('key')).toMatch(/^[\w-]{22,}$/);
});

it('a name that no font holds ends in one line that says what to do', async () => {
  const operator = await newOperator();
  const number = await issue(operator, '李小龙');
  const out = join(operator.dataFolder, 'certificate.pdf');
  expect(await operator.run('certificates', 'pdf', number, '--out', out)).toMatchObject({
    status: 1,
    stderr: `No available font has “李”, “小”, “龙” of “李小龙”. Put a font with these letters (.ttf or .otf) into ${join(operator.dataFolder, 'fonts')}, or write it in Latin letters.\n`,
  });
});
