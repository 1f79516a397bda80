import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { asOptions, type Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

const ANITA = { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-03-14' };

it('who signs is added, chosen for the firm and a class, changed and ended', async () => {
  const operator = await newOperator();
  const certificates = (...args: string[]) => operator.json<Row>('certificates', ...args);
  const file = join(operator.dataFolder, 'sunita.png');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path d="M10 60 C60 0 90 90 290 30" fill="none" stroke="#000" stroke-width="5"/></svg>';
  await writeFile(file, await sharp(Buffer.from(svg)).png().toBuffer());
  const sunita = { name: 'Sunita Kulkarni', role: 'Lead trainer' };
  const { id } = await certificates('add-signatory', ...asOptions(sunita), '--picture', file);
  expect(await certificates('signatories')).toEqual([{ id, ...sunita, picture: 'yes' }]);

  await certificates('set-design', '--design', 'engraved', '--sign', String(id), '--hours');
  await certificates('set-design', '--class=Pune', '--sign=none', '--class-printed', '--says=attended');
  expect(await certificates('designs')).toEqual([
    { class: null, design: 'engraved', signatories: id, hours: 'yes', class_printed: 'no', says: 'passed' },
    {
      class: 'Pune',
      design: 'engraved',
      signatories: null,
      hours: 'yes',
      class_printed: 'yes',
      says: 'attended',
    },
  ]);
  const issue = async (...more: string[]) => {
    const { number } = await certificates('issue', ...asOptions(ANITA), ...more);
    return await certificates('show', String(number));
  };
  const first = await issue();
  expect(first).toMatchObject({ design: 'engraved', signed_by: 'Sunita Kulkarni' });
  expect(await issue('--class', 'Pune')).toMatchObject({ design: 'engraved', signed_by: null });

  const changed = await certificates(
    'edit-signatory',
    String(id),
    '--role=Head of Training',
    '--picture=none',
  );
  expect(changed).toMatchObject({ name: 'Sunita Kulkarni', role: 'Head of Training', picture: 'no' });
  await certificates('end-signatory', String(changed.id));
  await certificates('set-design', '--class', 'Pune', '--as-firm');
  expect(await certificates('designs')).toMatchObject([{ class: null, signatories: null }]);
  expect(await certificates('show', String(first.number))).toMatchObject({ signed_by: 'Sunita Kulkarni' });
});
