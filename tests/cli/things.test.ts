import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asOptions, OPENING, type Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

const NOTICE = ['--text', 'We are closed on 26 January.', '--until', '2927-01-26'];
const SAID = ['--name=Anita S.', '--role=DevOps Automation', '--message=I learnt to give reasons.'];
const CONSENT = ['--agreed-by=Anita Sharma', '--agreed-on=2026-01-12', '--agreed-to=These words; by email'];
const SOC = { ...OPENING, closes: '2999-01-31' };

/** What `made` prints, and what each verb prints next; ID stands for the id. */
const LIVES: Record<string, { made: string[]; printed: Row; steps: [string[], Row][] }> = {
  notices: {
    made: ['add', ...NOTICE, '--link', '/contact', '--link-label', 'Write to us'],
    printed: {
      id: expect.stringMatching(/^notice-[a-z0-9]{6}$/) as string,
      state: 'on-site',
      tone: 'information',
      from: null,
      until: '2927-01-26',
      text: 'We are closed on 26 January.',
      link: '/contact',
      link_label: 'Write to us',
    },
    steps: [
      [
        ['edit', 'ID', '--from=2927-01-25 18:00', '--until=2927-01-27 09:30', '--link=', '--link-label='],
        { state: 'waiting', from: '2927-01-25 18:00', until: '2927-01-27 09:30', link: null, link_label: '' },
      ],
      [['undo', 'ID'], { state: 'on-site', from: null, until: '2927-01-26', link: '/contact' }],
      [['undo', 'ID'], { state: 'waiting', link: null }],
      [['withdraw', 'ID'], { state: 'withdrawn' }],
      [['publish', 'ID'], { state: 'waiting' }],
    ],
  },
  testimonials: {
    made: ['add', ...SAID],
    printed: {
      id: expect.stringMatching(/^testimonial-[a-z0-9]{6}$/) as string,
      state: 'draft',
      name: 'Anita S.',
      role: 'DevOps Automation',
      message: 'I learnt to give reasons.',
      agreed_by: '',
      agreed_on: '',
      agreed_to: '',
      email: '',
      until: '',
    },
    steps: [
      [['edit', 'ID', ...CONSENT], { state: 'draft', agreed_by: 'Anita Sharma' }],
      [['publish', 'ID'], { state: 'published' }],
      [['withdraw', 'ID'], { state: 'withdrawn' }],
      [['undo', 'ID'], { state: 'published' }],
      [['undo', 'ID'], { state: 'withdrawn' }],
    ],
  },
  openings: {
    made: ['open', ...asOptions(SOC)],
    printed: { ...SOC, id: expect.stringMatching(/^soc-analyst-[a-z0-9]{4}$/) as string, state: 'open' },
    steps: [
      [['edit', 'ID', '--location', 'Goa', '--closes', 'never'], { location: 'Goa', closes: null }],
      [['undo', 'ID'], { location: 'Pune', closes: '2999-01-31' }],
      [['undo', 'ID'], { location: 'Goa', closes: null }],
      [['close', 'ID'], { state: 'closed' }],
      [['reopen', 'ID', '--closes', '2999-03-31'], { state: 'open', closes: '2999-03-31' }],
      [['close', 'ID'], { state: 'closed' }],
      [['reopen', 'ID', '--closes', 'never'], { state: 'open', closes: null }],
      [['reopen', 'ID'], { state: 'open', closes: null }],
    ],
  },
  templates: {
    made: ['show', 'call'],
    printed: expect.objectContaining({
      template: 'call',
      about: 'enquiry',
      words: 'original',
      subject: 'Your enquiry: a call on {day}',
      placeholders: expect.stringMatching(/^\{name\} \{reference\}/) as string,
    }) as Row,
    steps: [
      [['set', 'call', '--subject', 'A call'], { words: 'changed', subject: 'A call' }],
      [['restore', 'call'], { words: 'original', subject: 'Your enquiry: a call on {day}' }],
      [['undo', 'call'], { words: 'changed', subject: 'A call' }],
      [['undo', 'call'], { words: 'original', subject: 'Your enquiry: a call on {day}' }],
    ],
  },
};

