import { expect, it } from 'vitest';
import { MAILBOX_SETTINGS, officeMailbox } from '../support/office-mailbox.ts';
import { operatorWithData, type Row } from '../support/operator-with-data.ts';
import { pdf } from '../support/resumes.ts';
import { automaticReply, replyBy, replyWith } from '../support/sent-replies.ts';

const PLAIN = 'without anything quoted';
const STRANGER = { to: 'office@firm.example', messageId: '<x@example.com>', subject: 'Hello', text: '' };

it('an unmatched email is listed, shown, matched, archived and deleted, as at the desk', async () => {
  const operator = await operatorWithData(MAILBOX_SETTINGS);
  const { mailbox, read } = await officeMailbox(operator.site);
  mailbox.deliver(replyBy(PLAIN, 'Do you teach teams?', STRANGER, 'first').source);
  mailbox.deliver(replyWith([{ name: 'Resume.pdf', content: pdf('R') }], 'My resume.', STRANGER, 'second'));
  mailbox.deliver(automaticReply('Auto-Submitted: auto-replied', STRANGER, 'third'));
  await read();

  const list = async (...options: string[]) => await operator.json<Row[]>('unmatched', 'list', ...options);
  expect(await list('--show', 'programs')).toHaveLength(1);
  const ids = (await list()).map(({ id }) => String(id));
  expect(ids).toHaveLength(2);
  const shown = await Promise.all(ids.map((id) => operator.json<Row>('unmatched', 'show', id)));
  const asked = shown.find(({ text }) => text === 'Do you teach teams?');
  const resume = shown.find(({ text }) => text === 'My resume.');
  expect(asked).toMatchObject({ from: 'asha@example.com', subject: 'Re: Hello', kind: 'reply' });
  expect(resume).toMatchObject({ attachments: 'Resume.pdf' });
  const [askedId, resumeId] = [String(asked?.['id']), String(resume?.['id'])];

  expect(await operator.refused('unmatched', 'match', askedId, '--to', 'E-2222-22')).toContain('E-2222-22');
  expect(await operator.json('unmatched', 'match', askedId, '--to', operator.enquiry.toLowerCase())).toEqual({
    reference: operator.enquiry,
    name: expect.any(String),
  });
  expect((await operator.run('enquiries', 'show', operator.enquiry)).stdout).toContain('Do you teach teams?');
  expect(await operator.refused('unmatched', 'show', askedId)).toContain('This email is no longer here');

  await operator.json('unmatched', 'archive', resumeId);
  expect([await list(), (await list('--show', 'archived')).length]).toEqual([[], 1]);
  expect(await operator.json('unmatched', 'unarchive', resumeId)).toEqual({ id: resumeId, list: 'people' });

  expect(await operator.refused('unmatched', 'delete', resumeId)).toContain('add --yes');
  expect(await list()).toHaveLength(1);
  expect(await operator.json('unmatched', 'delete', resumeId, '--yes')).toEqual({
    deleted: resumeId,
    files_left: 0,
  });
  expect(await list()).toEqual([]);
  const { database } = operator.site.storage;
  expect(await database.selectFrom('reply_attachments').selectAll().execute()).toEqual([]);
  // In the mailbox it still lies, and a restore of an earlier backup reads it again from there.
  await database.updateTable('mailboxes').set({ last_uid: '0' }).execute();
  await read();
  expect(await list()).toEqual([]);
});
