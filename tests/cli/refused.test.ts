import { expect, it } from 'vitest';
import { asOptions, operatorWithData, OPENING, type Row } from '../support/operator-with-data.ts';

const NOTICE = ['--text', 'We are closed on 26 January.', '--until', '2927-01-26'];
const SOC = { ...OPENING, closes: '2999-01-31' };
const ANITA = { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-01-02' };
const BATCH = {
  course: 'devops',
  start: '2927-01-09',
  end: '2927-03-28',
  mode: 'classroom',
  city: 'Pune',
  seats: '4',
};

/**
 * What is typed, and what its refusal says. ENQUIRY, APPLICATION and BATCH are what is stored, FOLDER a folder; certificate
 * 482109375514 is valid, KA/17 revoked, KA/18 has a name that no font has.
 */
const REFUSED: Record<string, [args: string[], sentence: string][]> = {
  notices: [
    [['add', ...NOTICE, '--link=/nowhere', '--link-label=There'], 'neither a page of this site'],
    [['add', ...NOTICE, '--until=2020-01-26'], '2020-01-26 is past: give a later end'],
    [['add', ...NOTICE, '--until=next week please'], '--until must be a day such as 2027-01-26'],
    [['add', '--text=Closed.'], "required option '--until <day>' not specified"],
    [['withdraw', 'notice-none'], 'There is no notice notice-none. List them with notices list.'],
  ],
  testimonials: [[['undo', 'none'], 'There is no testimonial none']],
  openings: [
    [['open', ...asOptions({ ...SOC, closes: '2026-02-30' })], 'a day such as 2027-01-31'],
    [['open', ...asOptions({ ...SOC, title: ' ' })], 'Give the opening a title'],
    [['open', '--title', 'Alone'], '--type'],
    [['edit', 'nobody', '--title', 'x'], 'openings list'],
    [['edit', 'nobody'], 'Give at least one change, for example --location "Pune or remote".'],
    [['close', 'nobody'], 'openings list'],
    [['reopen', 'nobody'], 'openings list'],
    [['import', '/nowhere.csv'], '/nowhere.csv cannot be read'],
  ],
  templates: [
    [['set', 'call'], 'Give at least one change, for example --subject "A call on {day}".'],
    [['set', 'call', '--subject', 'Dear {nmae}'], 'no placeholder {nmae}. There are: {name}'],
    [['set', 'call', '--text=a', '--text-file=b'], 'Give --text <text> or --text-file <file>'],
    [['show', 'none'], 'There is no template none. List them with templates list.'],
    [['undo', 'call'], 'There is nothing to undo for the template call.'],
  ],
  batches: [
    [['open', '--course', 'devops'], '--start'],
    [['open', ...asOptions(BATCH)], 'batches edit BATCH'],
    [['open', ...asOptions({ ...BATCH, course: 'cobol' })], 'There are: web-development, cyber-security'],
    [
      ['open', ...asOptions({ ...BATCH, start: '2020-01-01', end: '2020-03-28' })],
      'Give today or a later day',
    ],
    [
      ['open', ...asOptions({ ...BATCH, end: '2927-01-01' })],
      'The last day, 2927-01-01, is before the first',
    ],
    [['open', ...asOptions({ ...BATCH, fee: 'fifty' })], 'a whole amount in INR such as 59000, not “fifty”'],
    [['edit', 'BATCH'], 'for example --seats 24'],
    [['edit', 'nobody', '--seats', '3'], 'batches list'],
    [['take', 'BATCH', '--seats', '9'], 'has only 4 free seats'],
    [['take', 'BATCH', '--seats', 'all'], 'a number such as 2, not “all”'],
    [['give', 'BATCH'], 'No seat of'],
    [['list', '--state', 'lost'], 'Allowed choices are draft'],
  ],
  hours: [
    [['set'], 'Give at least one change, for example --sat 10:00-14:00.'],
    [['set', '--sat', 'morning'], '--sat is written as 9:30-18:00, or closed, not “morning”.'],
    [['set', '--sat', '14:00-10:00'], 'Saturday would end at 10:00, before it begins'],
    [['holiday', '26.1.2927', '--name', 'Republic Day'], 'A holiday must be a day such as 2027-01-26'],
    [['workday', '2927-01-26'], 'There is no holiday on 2927-01-26.'],
    [['undo'], 'Nobody has changed the opening hours yet.'],
  ],
  enquiries: [
    [['show', 'E-0'], 'enquiries list'],
    [['list', '--since', 'yesterday'], '2026-11-21'],
    [['add', '--name', 'Meera Iyer', '--via', 'door'], 'Give a phone number or an email'],
    [['correct', 'ENQUIRY', '--email', 'asha@example.com'], 'is already the address'],
    [['answer', 'ENQUIRY'], '--phone, --template NAME'],
    [['answer', 'ENQUIRY', '--template', 'call'], '--set day='],
    [['answer', 'ENQUIRY', '--template', 'rejection'], 'questions, course-details'],
    [['answer', 'ENQUIRY', '--template', 'call', '--set', 'day'], 'NAME=VALUE'],
    [['answer', 'ENQUIRY', '--subject', 'x'], '--subject and --text'],
    [['answer', 'ENQUIRY', '--phone', '--subject', 'x', '--text', 'x'], 'either a call or an email'],
    [['answer', 'ENQUIRY', '--phone', '--preview'], 'no email to show'],
    [['assign', 'ENQUIRY'], 'Set the owner with --to'],
    [['assign', 'ENQUIRY', '--to', 'Nobody Here'], 'There is nobody named Nobody Here'],
    [['assign', 'ENQUIRY', '--due', '2020-01-01'], '2020-01-01 is past'],
    [['assign', 'ENQUIRY', '--due', 'tomorrow'], 'tomorrow is not a date'],
    [['join', 'ENQUIRY', '--with', 'E-2222-22'], 'There is no E-2222-22 here.'],
  ],
  applications: [
    [['show', 'A-0'], 'applications list'],
    [['resume', 'A-0', '--out', 'x.pdf'], 'applications list'],
    [['resume', 'APPLICATION'], '--out'],
    [['list', '--since', 'yesterday'], '2026-11-21'],
    [['advance', 'APPLICATION', '--to', 'hired'], 'talk'],
    [['reopen', 'APPLICATION'], 'is open'],
    [['interview', 'APPLICATION'], 'Give one of --propose, --at and --cancel.'],
  ],
  certificates: [
    [['issue', '--name', 'Alone'], '--course'],
    [['issue', ...asOptions({ ...ANITA, issued: '31.12.2026' })], 'YYYY-MM-DD'],
    [['issue', ...asOptions({ ...ANITA, issued: '2062-11-01' })], 'look at its year'],
    [['issue', ...asOptions({ ...ANITA, expires: '2026-01-01' })], 'before it is issued'],
    [['issue', ...asOptions({ ...ANITA, number: '4.82109E+11' })], 'format its column as text'],
    [['issue', ...asOptions({ ...ANITA, number: 'ka/17' })], 'certificates show'],
    [['issue', ...asOptions({ ...ANITA, email: 'anita at example' })], 'is not an email address'],
    [['revoke', '1', '--reason', 'because'], 'issued-in-error'],
    [['revoke', '1', '--reason', 'withdrawn'], 'certificates list'],
    [['reissue', '1'], 'certificates list'],
    [['show', '1'], 'certificates list'],
    [['import', '/nowhere.csv'], '/nowhere.csv cannot be read'],
    [['import', '/'], 'Give the file in it'],
    [['export', '--format', 'xls'], 'csv, json'],
    [['mail'], 'or a class with --class'],
    [['mail', '--class', 'Pune', '--to', 'a@example.com'], 'Give the number of one'],
    [['mail', '482109375514'], 'No address is known'],
    [['rotate-key', '--withdraw'], 'add --yes'],
    [
      ['add-signatory', '--name=Ravi', '--role=Trainer', '--picture=missing.png'],
      'missing.png cannot be read',
    ],
    [['end-signatory', 'x'], 'See certificates signatories'],
    [['set-design', '--sign', 'a,b,c'], 'up to 2'],
    [['set-design', '--as-firm'], '--class'],
  ],
  'certificates credential': [
    [['--out', 'FOLDER/x.json'], 'or a class with --class'],
    [['482109375514', '--class', 'Pune', '--out', 'FOLDER/x.json'], 'or a class with --class'],
    [['4821', '--out', 'FOLDER/x.json'], 'There is no certificate 4821'],
    [['KA/17', '--out', 'FOLDER/x.json'], 'is revoked'],
    [['--class', 'Pune', '--out', 'FOLDER/x.json'], 'end --out with .zip'],
    [['--class', 'Pune', '--out', 'FOLDER/x.zip'], 'has no certificate in force'],
  ],
  'certificates pdf': [
    [['--out', 'FOLDER/x.zip'], '--from FILE.csv'],
    [['482109375514', '--all', '--out', 'FOLDER/x.zip'], 'in one way'],
    [['482109375514'], '--out'],
    [['482109375514', 'KA/17', '--out', 'FOLDER/x.pdf'], 'Certificate KA/17 is revoked'],
    [['482109375514', 'KA/17', '--out', 'FOLDER/x/'], 'Certificate KA/17 is revoked'],
    [['482109375514', '5', '--out', 'FOLDER/x/'], 'certificates list'],
    [['482109375514', '--out', '/nowhere/x.pdf'], 'There is no folder /nowhere'],
    [['--class', 'None', '--out', 'FOLDER/x.pdf'], 'nothing to print'],
    [['--course', 'DevOps', '--out', 'FOLDER/x.zip'], 'The courses are: DevOps Automation, Networks.'],
    [['--issued-since', '1.11.2026', '--out', 'FOLDER/x.zip'], '2026-11-21'],
    [['--issued-since', '2999-01-01', '--out', 'FOLDER/x.zip'], 'nothing to print'],
    [['--from', 'FOLDER/none.csv', '--out', 'FOLDER/x.zip'], 'cannot be read'],
    [
      ['KA/18', '--out', 'FOLDER/x.pdf'],
      'No available font has “李”, “小”, “龙” of “李小龙”. Put a font with these letters (.ttf or .otf) into FOLDER/fonts, or write it in Latin letters.\n',
    ],
  ],
  data: [
    [['restore', 'none.backup'], 'add --yes to go ahead'],
    [['purge'], 'add --yes to go ahead'],
    [['erase', '--email', 'asha@example.com'], 'add --yes to go ahead'],
    [['erase', 'ENQUIRY'], 'add --yes to go ahead'],
    [['erase', '--yes'], 'Give --email or the reference of a submission.\n'],
    [
      ['erase', '--email', 'Ravi', '--yes'],
      '"Ravi" is not an email address. Give the address that the person wrote',
    ],
    [
      ['erase', '--email', 'no@example.com', '--yes'],
      'Nothing is stored from no@example.com. The person may have',
    ],
    [['rekey'], 'add --yes'],
    [['verify', 'none.backup'], 'none.backup'],
    [['backup', 'FOLDER/site.db'], 'Give the backup another name'],
    [['restore', 'FOLDER/site.db-shm', '--yes'], 'was not made by data backup'],
    [['move', '--to-database', 'mysql://localhost/site'], 'DATABASE_URL must be an address'],
    [
      ['backup', 'a.backup', '--out', '-'],
      'Give one place for the backup: a file, --out -, or --to s3://bucket/name.',
    ],
    [['backup', '--to', 's3://bucket'], 's3://bucket/name'],
  ],
  payments: [[['list', '--from', 'soon'], '“soon” is not a date. Write it as 2026-11-30.']],
  statistics: [
    [['show', '--month', '2026-03', '--from', '2026-03-02'], 'Give --month, or --from and --to.'],
    [['show', '--month', '2026-03', '--to', '2026-03-15'], 'Give --month, or --from and --to.'],
    [['show', '--month', '03/2026'], '03/2026 is not a month'],
    [['show', '--from', '31/01/2026'], '31/01/2026 is not a date. Write it as 2026-11-30.'],
  ],
  'of an earlier release': [
    [['jobs', 'list', '--json'], 'The command jobs is now called openings.'],
    [['letters', 'show', 'call'], 'The command letters is now called templates.'],
    [['figures', 'show', '--month', '2026-11'], 'The command figures is now called statistics.'],
    [['desk', 'trail'], 'The command desk trail is now called desk audit-log.'],
    [['data', 'rehearse', 'a.backup'], 'The command data rehearse is now called data verify.'],
    [['certificates', 'papers'], 'The command certificates papers is now called certificates designs.'],
    [['certificates', 'set-paper', '--design', 'panel'], 'is now called certificates set-design.'],
    [['certificates', 'take-back', 'Pune'], 'is now called certificates undo-import.'],
    [['unmatched', 'put-away', '3f1c'], 'The command unmatched put-away is now called unmatched archive.'],
    [['applications', 'leave', 'A-7K3M-9Q'], 'is now called applications hold.'],
    [['unmatched', 'bring-back', '3f1c'], 'is now called unmatched unarchive.'],
  ],
};

it.each(Object.entries(REFUSED))(
  '%s: a refusal says what to type instead, and changes nothing',
  async (noun, rows) => {
    const office = await operatorWithData({ RETENTION_DAYS: '1' });
    const { id } = await office.json<Row>('batches', 'open', ...asOptions(BATCH));
    const issue = (fields: object) =>
      office.json('certificates', 'issue', ...asOptions({ ...ANITA, ...fields }));
    await issue({ number: '482109375514' });
    await issue({ number: 'KA/17', course: 'Networks' });
    await issue({ number: 'KA/18', name: '李小龙', course: 'Networks' });
    await office.json('certificates', 'revoke', 'KA/17', '--reason', 'withdrawn');
    const long = { received: '2020-01-01T00:00:00.000Z' };
    await office.site.storage.database.updateTable('enquiries').set(long).execute();
    const stored: Record<string, string> = {
      ENQUIRY: office.enquiry,
      APPLICATION: office.application,
      BATCH: String(id),
      FOLDER: office.dataFolder,
    };
    const named = (words: string) =>
      words.replaceAll(/\b(?:ENQUIRY|APPLICATION|BATCH|FOLDER)\b/g, (name) => stored[name] ?? name);
    const noted = async () =>
      await office.site.storage.database.selectFrom('trail').select(['act', 'reference']).execute();
    const before = await noted();
    for (const [args, sentence] of rows) {
      const typed = [...(noun.startsWith('of ') ? [] : noun.split(' ')), ...args.map(named)];
      expect(await office.refused(...typed), typed.join(' ')).toContain(named(sentence));
    }
    expect(await noted()).toEqual(before);
  },
);