it.each(Object.entries(LIVES))('%s are made, changed, undone and listed', async (noun, life) => {
  const operator = await newOperator();
  const made = await operator.json<Row>(noun, ...life.made);
  expect(made).toEqual(life.printed);
  let last = made;
  for (const [args, printed] of life.steps) {
    const typed = args.map((word) => (word === 'ID' ? String(made['id']) : word));
    last = await operator.json<Row>(noun, ...typed);
    expect(last, typed.join(' ')).toMatchObject(printed);
  }
  expect(await operator.json<Row[]>(noun, 'list')).toContainEqual(last);
});

it.each<[string, string[], string]>([
  ['notices', ['add', ...NOTICE, '--link=/nowhere', '--link-label=There'], 'neither a page of this site'],
  ['notices', ['add', ...NOTICE, '--until=2020-01-26'], '2020-01-26 is past: give a later end'],
  ['notices', ['add', ...NOTICE, '--until=next week please'], '--until must be a day such as 2027-01-26'],
  ['notices', ['add', '--text=Closed.'], "required option '--until <day>' not specified"],
  ['notices', ['withdraw', 'notice-none'], 'There is no notice notice-none. List them with notices list.'],
  ['testimonials', ['undo', 'none'], 'There is no testimonial none'],
  ['openings', ['open', ...asOptions({ ...SOC, closes: '2026-02-30' })], 'a day such as 2027-01-31'],
  ['openings', ['open', ...asOptions({ ...SOC, title: ' ' })], 'Give the opening a title'],
  ['openings', ['open', '--title', 'Alone'], '--type'],
  ['openings', ['edit', 'nobody', '--title', 'x'], 'openings list'],
  ['openings', ['edit', 'nobody'], 'Give at least one change, for example --location "Pune or remote".'],
  ['openings', ['close', 'nobody'], 'openings list'],
  ['openings', ['reopen', 'nobody'], 'openings list'],
  ['openings', ['import', '/nowhere.csv'], '/nowhere.csv cannot be read'],
  ['templates', ['set', 'call'], 'Give at least one change, for example --subject "A call on {day}".'],
  ['templates', ['set', 'call', '--subject', 'Dear {nmae}'], 'no placeholder {nmae}. There are: {name}'],
  ['templates', ['set', 'call', '--text=a', '--text-file=b'], 'Give --text <text> or --text-file <file>'],
  ['templates', ['show', 'none'], 'There is no template none. List them with templates list.'],
  ['templates', ['undo', 'call'], 'There is nothing to undo for the template call.'],
  ['jobs', ['list', '--json'], 'The command jobs is now called openings.'],
  ['letters', ['show', 'call'], 'The command letters is now called templates.'],
  ['figures', ['show', '--month', '2026-11'], 'The command figures is now called statistics.'],
  ['desk', ['trail'], 'The command desk trail is now called desk audit-log.'],
  ['data', ['rehearse', 'a.backup'], 'The command data rehearse is now called data verify.'],
  ['certificates', ['papers'], 'The command certificates papers is now called certificates designs.'],
  ['certificates', ['set-paper', '--design', 'panel'], 'is now called certificates set-design.'],
  ['certificates', ['take-back', 'Pune'], 'is now called certificates undo-import.'],
  ['unmatched', ['put-away', '3f1c'], 'The command unmatched put-away is now called unmatched archive.'],
  ['applications', ['leave', 'A-7K3M-9Q'], 'is now called applications hold.'],
  ['unmatched', ['bring-back', '3f1c'], 'is now called unmatched unarchive.'],
])('%s %j is refused with what to type instead', async (noun, args, sentence) => {
  const operator = await newOperator();
  expect(await operator.refused(noun, ...args)).toContain(sentence);
});

