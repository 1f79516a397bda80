import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import type { Row } from '../support/operator-with-data.ts';
import { openInbox } from '../support/inbox.ts';
import { newOperator } from '../support/operator.ts';
import { company } from '../../content/company.ts';

const TEMPLATES = (
  'enquiry-notification enquiry-confirmation application-notification application-confirmation ' +
  'access-reset certificate-holder subscription-confirmation batch-opened morning-mail questions ' +
  'course-details call not-offered application-questions phone-interview exercise rejection ' +
  'rejection-after-exercise'
).split(' ');

const SETTINGS = { NOTIFY_EMAIL: 'office@firm.example', MAIL_FROM: 'site@firm.example' };

it('previews each mail with sample data, as it would leave', async () => {
  const operator = await newOperator(SETTINGS);
  const mails = await operator.json<Row[]>('mail', 'preview');
  expect(mails.map(({ template }) => template)).toEqual(TEMPLATES);
  expect((await operator.run('mail', 'preview')).stdout).toMatch(/^TEMPLATE +TO +SUBJECT\n/);
  const notification = await operator.json<Row>('mail', 'preview', 'application-notification');
  expect(notification).toMatchObject({
    from: `"${company.name}" <site@firm.example>`,
    to: 'office@firm.example',
    reply_to: 'asha.rao@example.com',
    subject: expect.stringMatching(/^Asha Rao, SOC Analyst \(A-[^)]+\)$/),
    attachment: expect.stringMatching(/^Resume-A-/),
    text: expect.stringContaining('Somebody has applied for SOC Analyst.'),
  });
  const { stdout } = await operator.run('mail', 'preview', 'enquiry-confirmation');
  expect(stdout).toMatch(/^to: +asha\.rao@example\.com$/m);
  expect(stdout).toContain(`Your enquiry reached ${company.name} on`);
  expect(await operator.json<Row>('mail', 'preview', 'rejection')).toMatchObject({
    to: 'asha.rao@example.com',
    reply_to: 'office@firm.example',
    subject: expect.stringMatching(/^Your application for SOC Analyst \(A-.+\)$/),
    text: expect.stringContaining('We have decided to proceed with other applicants.'),
  });
  expect(await operator.refused('mail', 'preview', 'enquiry')).toContain('enquiry-confirmation');
});

it('names commands in mails and in help as they are typed on this machine', async () => {
  const named = { ...SETTINGS, OPERATOR_COMMAND: 'docker compose exec site node cli/main.ts' };
  for (const [settings, command] of [
    [SETTINGS, 'npx operator'],
    [named, 'docker compose exec site node cli/main.ts'],
  ] as const) {
    const operator = await newOperator(settings);
    for (const [template, verb] of [
      ['enquiry-notification', 'enquiries show E-'],
      ['application-notification', 'applications show A-'],
      ['access-reset', 'desk end "'],
    ] as const) {
      const { text } = await operator.json<Row>('mail', 'preview', template);
      expect(text).toContain(`${command} ${verb}`);
    }
    const pages = [['--help'], ['doctor', '--help'], ['desk', 'link', '--help']];
    for (const page of pages) expect((await operator.run(...page)).stdout).toContain(`\n  ${command} `);
  }
});

it('writes them as files that mail programs open, and sends none', async () => {
  const inbox = await openInbox();
  const operator = await newOperator({ ...SETTINGS, SMTP_URL: inbox.url });
  const folder = join(operator.dataFolder, 'previews');
  await operator.json('mail', 'preview', '--out', folder);
  expect((await readdir(folder)).sort()).toEqual(
    [
      ...TEMPLATES.map((name) => `${name}.eml`),
      'application-confirmation.html',
      'certificate-holder.html',
      'enquiry-confirmation.html',
      'subscription-confirmation.html',
    ].sort(),
  );
  const mail = await PostalMime.parse(await readFile(join(folder, 'application-notification.eml')));
  expect(mail.to).toMatchObject([{ address: 'office@firm.example' }]);
  expect(mail.attachments).toHaveLength(1);
  const written = join(folder, 'enquiry-confirmation.eml');
  await writeFile(written, 'changed by hand');
  expect(await operator.refused('mail', 'preview', 'enquiry-confirmation', '--out', folder)).toBe(
    `${written} exists already. Give --out another folder.\n`,
  );
  expect(await readFile(written, 'utf8')).toBe('changed by hand');
  expect(await operator.json('outbox', 'list', '--all')).toEqual([]);
  expect(inbox.messages).toEqual([]);
  await inbox.close();
});
