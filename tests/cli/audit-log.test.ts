import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asOptions, operatorWithData, type Row } from '../support/operator-with-data.ts';

it('each act of a command has its line in the audit log, without what visitors typed', async () => {
  const office = await operatorWithData();
  const at = (name: string) => join(office.dataFolder, name);
  await writeFile(at('class.csv'), 'name,course,issued\nZoya Khan,DevOps Automation,2026-11-21\n');
  await office.json('certificates', 'import', at('class.csv'), '--class', 'Pune');
  await office.json('certificates', 'import', at('class.csv'), '--class', 'Pune');
  const [{ number = '' } = {}] = await office.json<Row[]>('certificates', 'list');
  await office.json('certificates', 'pdf', String(number), '--out', at('one.pdf'));
  await office.json('certificates', 'pdf', '--class', 'Pune', '--out', at('class.pdf'));
  await office.json('certificates', 'pdf', '--class', 'Pune', '--out', at('class.zip'));
  await office.json('certificates', 'pdf', '--class', 'Pune', '--out', at('folder/'));
  const corrected = await office.json<Row>('certificates', 'reissue', String(number));
  await office.json('certificates', 'revoke', String(corrected.number), '--reason', 'withdrawn');
  for (const noun of ['enquiries', 'applications', 'certificates'])
    await office.run(noun, 'export', '--out', at(`${noun}.csv`));
  await office.run('statistics', 'export', '--kind', 'visits', '--out', at('visits.csv'));
  await office.json('applications', 'resume', office.application, '--out', at('resume.pdf'));
  await office.json('applications', 'reject', office.application);
  await office.json('enquiries', 'answer', office.enquiry, '--phone');
  const job = await office.json<Row>(
    'openings',
    'open',
    ...asOptions({ title: 'Trainer', type: 'Full-time', location: 'Pune', description: 'Teach.' }),
  );
  await office.json('openings', 'close', String(job.id));
  await office.json('data', 'purge', '--yes');
  await office.json('data', 'backup', at('site.backup'));
  await office.json('data', 'erase', '--email', 'ravi@example.com', '--yes');

  const trail = await office.json<Row[]>('desk', 'audit-log');
  // The certificate that comes of the reissue is of the same moment.
  const lines = trail.filter(
    ({ actor, sentence }) => actor === 'command line' && sentence !== 'issued a certificate',
  );
  expect(lines.map(({ sentence, reference }) => `${sentence}: ${reference}`).toReversed()).toEqual([
    'imported certificates: Pune',
    ...Array.from({ length: 4 }, () => `printed a certificate: ${number}`),
    `reissued a certificate with a correction: ${number}`,
    `revoked a certificate: ${corrected.number}`,
    'exported: enquiries',
    'exported: applications',
    'exported: certificates',
    'exported: figures',
    `downloaded a resume: ${office.application}`,
    `rejected an application: ${office.application}`,
    `answered by phone: ${office.enquiry}`,
    `published an opening: ${job.id}`,
    `closed an opening: ${job.id}`,
    'purged data past its retention period: ',
    'made a backup: ',
    `erased the data of a person: ${office.application}`,
  ]);
  for (const personal of ['Zoya', 'Ravi', 'ravi@example.com', 'asha@example.com'])
    expect(JSON.stringify(trail)).not.toContain(personal);
});
