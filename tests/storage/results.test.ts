import { describe, expect } from 'vitest';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { eachExported } from '../../server/services/certificates/read-certificates.ts';
import { issueFromBatch } from '../../server/services/certificates/issue-from-batch.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { correctNamesOfBatch } from '../../server/services/submissions/correct-name.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import { eachSubmission, showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { setResult } from '../../server/services/submissions/set-result.ts';
import { setSeat } from '../../server/services/submissions/set-seat.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { engines, testOn, type TestSystem } from '../support/open-storage.ts';
import { enquire } from '../support/submissions.ts';

const PRIYA = { by: 'Priya Nair' };
const DEVOPS_IN_JANUARY = 'DevOps Automation, 9 January 2927';

async function batchOf(system: TestSystem, people: Record<string, 'taken' | 'held'>) {
  const { id } = await openBatch(system, { ...DEVOPS, seats: '9' }, { courses: COURSES });
  const references: string[] = [];
  for (const [who, seat] of Object.entries(people)) {
    system.pass(1_000);
    const email = `${who.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const mobile = `98765 4321${references.length}`;
    const name = who.replace(/ \d$/, '');
    const reference = await enquire(system, { name, mobile, email, message: who });
    await setSeat(system, reference, { seat, batch: id }, PRIYA);
    references.push(reference);
  }
  return { id, references };
}

const goTo = (system: TestSystem, day: string) =>
  system.pass(Date.parse(`${day}T06:00:00Z`) - system.now().getTime());

async function issued(system: TestSystem) {
  const certificates = await Array.fromAsync(eachExported(system));
  return certificates
    .map(({ name, email, course, issued: day, class: group }) => [name, email, course, day, group])
    .toSorted((one, other) => String(one).localeCompare(String(other)));
}

describe.each(engines)('results on %s', (engine) => {
  const it = testOn(engine);

  it('everybody with a taken seat passed unless it was recorded, and only they get a certificate', async ({
    system,
  }) => {
    const { id, references } = await batchOf(system, { Asha: 'taken', Ravi: 'taken', Meera: 'held' });
    const [, ravi = '', meera = ''] = references;
    await expect(issueFromBatch(system, id)).rejects.toThrow('begins on 9 January 2927');
    await expect(setResult(system, meera, false, PRIYA)).rejects.toThrow('Meera has not taken a seat');
    await setResult(system, ravi, false, PRIYA);
    const { version } = await setResult(system, ravi, false, PRIYA);
    expect(await setResult(system, ravi, false, PRIYA)).toMatchObject({ passed: false, version });
    expect(await issueFromBatch(system, id, { dryRun: true })).toMatchObject({ names: ['Asha'] });
    goTo(system, '2927-06-01');
    const tried = await issueFromBatch(system, id, { dryRun: true });
    expect(tried).toMatchObject({ added: 1, names: ['Asha'], notPassed: ['Ravi'] });
    expect(await issued(system)).toEqual([]);
    expect(await issueFromBatch(system, id)).toMatchObject({ added: 1, class: DEVOPS_IN_JANUARY });
    expect(await issued(system)).toEqual([
      ['Asha', 'asha@example.com', 'DevOps Automation', '2927-03-30', DEVOPS_IN_JANUARY],
    ]);
    await undoChange(system, ravi, PRIYA);
    expect((await readHistory(system, ravi)).changes.map(({ to_result }) => to_result)).toEqual([
      null,
      'not-passed',
      null,
    ]);
    expect(await issueFromBatch(system, id)).toMatchObject({ added: 1, names: ['Ravi'], before: ['Asha'] });
  });

  it('two people of one name get one each, and who was issued under a corrected name gets no second', async ({
    system,
  }) => {
    const { id, references } = await batchOf(system, {
      'Anil Kumar 1': 'taken',
      'Anil Kumar 2': 'taken',
      Poja: 'taken',
    });
    goTo(system, '2927-06-01');
    const { added, warnings } = await issueFromBatch(system, id);
    expect([added, warnings]).toEqual([3, ['Row 1 has the same name and course.']]);
    const all = await Array.fromAsync(eachExported(system));
    expect(
      all
        .map(({ name, email }) => [name, email])
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['Anil Kumar', 'anil.kumar.1@example.com'],
      ['Anil Kumar', 'anil.kumar.2@example.com'],
      ['Poja', 'poja@example.com'],
    ]);
    const poja = all.find(({ name }) => name === 'Poja');
    await reissueCertificate(system, poja?.number ?? '', { name: 'Pooja' });
    expect(await issueFromBatch(system, id)).toMatchObject({
      added: 0,
      before: ['Anil Kumar', 'Anil Kumar', 'Pooja'],
    });
    const enquiry = await showSubmission(system, 'enquiry', references[2] ?? '');
    expect(enquiry.name).toBe('Pooja');
    const found = await Array.fromAsync(eachSubmission(system, 'enquiry', { search: 'pooja' }));
    expect(found.map(({ reference }) => reference)).toEqual([references[2]]);
    expect((await readHistory(system, references[2] ?? '')).notes.map(({ text }) => text)).toEqual([
      'Name corrected with the certificate: Pooja. It was Poja.',
    ]);
    await reissueCertificate(
      system,
      all.find(({ email }) => email === 'anil.kumar.1@example.com')?.number ?? '',
      {
        name: 'Anil Kumar V',
      },
    );
    const others = references.slice(0, 2).map((reference) => showSubmission(system, 'enquiry', reference));
    expect((await Promise.all(others)).map(({ name }) => name)).toEqual(['Anil Kumar V', 'Anil Kumar']);
  });

  it('a name that was corrected in the class list of a batch is corrected in the enquiry', async ({
    system,
  }) => {
    const { references } = await batchOf(system, { Poja: 'taken', Ravi: 'taken', Meera: 'held' });
    const rows = [
      { name: 'Pooja', email: 'Poja@example.com' },
      { name: 'Ravi', email: 'ravi@example.com' },
      { name: 'Mira', email: 'meera@example.com' },
      { name: 'Nobody', email: '' },
    ].map((values) => ({ values }));
    await correctNamesOfBatch(system, 'Another class', rows, 'Priya Nair');
    await correctNamesOfBatch(system, DEVOPS_IN_JANUARY, rows, 'Priya Nair');
    const now = references.map(
      async (reference) => (await showSubmission(system, 'enquiry', reference)).name,
    );
    expect(await Promise.all(now)).toEqual(['Pooja', 'Ravi', 'Meera']);
    const histories = await Promise.all(references.map((reference) => readHistory(system, reference)));
    expect(histories.map(({ notes }) => notes.map(({ text, written_by: by }) => [by, text]))).toEqual([
      [['Priya Nair', 'Name corrected with the certificate: Pooja. It was Poja.']],
      [],
      [],
    ]);
  });

  it('a result goes with the seat', async ({ system }) => {
    const { references } = await batchOf(system, { Asha: 'taken' });
    const [asha = ''] = references;
    const other = await openBatch(system, { ...DEVOPS, start: '2927-02-06' }, { courses: COURSES });
    await setResult(system, asha, false, PRIYA);
    await setSeat(system, asha, { batch: other.id }, PRIYA);
    await setResult(system, asha, false, PRIYA);
  });
});