it('a second open opening with the same title is refused, as is a date for one that is open', async () => {
  const operator = await newOperator();
  const { id } = await operator.json<Row>('openings', 'open', ...asOptions(SOC));
  expect(await operator.refused('openings', 'open', ...asOptions(SOC))).toContain(`openings edit ${id}`);
  expect(await operator.refused('openings', 'reopen', String(id), '--closes', '2999-03-31')).toContain(
    `The opening ${id} is open. Change it with openings edit.`,
  );
  expect(await operator.json('openings', 'list')).toHaveLength(1);
});

it('the list has its columns, and the export a file', async () => {
  const operator = await newOperator();
  const { id } = await operator.json<Row>('openings', 'open', ...asOptions(OPENING));
  const { stdout } = await operator.run('openings', 'list');
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['ID', 'STATE', 'CLOSES', 'LOCATION', 'TITLE'],
    [id, 'open', '–', 'Pune', 'SOC Analyst'],
    [''],
  ]);
  const notice = await operator.json<Row>('notices', 'add', ...NOTICE);
  const file = join(operator.dataFolder, 'notices.csv');
  await operator.run('notices', 'export', '--out', file);
  const [head, row] = (await readFile(file, 'utf8')).split('\n');
  expect(head).toContain('id,state,tone,from,until,text,link,link_label');
  expect(row).toContain(`${notice['id']},on-site,information,,2927-01-26,We are closed`);
});

it('openings are imported from a file, bad lines named, a repeat changing nothing', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'openings.csv');
  await writeFile(
    file,
    'location,title,type,description,closes\nPune,Trainer,Full-time,"Teach, and mark",\nPune,,x,y,\n',
  );
  const dry = await operator.run('openings', 'import', file, '--dry-run');
  expect(dry).toMatchObject({ status: 1, stdout: expect.stringContaining('nothing was stored') });
  expect(await operator.json('openings', 'list')).toEqual([]);
  const first = await operator.run('openings', 'import', file, '--json');
  expect(first.status).toBe(1);
  expect(first.stderr).toContain('line 3: Give the opening a title');
  expect(JSON.parse(first.stdout)).toMatchObject({ added: 1, unchanged: 0, failed: 1 });
  const again = await operator.run('openings', 'import', file, '--json');
  expect(JSON.parse(again.stdout)).toMatchObject({ added: 0, unchanged: 1, failed: 1 });
});

it('a template is read from a file, and the preview of the email begins with it', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'call.txt');
  await writeFile(file, 'Dear {name},\n\nWe call on {day}.\n');
  expect(await operator.json('templates', 'set', 'call', '--text-file', file)).toMatchObject({
    text: 'Dear {name},\n\nWe call on {day}.',
  });
  expect(await operator.json<Row>('mail', 'preview', 'call')).toMatchObject({
    text: expect.stringContaining('We call on {day}.'),
  });
});

it('testimonials erased or withdrawn since a backup do not come back with it; others do', async () => {
  const operator = await newOperator();
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await operator.json<Row>('testimonials', 'add', ...SAID, ...CONSENT);
    await operator.json('testimonials', 'publish', String(id));
    made.push(String(id));
  }
  const [erased, withdrawn, kept] = made as [string, string, string];
  const file = `${operator.dataFolder}.backup`;
  await operator.json('data', 'backup', file);
  expect(await operator.json('testimonials', 'erase', erased, '--yes')).toEqual({ erased });
  await operator.json('testimonials', 'withdraw', withdrawn);
  await operator.json('testimonials', 'withdraw', kept);
  await operator.json('testimonials', 'undo', kept);
  await operator.json('data', 'restore', file, '--yes');
  const listed = await operator.json<Row[]>('testimonials', 'list');
  expect(Object.fromEntries(listed.map(({ id, state }) => [id, state]))).toEqual({
    [withdrawn]: 'withdrawn',
    [kept]: 'published',
  });
});
